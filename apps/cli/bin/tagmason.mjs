#!/usr/bin/env node
// Runs the built command. In a fresh checkout there is none yet, so the first call builds it.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = new URL('../dist/tagmason.mjs', import.meta.url)
if (!existsSync(built) || !existsSync(new URL('../../server/dist/cli.mjs', import.meta.url))) {
  const home = fileURLToPath(new URL('../../..', import.meta.url))
  try {
    execFileSync('npm', ['run', '--silent', 'build', '-w', 'apps/server', '-w', 'apps/cli'], {
      cwd: home,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    })
  } catch {
    console.error('Tagmason is not built and could not be built: call npm install in its checkout first.')
    process.exit(2)
  }
}
process.stdout.on('error', ({ code }) => {
  // The reader of a pipe may have seen enough and left, as head does.
  if (code === 'EPIPE') return
  console.error(`The output could not be written (${code}): make room or send it elsewhere.`)
  process.exitCode = 2
})
const { main } = await import(built.href)
process.exitCode = Math.max(await main(process.argv.slice(2)), process.exitCode ?? 0)
