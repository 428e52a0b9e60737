#!/usr/bin/env node
// Runs the built command. In a fresh checkout there is none yet, so the first call builds it.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = new URL('../dist/tagmason.mjs', import.meta.url)
if (!existsSync(built)) {
  const home = fileURLToPath(new URL('..', import.meta.url))
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
}
const { main } = await import(built.href)
process.exitCode = await main(process.argv.slice(2))
