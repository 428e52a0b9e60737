import { existsSync, readFileSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { holderOf } from '../../dataFolder.ts'
import { bad, doubtful, type Finding, good, messageOf } from './finding.ts'

const leastNode = [20, 19] as const
/** Bytes that should be free: below the first it is time to make room, below the second PostgreSQL and the intake log soon cannot write. */
const [littleSpace, noSpace] = [5e9, 5e8]
const packageSchema = z.object({ version: z.string() })

/** The versions of Node.js and of both embedded engines. `node` is `process.versions.node`. */
export function versions(node: string): Finding {
  const [major = 0, minor = 0] = node.split('.').map(Number)
  const engines = ['@electric-sql/pglite', 'chdb'].map((name) => ({ name, version: installed(name) }))
  const missing = engines.filter(({ version }) => version === null).map(({ name }) => name)
  const says = [`Node.js ${node}`, ...engines.map(({ name, version }) => `${name} ${version ?? 'missing'}`)].join(', ')
  if (major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1])) return bad('versions', says, `Install Node.js ${leastNode.join('.')} or newer.`)
  if (missing.length > 0) return bad('versions', says, `Install the packages again: ${missing.join(' and ')} cannot be found on this system.`)
  return good('versions', says)
}

/** How much room is left where the data folder is, or will be. */
export async function disk(data: string): Promise<Finding> {
  let folder = data
  while (!existsSync(folder)) folder = dirname(folder)
  const { bavail, bsize } = await statfs(folder)
  return room(bavail * bsize, folder)
}

export function room(free: number, folder: string): Finding {
  const says = `${(free / 1e9).toFixed(1)} GB are free at '${folder}'`
  if (free < noSpace) return bad('disk', says, 'Make room now: soon nothing can be written any more.')
  return free < littleSpace ? doubtful('disk', says, 'Make room, or move the data folder to a larger disk.') : good('disk', says)
}

/** Whether somebody works in the data folder, and whether what was left behind is in the way. */
export function lock(data: string): Finding {
  const holder = holderOf(data)
  if (holder !== null) return good('lock', `Process ${holder.pid} on '${holder.host}' works in '${data}'`)
  if (existsSync(join(data, 'lock')))
    return doubtful('lock', `A process that ended suddenly left its lock in '${data}'`, 'Start the server: it takes the folder over.')
  return good('lock', `Nobody works in '${data}'`)
}

/** Whether only its owner can read the key. */
export function keyFile(data: string, given: boolean): Finding {
  if (given) return good('key', 'The key is given in TAGMASON_KEY')
  const path = join(data, 'key')
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  if (mode === undefined)
    return existsSync(join(data, 'records'))
      ? bad('key', `'${path}' is missing`, 'Put it back from a backup, or set TAGMASON_KEY.')
      : good('key', 'There is no key yet: the first start makes one')
  if ((mode & 0o077) !== 0) return bad('key', `Others than its owner can read '${path}'`, `Run: chmod 600 '${path}'`)
  return good('key', `Only its owner can read '${path}'`)
}

function installed(name: string): string | null {
  try {
    return packageSchema.parse(JSON.parse(readFileSync(packageFile(name), 'utf8'))).version
  } catch {
    return null
  }
}

/** Packages seldom let one ask for their package.json by name: it lies above what they do give. */
function packageFile(name: string): string {
  let folder = dirname(createRequire(import.meta.url).resolve(name))
  while (!existsSync(join(folder, 'package.json')) || !folder.endsWith(join(...name.split('/')))) {
    if (folder === dirname(folder)) throw new Error(messageOf(name))
    folder = dirname(folder)
  }
  return join(folder, 'package.json')
}
