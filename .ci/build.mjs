// `npm run build`: the whole product anew, whatever changed, and the command line.
import { buildParts, parts } from './builds.mjs'
import { root } from './install.mjs'

process.exitCode = (await buildParts(root, [...parts, { workspace: 'apps/cli', name: 'the command line' }])) ? 0 : 1
