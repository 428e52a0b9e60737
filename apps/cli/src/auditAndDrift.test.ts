import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const [plan, good] = [join(folder, 'made', 'plan.json'), join(folder, 'made', 'container.json')]
let text = ''
const place = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

beforeAll(async () => {
  await run('plan', '--goals', 'Track purchases and newsletter sign-ups.', '--measurement-id', 'G-AB12CD34EF', '--out', join(folder, 'made'))
  text = readFileSync(good, 'utf8')
})

describe('tagmason audit', () => {
  it('finds no error and no warning in what tagmason makes itself', async () => {
    const { code, out, error } = await run('audit', good)
    expect([code, error]).toEqual([0, ''])
    expect(out).toMatch(/: 0 errors, 0 warnings, \d+ notes?\n$/)
  })

  it('names each finding with rule, place and a safe fix, errors first', async () => {
    const faulty = place('faulty.json', text.replace('G-AB12CD34EF', 'UA-1234567-1').replaceAll('2147479573', '2147479553'))
    const { code, out, error } = await run('audit', faulty)
    expect([code, error]).toEqual([1, ''])
    expect(out).toMatch(/^error A33 ga4-bad-id \$\.containerVersion\.tag\[\d+\]\S*\n {2}\S[^\n]+\.$/m)
    expect(out).toMatch(/^info A84 pageview-instead-of-init [^\n]+\n[^\n]+\n {2}Safe fix: Fire /m)
    expect(out.indexOf('error A33')).toBeLessThan(out.indexOf('info A84'))

    const json = await run('audit', faulty, '--json')
    const { findings, ...rest } = JSON.parse(json.out) as { findings: Record<string, unknown>[] }
    expect([json.code, rest]).toEqual([1, {}])
    for (const one of findings) {
      expect(Object.keys(one)).toEqual(['rule', 'severity', 'path', 'entity', 'message', 'code', 'values'])
      expect(one).toMatchObject({ code: expect.stringMatching(/^audit\.\w+\./) as string, message: expect.stringMatching(/\.$/) as string })
    }
    expect(findings.map((one) => one['rule'])).toEqual(expect.arrayContaining(['A33', 'A45', 'A84']))
  })

  it('leaves out of a part of a container what may be elsewhere', async () => {
    const part = place('part.json', text.replace('"firingTriggerId": [', '"firingTriggerId": [ "99",'))
    expect((await run('audit', part)).out).toContain('error A01')
    const { code, out } = await run('audit', part, '--partial')
    expect([code, out.includes('A01')]).toEqual([0, false])
  })

  it.each<[string, string[], string]>([
    ['no file', [], 'No file was named'],
    ['two files', ['a.json', 'b.json'], "'b.json' is a second one"],
    ['a file that is not there', ['/nowhere/a.json'], 'there is no such file'],
    ['an unknown option', ['a.json', '--all'], "'--all'"],
  ])('refuses %s', async (_, args, says) => {
    const { code, out, error } = await run('audit', ...args)
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(says)
  })

  it('refuses what is no container', async () => {
    expect(await run('audit', place('no.json', '{"a": 1}'), '--json')).toMatchObject({ code: 2, out: '' })
  })
})

describe('tagmason drift', () => {
  it('says that the container of a plan is as planned', async () => {
    const { code, out, error } = await run('drift', plan, good)
    expect([code, error]).toEqual([0, ''])
    expect(out).toMatch(/^planned {4}purchase: GA4 - purchase$/m)
    expect(out).toMatch(/: \d+ as planned, 0 differing, 0 missing, 0 unplanned\n$/)
    const json = await run('drift', plan, good, '--json')
    expect(JSON.parse(json.out)).toMatchObject({ differing: [], missing: [], unplanned: [] })
  })

  it('says what is missing, unplanned and different', async () => {
    const other = place('other.json', text.replace(/("key": "eventName",\s+"value": )"purchase"/, '$1"order"'))
    const { code, out } = await run('drift', plan, other)
    expect(code).toBe(1)
    expect(out).toMatch(/^missing {4}purchase$/m)
    expect(out).toMatch(/^unplanned {2}order: GA4 - purchase$/m)

    const late = place('late.json', text.replace(/("arg1",\s+"value": )"purchase"/, '$1"order"'))
    const found = await run('drift', plan, late)
    expect(found.code).toBe(1)
    expect(found.out).toMatch(/^differing {2}purchase: GA4 - purchase\n {2}fires on CUSTOM_EVENT, "order", planned CUSTOM_EVENT, "purchase"$/m)
  })

  it.each<[string, () => string[], string]>([
    ['one file', () => [plan], 'A plan and a container are compared'],
    ['three files', () => [plan, good, 'x'], "'x' is a third file"],
    ['a container for a plan', () => [good, good], 'is no plan (goals'],
    ['no JSON', () => [place('text.json', 'plan'), good], 'is no JSON'],
    ['a plan for a container', () => [plan, plan], 'no container'],
    [
      'a plan with an expression that does not compile',
      () => [
        place(
          'broken.json',
          readFileSync(plan, 'utf8').replace(
            /"trigger": \{[^}]*\}/,
            '"trigger": {"type":"pageview","conditions":[{"subject":"pagePath","is":"matchRegex","value":"("}]}',
          ),
        ),
        good,
      ],
      ': ',
    ],
  ])('refuses %s', async (_, args, says) => {
    const { code, out, error } = await run('drift', ...args())
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(says)
    expect(error).toMatch(/^[^\n]+\n$/)
  })
})
