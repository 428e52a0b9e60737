#!/usr/bin/env node
import module from 'node:module'

// Node 22 keeps what it compiled; 20 has no such thing.
module.enableCompileCache?.()
process.stdout.on('error', ({ code }) => {
  // The reader of a pipe may have seen enough and left, as head does.
  if (code === 'EPIPE') return
  console.error(`The output could not be written (${code}): make room or send it elsewhere.`)
  process.exitCode = 2
})
const { main } = await import('../lib/main.mjs')
process.exitCode = Math.max(await main(process.argv.slice(2)), process.exitCode ?? 0)
