#!/usr/bin/env node
// Runs the built command. In a fresh checkout there is none yet, so the first call builds it.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = new URL('../dist/package/bin/tagmason.mjs', import.meta.url)
if (!existsSync(built)) {
  const home = fileURLToPath(new URL('../../..', import.meta.url))
  try {
    execFileSync('npm', ['run', '--silent', 'build', '-w', 'apps/cli'], { cwd: home, stdio: 'ignore', shell: process.platform === 'win32' })
  } catch {
    console.error('Tagmason is not built and could not be built: call npm install in its checkout first.')
    process.exit(2)
  }
}
await import(built.href)
