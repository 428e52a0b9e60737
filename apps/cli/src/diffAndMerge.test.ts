import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const made = join(folder, 'made', 'container.json')
let text = ''
const place = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
/** The container with one value of an event parameter changed, and nothing else. */
const edited = (name: string, from: string, to: string): string => {
  expect(text).toContain(from)
  return place(name, text.replace(from, to))
}

beforeAll(async () => {
  await run('plan', '--goals', 'Track purchases and newsletter sign-ups.', '--measurement-id', 'G-AB12CD34EF', '--out', join(folder, 'made'))
  text = readFileSync(made, 'utf8')
})

describe('tagmason diff', () => {
  it('says that a file does the same as its copy with other fingerprints', async () => {
    const copy = place('copy.json', text.replaceAll('"fingerprint": "0"', '"fingerprint": "17"'))
    expect(await run('diff', made, copy)).toEqual({ code: 0, out: `${made} and ${copy} do the same.\n`, error: '' })
    const { code, out } = await run('diff', made, copy, '--json')
    expect([code, JSON.parse(out)]).toEqual([0, { added: [], removed: [], changed: [], renamed: [] }])
  })

  it('tells what changed with before and after, each with kind and name', async () => {
    const other = edited('id.json', 'G-AB12CD34EF', 'G-ZZ99')
    const { code, out, error } = await run('diff', made, other)
    expect([code, error]).toEqual([1, ''])
    expect(out).toMatch(/^changed {2}\w+ .+\n {2}.+: G-AB12CD34EF → G-ZZ99\n/m)
    expect(out).toMatch(/: 0 added, 0 removed, 1 changed, 0 renamed\n$/)
    const json = await run('diff', made, other, '--json')
    const found = JSON.parse(json.out) as Record<string, { kind: string; name: string; fields: object[] }[]>
    expect([json.code, Object.keys(found).sort()]).toEqual([1, ['added', 'changed', 'removed', 'renamed']])
    expect(found['changed']?.map((one) => [typeof one.kind, typeof one.name, one.fields.length])).toEqual([['string', 'string', 1]])
  })

  it('leaves out notes where that is asked for', async () => {
    const parsed = JSON.parse(text) as { containerVersion: { tag: object[] } }
    parsed.containerVersion.tag = parsed.containerVersion.tag.map((tag, at) => (at === 0 ? { ...tag, notes: 'Ask Ann' } : tag))
    const noted = place('noted.json', JSON.stringify(parsed))
    expect([(await run('diff', made, noted)).code, (await run('diff', made, noted, '--ignore-notes')).code]).toEqual([1, 0])
  })
})

describe('tagmason merge', () => {
  const target = join(folder, 'out', 'merged.json')

  it('writes what both sides changed, laid out as ours', async () => {
    const [ours, theirs] = [
      edited('ours.json', 'G-AB12CD34EF', 'G-ZZ99'),
      edited('theirs.json', '"arg1",\n                                "value": "purchase"', '"arg1",\n                                "value": "order"'),
    ]
    const { code, out, error } = await run('merge', made, ours, theirs, '--out', target)
    expect([code, error]).toEqual([0, ''])
    expect(out).toMatch(/Written to .+: 0 added, 0 removed, 1 changed, 0 renamed\n$/)
    const merged = readFileSync(target, 'utf8')
    expect(merged).toBe(
      readFileSync(ours, 'utf8').replace(
        '"arg1",\n                                "value": "purchase"',
        '"arg1",\n                                "value": "order"',
      ),
    )
    expect((await run('validate', target)).code).toBe(0)
  })

  it('writes nothing while conflicts wait, and what one side says when it counts', async () => {
    const [ours, theirs] = [edited('a.json', 'G-AB12CD34EF', 'G-AA11'), edited('b.json', 'G-AB12CD34EF', 'G-BB22')]
    const nowhere = join(folder, 'nowhere.json')
    const { code, out } = await run('merge', made, ours, theirs, '--out', nowhere)
    expect([code, existsSync(nowhere)]).toEqual([1, false])
    expect(out).toMatch(/^conflict variable .+\n {2}base {4}G-AB12CD34EF\n {2}ours {4}G-AA11\n {2}theirs {2}G-BB22\nNot written: 1 conflict waits/)
    const json = await run('merge', made, ours, theirs, '--out', nowhere, '--json')
    expect([json.code, JSON.parse(json.out)]).toMatchObject([
      1,
      { merged: false, written: null, conflicts: [{ kind: 'variable', base: 'G-AB12CD34EF', ours: 'G-AA11', theirs: 'G-BB22' }] },
    ])
    for (const [side, id] of [
      ['--ours', 'G-AA11'],
      ['--theirs', 'G-BB22'],
    ] as const) {
      const chosen = await run('merge', made, ours, theirs, '--out', nowhere, side)
      expect([chosen.code, chosen.out.includes(`${id} (taken)`)]).toEqual([0, true])
      expect(readFileSync(nowhere, 'utf8')).toBe(text.replace('G-AB12CD34EF', id))
    }
  })
})

describe('what cannot be used', () => {
  it.each<[string, () => string[], string]>([
    ['one file', () => ['diff', made], 'Two files are compared'],
    ['three files', () => ['diff', made, made, made], 'is a third one'],
    ['no container', () => ['diff', made, place('other.json', '{"name": "x"}')], 'neither'],
    ['a missing file', () => ['diff', join(folder, 'gone.json'), made], 'there is no such file'],
    ['two files to merge', () => ['merge', made, made, '--out', 'x'], 'Three files are merged'],
    ['four files to merge', () => ['merge', made, made, made, made, '--out', 'x'], 'is a fourth one'],
    ['no place', () => ['merge', made, made, made], 'There is nowhere to put the merged container'],
    ['both sides', () => ['merge', made, made, made, '--out', 'x', '--ours', '--theirs'], 'only one side can count'],
    ['two kinds', () => ['merge', made, made, place('server.json', text.replace('"WEB"', '"SERVER"')), '--out', 'x'], 'different kinds (WEB and SERVER)'],
    ['a place through a file', () => ['merge', made, made, made, '--out', join(made, 'x.json')], 'Nothing was written'],
  ])('%s', async (_, args, says) => {
    const { code, out, error } = await run(...args())
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(says)
    expect(error).toMatch(/^[^\n]+\n$/)
  })
})
