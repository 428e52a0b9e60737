import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './files.ts'

const home = mkdtempSync(join(tmpdir(), 'tagmason-licences-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
mkdirSync(join(home, '.ci'))
cpSync(join(root, '.ci/licences.mjs'), join(home, '.ci/licences.mjs'))

/** What the gate says of a lock file with this package planted in it. */
function planted(entry: object, files: Readonly<Record<string, string>> = {}) {
  const folder = join(home, 'node_modules/planted')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const packages = { '': {}, 'node_modules/good': { version: '1.0.0', license: 'MIT' }, 'node_modules/planted': { version: '2.0.0', ...entry } }
  writeFileSync(join(home, 'package-lock.json'), JSON.stringify({ packages }))
  return spawnSync(process.execPath, [join(home, '.ci/licences.mjs')], { encoding: 'utf8' })
}

describe('the licence gate', () => {
  it('lets every package of the lock file pass', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, '.ci/licences.mjs')], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.split('\n').length).toBeGreaterThan(500)
  })

  it.each([
    ['AGPL-3.0-only', 'the licence AGPL-3.0-only'],
    ['AGPL-3.0-or-later', 'AGPL'],
    ['GPL-3.0', 'GPL-3.0'],
    ['MIT AND AGPL-3.0-only', 'AGPL'],
    ['SEE LICENSE IN terms.txt', 'SEE LICENSE'],
    ['UNLICENSED', 'UNLICENSED'],
    ['BUSL-1.1', 'BUSL-1.1'],
    ['(MIT OR (GPL-2.0 AND MIT))', 'GPL-2.0'],
  ])('refuses a planted package under %s', (license, says) => {
    const { status, stderr } = planted({ license })
    expect([status, stderr]).toEqual([1, expect.stringContaining(says)])
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it('refuses a planted package that names no licence, and one that is not installed', () => {
    expect(planted({}, { 'package.json': '{}', 'README.md': 'All rights reserved.' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no known licence') as string,
    })
    expect(planted({})).toMatchObject({ status: 1, stderr: expect.stringContaining('planted 2.0.0 has no known licence') as string })
  })

  it.each(['MIT', 'MIT OR GPL-3.0', '(MIT OR AGPL-3.0-only)', 'Apache-2.0 AND MIT'])('lets a planted package under %s pass', (license) => {
    expect(planted({ license })).toMatchObject({ status: 0, stderr: '' })
  })

  it('reads the licence of an old package from its package.json or its file', () => {
    expect(planted({}, { 'package.json': '{"licenses":[{"type":"MIT"}]}' }).status).toBe(0)
    const mit = readFileSync(join(root, 'node_modules/zod/LICENSE'), 'utf8')
    expect(planted({}, { 'package.json': '{}', LICENSE: mit }).stdout).toContain('| planted | 2.0.0 | MIT |')
  })
})

describe('releases', () => {
  it('have a bill of materials of what ships, as CycloneDX', () => {
    const bill = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 })) as {
      bomFormat: string
      components: { name: string; purl: string }[]
    }
    expect(bill.bomFormat).toBe('CycloneDX')
    const names = bill.components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['hono', 'zod', 'yaml', 'react', '@modelcontextprotocol/sdk']))
    for (const tool of ['vitest', 'drizzle-kit', 'playwright']) expect(names).not.toContain(tool)
  }, 120_000)

  it('raise the versions of all packages together', () => {
    const { fixed, baseBranch } = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8')) as { fixed: string[][]; baseBranch: string }
    expect([fixed, baseBranch]).toEqual([[['tagmason', '@tagmason/*']], 'main'])
  })

  it('are published with provenance by a workflow that may write nothing else', () => {
    const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')
    for (const part of ['id-token: write', '--provenance', 'npm run --silent sbom', 'npm run --silent licences', 'contents: read'])
      expect(workflow).toContain(part)
  })
})
