// `npm start`: installs what is missing, builds what changed, and serves the product on this machine. The settings are those of docs/running.md.
import { buildParts, stale } from '../../.ci/builds.mjs'
import { installIfNeeded, root } from '../../.ci/install.mjs'

installIfNeeded()
if (!(await buildParts(root, stale(root)))) {
  console.error('The product could not be built: see the messages above.')
  process.exit(1)
}
await import('./dist/server.mjs')
