// `npm run sbom`: the bill of materials of what ships, as CycloneDX. `npm sbom --omit=dev` also leaves out what the root names for its own tools and a package ships, such as zod, so the lock file decides here.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { licences } from './licences.mjs'
import { root } from './install.mjs'

const workspaces = ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
const bill = JSON.parse(
  execFileSync(
    'npm',
    [
      'sbom',
      '--sbom-format',
      'cyclonedx',
      '--package-lock-only',
      ...workspaces.filter((one) => existsSync(join(root, one, 'package.json'))).flatMap((one) => ['-w', one]),
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000, shell: process.platform === 'win32' },
  ),
)
const { list } = licences(root)
const left = new Set(list.filter(({ ships }) => !ships).map(({ name, version }) => `${name}@${version}`))
// A package can be there twice, once for tools alone.
for (const { name, version, ships } of list) if (ships) left.delete(`${name}@${version}`)
const isLeft = ({ group, name, version }) => left.has(`${group === undefined || name.startsWith('@') ? '' : `${group}/`}${name}@${version}`)
const gone = new Set(bill.components.filter(isLeft).map((component) => component['bom-ref']))
bill.components = bill.components.filter((component) => !gone.has(component['bom-ref']))
bill.dependencies = bill.dependencies
  .filter(({ ref }) => !gone.has(ref))
  .map(({ dependsOn, ...rest }) => ({ ...rest, dependsOn: dependsOn.filter((ref) => !gone.has(ref)) }))
console.log(JSON.stringify(bill, null, 2))
