// `npm run new -- screen automation/Workflows [workflows.list]` and `npm run new -- primitive Gauge`: the files of a new thing as the house wants them, or one sentence why not.
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { root } from './files.ts'
import { primitive } from './new/primitive.ts'
import { screen } from './new/screen.ts'
import { checkout, Refused, write, type Writing } from './new/writing.ts'

const usage = 'Say what is new: npm run new -- screen <area>/<Name> [read of the door], or npm run new -- primitive <Name>.'

/** What the words ask for, worked out over a checkout. Throws `Refused`; writes nothing. */
export function asked(root: string, [kind, name, reading, ...rest]: readonly string[]): Writing {
  if (name === undefined || rest.length > 0) throw new Refused(usage)
  if (kind === 'screen') return screen(checkout(root), name, reading)
  if (kind === 'primitive' && reading === undefined) return primitive(checkout(root), name)
  throw new Refused(usage)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const writing = asked(root, process.argv.slice(2))
    const written = write(root, writing)
    spawnSync('npx', ['--no-install', 'oxfmt', ...written], { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' })
    for (const path of written) console.log(path)
    for (const sentence of writing.said) console.log(sentence)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
