import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

/** Runs what builds or packs, one test file at a time: they would clean each other's folder. */
export function alone<T>(name: string, run: () => T): T {
  const lock = join(root, 'node_modules/.cache/tagmason', name)
  mkdirSync(dirname(lock), { recursive: true })
  for (const started = Date.now(); ; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      // A build takes seconds: an older lock is of a run that was killed.
      if (Date.now() - started > 120_000) throw error
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > 100_000) rmSync(lock, { recursive: true, force: true })
    }
  }
  try {
    return run()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Builds the package `tagmason` and packs it. */
export const packedCli = (into: string): string =>
  alone('cli-build', () => {
    npmRun('build', 'apps/cli')
    return packed('apps/cli/dist/package', into)
  })

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
