// `npm start`: installs when needed, builds, serves the product on this machine and says where.
import { spawnSync } from 'node:child_process'
import { installIfNeeded, root } from '../../.ci/install.mjs'

installIfNeeded()
console.log('Building …')
const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
if (built.status !== 0) {
  console.error('The product could not be built: see the messages above.')
  process.exit(1)
}

const wanted = process.env.PORT ?? '4310'
const port = Number(wanted)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT cannot be '${wanted}': give a number from 1 to 65535.`)
  process.exit(2)
}
const { preview } = await import('vite')
try {
  await preview({ root: `${root}apps/web`, logLevel: 'silent', preview: { host: '127.0.0.1', port, strictPort: true } })
  console.log(`Tagmason is ready: http://127.0.0.1:${port}`)
} catch (error) {
  console.error(/already in use/.test(error.message) ? `Port ${port} is taken: stop what uses it or choose another with PORT=4311 npm start.` : error.message)
  process.exit(1)
}
