import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const place = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const good = join(folder, 'made', 'container.json')
let text = ''

beforeAll(async () => {
  await run('plan', '--goals', 'Track purchases and newsletter sign-ups.', '--out', join(folder, 'made'))
  // A measurement id of one's own: the placeholder deserves a note.
  text = readFileSync(good, 'utf8').replaceAll('G-XXXXXXXXXX', 'G-AB12CD34EF')
  writeFileSync(good, text)
})

describe('tagmason validate', () => {
  it('says that a good file is valid', async () => {
    expect(await run('validate', good)).toEqual({ code: 0, out: `${good}: valid, 0 errors, 0 warnings, 0 notes\n`, error: '' })
    const { code, out } = await run('validate', good, '--json')
    expect([code, JSON.parse(out)]).toEqual([0, { valid: true, errors: [], warnings: [], info: [] }])
  })

  it('names every fault by code and path on standard output', async () => {
    const faulty = place('faulty.json', text.replaceAll('"CUSTOM_EVENT"', '"customEvent"').replace('"firingTriggerId": [', '"firingTriggerId": [ "99",'))
    const { code, out, error } = await run('validate', faulty)
    expect([code, error]).toEqual([1, ''])
    expect(out).toMatch(/^error E040 \$\.containerVersion\.trigger\[\d+\]\S*\n {2}\S[^\n]+\.$/m)
    expect(out).toMatch(/^error E050 /m)
    expect(out).toMatch(/: not valid, \d+ errors, \d+ warnings?, \d+ notes?\n$/)

    const json = await run('validate', faulty, '--json')
    expect([json.code, json.error]).toEqual([1, ''])
    const { valid, errors, ...rest } = JSON.parse(json.out) as Record<string, Record<string, unknown>[]>
    expect([valid, Object.keys(rest)]).toEqual([false, ['warnings', 'info']])
    expect(errors?.map(({ code: each }) => each)).toEqual(expect.arrayContaining(['E040', 'E050']))
    for (const each of errors ?? []) expect(Object.keys(each)).toEqual(['code', 'path', 'message', 'sentence', 'values'])
  })

  it('takes a file that only deserves a warning', async () => {
    const { code, out } = await run('validate', place('mark.json', `\ufeff${text}`))
    expect([code, out.startsWith('warning W001 $\n  ')]).toEqual([0, true])
    expect(out).toContain('valid, 0 errors, 1 warning, 0 notes')
  })
})

describe('tagmason validate refuses', () => {
  const large = join(folder, 'large.json')
  beforeAll(() => {
    const file = openSync(large, 'w')
    ftruncateSync(file, 60_000_000)
    closeSync(file)
    mkdirSync(join(folder, 'folder.json'))
    place('truncated.json', text.slice(0, text.length / 2))
  })

  it.each<[string, () => string[], string]>([
    ['a saved web page', () => [place('page.json', '<!doctype html><html><body>Sign in</body></html>')], 'HTML'],
    ['a truncated file', () => [join(folder, 'truncated.json')], 'The file stops at line'],
    ['an empty file', () => [place('empty.json', '')], 'empty'],
    ['60 MB', () => [large], 'more than 50 MB'],
    ['a file that never ends', () => ['/dev/zero'], 'more than 50 MB'],
    ['Latin 1', () => [place('latin.json', Uint8Array.of(0x7b, 0x22, 0xe9, 0x22, 0x7d))], 'not UTF-8'],
    ['UTF-16', () => [place('utf16.json', Buffer.from('\ufeff{}', 'utf16le'))], 'UTF-16'],
    ['100,000 lists in each other', () => [place('deep.json', '['.repeat(100_000) + ']'.repeat(100_000))], 'levels deep'],
    ['100,000 objects in each other', () => [place('deeper.json', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))], 'levels deep'],
    ['a list', () => [place('list.json', '[]')], 'a list'],
    ['other JSON', () => [place('other.json', '{"name": "tagmason"}')], 'neither'],
    ['a missing file', () => [join(folder, 'gone.json')], 'there is no such file'],
    ['a folder', () => [join(folder, 'folder.json')], 'it is a folder'],
    ['a path through a file', () => [join(good, 'container.json')], 'part of its path is not a folder'],
    ['a file without a name', () => [''], 'there is no such file'],
    ['a name that no system knows', () => ['a\0b'], 'cannot be read because'],
    ['no file', () => [], 'No file was named'],
    ['two files', () => [good, good], 'Only one file can be checked at a time'],
    ['an unknown option', () => [good, '--fix'], "Unknown option '--fix'"],
  ])('%s', async (_, args, says) => {
    for (const more of [[], ['--json']]) {
      const { code, out, error } = await run('validate', ...args(), ...more)
      expect([code, out]).toEqual([2, ''])
      expect(error).toContain(says)
      expect(error).toMatch(/^[^\n]+\n$/)
    }
  })
})
