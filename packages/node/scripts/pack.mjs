// Puts beside the modules of the workspace that calls it what makes them a package for `npm pack`.
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const { name, version, description, engines, peerDependencies, peerDependenciesMeta } = JSON.parse(readFileSync('package.json', 'utf8'))
const entries = readdirSync('src').flatMap((file) => /^(index|react)\.ts$/.exec(file)?.[1] ?? [])
const exports = Object.fromEntries(
  entries.map((entry) => [entry === 'index' ? '.' : `./${entry}`, { types: `./types/${entry}.d.ts`, default: `./lib/${entry}.js` }]),
)
writeFileSync(
  'dist/package/package.json',
  `${JSON.stringify({ name, version, description, license: 'UNLICENSED', type: 'module', sideEffects: false, engines, exports, peerDependencies, peerDependenciesMeta }, null, 2)}\n`,
)
copyFileSync('README.md', 'dist/package/README.md')
