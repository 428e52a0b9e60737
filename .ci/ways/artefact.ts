import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, inject } from 'vitest'
import { root } from '../files.ts'

const shell = process.platform === 'win32'
const run = promisify(execFile)

/** A folder of the calling file's own, outside of the checkout, gone when its tests are done. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tagmason-way-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs npm in a folder of the checkout. A failure says what npm said. */
const npm = (folder: string, ...args: string[]) => run('npm', args, { cwd: join(root, folder), encoding: 'utf8', shell, maxBuffer: 50_000_000 })

/**
 * What several files of tests start from: the first that asks makes it in a folder of the run, the others wait for it and find it there. Gives the folder, which tests
 * read and do not change. Where it cannot be made, each that asked fails with the reason.
 */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(inject('artefacts'), name)
  const [made, failed] = [`${folder}.made`, `${folder}.failed`]
  let isFirst = true
  try {
    mkdirSync(folder)
  } catch {
    isFirst = false
  }
  if (isFirst)
    try {
      await make(folder)
      writeFileSync(made, '')
    } catch (error) {
      writeFileSync(failed, String(error))
      throw error
    }
  while (!existsSync(made)) {
    if (existsSync(failed)) throw new Error(`Another file of tests could not make '${name}': ${readFileSync(failed, 'utf8')}`)
    await setTimeout(100)
  }
  return folder
}

/** Packs a built package as `npm publish` would and gives the tarball. */
export async function packed(packageFolder: string, into: string): Promise<string> {
  const { stdout } = await npm(packageFolder, 'pack', '--silent', '--pack-destination', into)
  return join(into, stdout.trim())
}

/** Runs an npm script of a workspace. */
export const npmRun = async (script: string, workspace: string): Promise<void> => void (await npm('.', 'run', '--silent', script, '-w', workspace))

/** Builds a package, packs it, and installs the tarball into an empty folder as a person would, without the network; a copy of what that makes is put into the given folder. */
export async function installed(workspace: string, folder: string): Promise<void> {
  const made = await madeOnce(workspace.replaceAll('/', '-'), async (fresh) => {
    await npmRun('build', workspace)
    const tarball = await packed(`${workspace}/dist/package`, fresh)
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', tarball], { cwd: fresh, shell })
    rmSync(tarball)
  })
  cpSync(made, folder, { recursive: true, verbatimSymlinks: true })
}

/** Every file below a folder with its size. */
export const filesBelow = (folder: string): { path: string; bytes: number }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => ({ path, about: statSync(join(folder, path)) }))
    .filter(({ about }) => about.isFile())
    .map(({ path, about }) => ({ path, bytes: about.size }))

/** What a process said and how it ended; a code that is not 0 is an answer. */
export const called = (command: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: number; out: string; error: string }>((resolve, reject) => {
    execFile(command, [...args], { cwd, env: { ...process.env, ...env }, maxBuffer: 50_000_000, shell }, (error, out, said) => {
      if (error === null) resolve({ code: 0, out, error: said })
      else if (typeof error.code === 'number') resolve({ code: error.code, out, error: said })
      else reject(error)
    })
  })
