import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { root } from '../files.ts'

const shell = process.platform === 'win32'

/** A folder of the calling file's own, outside of the checkout, gone when its tests are done. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tagmason-way-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs an npm script of a workspace. */
export const npmRun = (script: string, workspace: string) =>
  execFileSync('npm', ['run', '--silent', script, '-w', workspace], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell })

/** Packs a built package as `npm publish` would and gives the tarball. */
export function packed(packageFolder: string, into: string): string {
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', into], { cwd: join(root, packageFolder), encoding: 'utf8', shell })
  return join(into, name.trim())
}

/** Installs a tarball into a folder as a person would, without the network. */
export const install = (tarball: string, folder: string) =>
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', tarball], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell })

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
