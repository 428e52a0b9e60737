import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ContainerFile, readContainer, validateContainer } from '../gtm/index.ts'
import { applyFix, audit, type AuditFinding } from './index.ts'
import { inEnglish } from '../sentences/english.testing.ts'

const folder = `${import.meta.dirname}/../../../../../shared/data/gtm-containers`
const present = existsSync(folder)
const filesIn = (kind: string): readonly string[] => (present ? readdirSync(`${folder}/${kind}`).map((name) => `${kind}/${name}`) : [])
if (!present) console.warn('50 container files were skipped: ../shared/data/gtm-containers is not there.')

const read = (name: string): ContainerFile => {
  const { file } = readContainer(readFileSync(`${folder}/${name}`))
  if (file === null) throw new Error(`${name} could not be read`)
  return file
}
const keyOf = (one: AuditFinding): string => `${one.rule} ${one.entity?.kind} ${one.entity?.id} ${one.entity?.name} ${JSON.stringify(one.message)}`
const errorsIn = (file: ContainerFile): readonly string[] => [
  ...audit(file).flatMap((one) => (one.severity === 'error' ? [keyOf(one)] : [])),
  // Places move when something is taken out, so only what is said counts.
  ...validateContainer(file).flatMap((one) => (one.severity === 'error' ? [`${one.code} ${JSON.stringify(one.message)}`] : [])),
]

describe.runIf(present)('the audit of genuine and hand-made files', () => {
  it.each([...filesIn('real'), ...filesIn('handmade')])('%s: is audited, the same each time, and a part of it has no more findings', (name) => {
    const file = read(name)
    const whole = audit(file)
    expect(audit(file)).toEqual(whole)
    const keys = new Set(whole.map(keyOf))
    expect(audit(file, { partial: true }).filter((one) => !keys.has(keyOf(one)))).toEqual([])
    for (const { message } of inEnglish(whole)) expect(message).toMatch(/^[^\n]+: [^\n]+\.$/)
  })

  it.each(filesIn('real'))('%s: has the same findings when everything in it is turned around', (name) => {
    const file = read(name)
    const { tag, trigger, variable, folder: folders, customTemplate } = file.containerVersion
    const lists = Object.entries({ tag, trigger, variable, folder: folders, customTemplate }).flatMap(([kind, list]) =>
      list === undefined ? [] : [[kind, [...list].reverse()]],
    )
    const turned: ContainerFile = { ...file, containerVersion: { ...file.containerVersion, ...Object.fromEntries(lists) } }
    const rulesIn = (one: ContainerFile) => audit(one).map(({ rule, severity }) => `${rule} ${severity}`)
    expect(rulesIn(turned)).toEqual(rulesIn(file))
  })

  it.each([...filesIn('real'), ...filesIn('handmade')])(
    '%s: each fix takes its finding away and makes no error',
    (name) => {
      const file = read(name)
      const text = JSON.stringify(file)
      const before = new Set(errorsIn(file))
      for (const one of audit(file)) {
        if (one.fix === undefined) continue
        const fixed = applyFix(file, one.fix)
        expect(audit(fixed).map(keyOf)).not.toContain(keyOf(one))
        expect(errorsIn(fixed).filter((error) => !before.has(error))).toEqual([])
      }
      expect(JSON.stringify(file)).toBe(text)
    },
    30_000,
  )

  /**
   * Findings and files per rule over the 31 genuine files with format 2 that are here. The facts counted 42 files with a quick script.
   * Where both have a figure they fit (A10 38 in 12 of 52 in 15, A12 2 in 2, A17 4 in 4, A20 6 in 4, A32 1 in 1, A87 2 in 2, A94 7 in 7, ...) except:
   * A33 (2 in 1) now takes anonymised ids and "VALUE_HERE" for placeholders; A37 (17 in 12) leaves {{Event}} out, which is all of these;
   * A65 (0) knows Clarity; A84 (2 in 2) wants a PAGEVIEW trigger, and the two Google tags that are late here wait for an event.
   */
  it('finds what the facts say', () => {
    const counts: Record<string, string> = {}
    for (const [rule, [findings, files]] of yieldOf()) counts[rule] = `${findings} in ${files}`
    expect(counts).toMatchInlineSnapshot(`
      {
        "A05": "39 in 3",
        "A10": "38 in 12",
        "A11": "133 in 15",
        "A12": "2 in 2",
        "A15": "2 in 1",
        "A16": "23 in 12",
        "A17": "4 in 4",
        "A18": "3 in 3",
        "A19": "6 in 4",
        "A20": "6 in 4",
        "A30": "3 in 3",
        "A32": "1 in 1",
        "A33": "6 in 6",
        "A34": "1 in 1",
        "A36": "5 in 5",
        "A42": "2 in 2",
        "A45": "68 in 6",
        "A46": "82 in 7",
        "A47": "46 in 4",
        "A50": "16 in 16",
        "A51": "19 in 8",
        "A61": "1 in 1",
        "A64": "12 in 7",
        "A65": "1 in 1",
        "A81": "8 in 6",
        "A85": "7 in 1",
        "A87": "2 in 2",
        "A94": "7 in 7",
      }
    `)
  })
})

function yieldOf(): readonly [string, readonly [number, number]][] {
  const found = new Map<string, readonly [number, number]>()
  for (const file of filesIn('real').map(read)) {
    if (file.exportFormatVersion !== 2) continue
    const rules = audit(file).map((one) => one.rule)
    for (const rule of new Set(rules)) {
      const [findings, files] = found.get(rule) ?? [0, 0]
      found.set(rule, [findings + rules.filter((one) => one === rule).length, files + 1])
    }
  }
  return [...found].sort()
}

it('tells how many container files there were', () => {
  expect([filesIn('real').length, filesIn('handmade').length]).toEqual(present ? [33, 17] : [0, 0])
})
