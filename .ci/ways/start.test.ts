import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { files, root } from '../files.ts'
import { emptyFolder } from './artefact.ts'

const clone = join(emptyFolder(), 'clone')

/** A clone as git has it, with nothing built. Packages are linked, since tests have no network; our own are those of the clone. */
beforeAll(() => {
  for (const file of files) {
    if (/^\.storybook\/pictures\//.test(file)) continue
    mkdirSync(dirname(join(clone, file)), { recursive: true })
    cpSync(join(root, file), join(clone, file))
  }
  linkInto('node_modules')
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(clone, folder))) if (existsSync(join(root, folder, name, 'node_modules'))) linkInto(`${folder}/${name}/node_modules`)
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(clone, folder))) {
      const { name: called } = JSON.parse(readFileSync(join(clone, folder, name, 'package.json'), 'utf8')) as { name: string }
      symlinkSync(join(clone, folder, name), join(clone, 'node_modules', called), 'dir')
    }
})

function linkInto(folder: string) {
  mkdirSync(join(clone, folder, '@tagmason'), { recursive: true })
  for (const name of readdirSync(join(root, folder)))
    if (!/^(@tagmason|tagmason|\.cache|\.vite.*)$/.test(name)) symlinkSync(join(root, folder, name), join(clone, folder, name))
}

/** `npm start` in the clone up to its first page, and what it said. Ends it. */
async function started() {
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: '0', TAGMASON_DATA: join(clone, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  const ended = new Promise<number | null>((resolve) => npm.once('exit', resolve))
  try {
    const address = await new Promise<string>((resolve, reject) => {
      for (const stream of [npm.stdout, npm.stderr])
        stream.on('data', (part: Buffer) => {
          said += String(part)
          const [, found] = /ready: (http:\S+)/.exec(said) ?? []
          if (found !== undefined) resolve(found)
        })
      npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${said}`)))
    })
    const page = await (await fetch(address, { headers: { Accept: 'text/html' } })).text()
    return { page, said }
  } finally {
    // The server is a child of npm's.
    if (npm.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, 'SIGTERM')
    await ended
  }
}

describe('npm start in a fresh clone', () => {
  it('says what it builds and how far it is, and serves the product', async () => {
    const { page, said } = await started()
    expect(said).toMatch(
      /Building the script for pages \(1 of 3\) …\n  built in [\d.]+ s\nBuilding the server \(2 of 3\) …\n  built in [\d.]+ s\nBuilding the web app \(3 of 3\) …\n  built in [\d.]+ s\nOpening new data in \S+data …\n/,
    )
    expect(page).toContain('<script type="module"')
  })

  it('builds nothing the second time', async () => {
    const { page, said } = await started()
    expect(said).not.toContain('Building')
    expect(said).toContain('Opening the data in')
    expect(page).toContain('<script type="module"')
  })

  it('builds what changed, and only that', async () => {
    appendFileSync(join(clone, 'packages/tracker/src/values.ts'), '\nexport const another = 1\n')
    const { said } = await started()
    expect(said.match(/Building .+/g)?.[0]).toMatch(/^Building the script for pages \(1 of /)
    expect(said).not.toContain('Building the server')
  })
})
