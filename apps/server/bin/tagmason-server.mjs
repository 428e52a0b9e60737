#!/usr/bin/env node
import { existsSync } from 'node:fs'

const [name, extra] = process.argv.slice(2)
const built = (file) => new URL(`../dist/${file}`, import.meta.url)
if (!existsSync(built('cli.mjs'))) {
  console.error('The server is not built: call npm start or npm run build in its checkout first.')
  process.exit(2)
}
if (name === 'start' && extra === undefined) await import(built('server.mjs').href)
else {
  const { main } = await import(built('cli.mjs').href)
  process.exitCode = await main(process.argv.slice(2))
}
