import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heirOf, isGroup, nextId, type Rule, type RuleAct, type RuleField, type RuleGroup, rulesAfter } from './rules.ts'
import { englishRules } from './texts.ts'
import { operatorsOf, ruleSaid, sentenceOf } from './words.ts'

const fields: RuleField[] = [
  { id: 'page', label: 'Page', type: 'text' },
  { id: 'event', label: 'Event', type: 'text' },
  { id: 'views', label: 'Page views', type: 'number', unit: 'per hour' },
  { id: 'device', label: 'Device', type: 'choice', options: ['desktop', 'mobile'].map((value) => ({ value, label: value })) },
  { id: 'platform', label: 'Platform', type: 'choice', options: ['mobile', 'app'].map((value) => ({ value, label: value })) },
  { id: 'since', label: 'First visit', type: 'date' },
]
const operators = (field: RuleField) => operatorsOf(field, englishRules)
const fieldOf = (id: string): RuleField => fields.find((field) => field.id === id) ?? expect.fail(`no field ${id}`)
const after = (group: RuleGroup, act: RuleAct) => rulesAfter(group, act, operators)
const locale = { locale: 'en-US', timeZone: 'UTC' }

const rule = (id: string, field: string, operator: string, value?: Rule['value']): Rule => ({ id, field, operator, ...(value === undefined ? {} : { value }) })
const start: RuleGroup = {
  id: 'rule-1',
  match: 'all',
  rules: [
    rule('rule-2', 'views', 'more', 1000),
    { id: 'rule-3', match: 'any', rules: [rule('rule-4', 'device', 'is', 'mobile'), rule('rule-5', 'page', 'isEmpty')] },
  ],
}
const rulesIn = (group: RuleGroup): Rule[] => group.rules.flatMap((one) => (isGroup(one) ? rulesIn(one) : [one]))
const groupsIn = (group: RuleGroup): RuleGroup[] => [group, ...group.rules.filter(isGroup).flatMap(groupsIn)]
const one = (group: RuleGroup, id: string): Rule => rulesIn(group).find((rule) => rule.id === id) ?? expect.fail(`no rule ${id}`)

it('adds a rule to the group that was meant, with the first field, its first comparison and an id of its own', () => {
  const next = after(start, { do: 'add', in: 'rule-3', as: fields[0] })
  expect(rulesIn(next).at(-1)).toEqual(rule('rule-6', 'page', 'is'))
  expect(groupsIn(next)[1]?.rules).toHaveLength(3)
})

it('adds a group of the other kind with one rule in it', () => {
  expect(after(start, { do: 'addGroup', as: fields[0] }).rules.at(-1)).toEqual({ id: 'rule-6', match: 'any', rules: [rule('rule-7', 'page', 'is')] })
})

it('takes a group away with its last rule', () => {
  const next = after(after(start, { do: 'remove', id: 'rule-4' }), { do: 'remove', id: 'rule-5' })
  expect(next.rules.map(({ id }) => id)).toEqual(['rule-2'])
})

it('keeps comparison and value when the new field allows them, and drops them when it does not', () => {
  const text = after(start, { do: 'field', id: 'rule-5', as: fieldOf('event') })
  expect(one(text, 'rule-5')).toEqual(rule('rule-5', 'event', 'isEmpty'))
  expect(one(after(start, { do: 'field', id: 'rule-4', as: fieldOf('platform') }), 'rule-4')).toEqual(rule('rule-4', 'platform', 'is', 'mobile'))
  expect(one(after(start, { do: 'field', id: 'rule-4', as: fieldOf('views') }), 'rule-4')).toEqual(rule('rule-4', 'views', 'is'))
  expect(one(after(start, { do: 'field', id: 'rule-2', as: fieldOf('page') }), 'rule-2')).toEqual(rule('rule-2', 'page', 'is', '1000'))
  expect(one(after(start, { do: 'field', id: 'rule-2', as: fieldOf('since') }), 'rule-2')).toEqual(rule('rule-2', 'since', 'before'))
  const dated = (value: string) =>
    one(after({ ...start, rules: [rule('rule-2', 'page', 'is', value)] }, { do: 'field', id: 'rule-2', as: fieldOf('since') }), 'rule-2')
  expect(dated('2026-02-28').value).toBe('2026-02-28')
  expect(dated('2026-02-30').value).toBeUndefined()
})

it('drops the value where the comparison needs none', () => {
  const filled = after(start, { do: 'field', id: 'rule-2', as: fieldOf('page') })
  expect(one(after(filled, { do: 'operator', id: 'rule-2', operator: { id: 'isFilled', label: 'is not empty', alone: true } }), 'rule-2')).toEqual(
    rule('rule-2', 'page', 'isFilled'),
  )
})

it('leads focus to the row that takes the place of a removed one, else to the one before, else nowhere', () => {
  expect(heirOf(start, 'rule-2')).toBe('rule-4')
  expect(heirOf(start, 'rule-5')).toBe('rule-4')
  expect(heirOf(start, 'rule-3')).toBe('rule-2')
  expect(heirOf({ ...start, rules: start.rules.slice(0, 1) }, 'rule-2')).toBeUndefined()
})

const anyAct: fc.Arbitrary<(group: RuleGroup) => RuleAct> = fc
  .record({ at: fc.nat(), field: fc.constantFrom(...fields), kind: fc.nat({ max: 6 }) })
  .map(({ at, field, kind }) => (group: RuleGroup): RuleAct => {
    const rules = rulesIn(group)
    const groups = groupsIn(group)
    const id = rules[at % Math.max(1, rules.length)]?.id ?? 'none'
    const within = groups[at % groups.length]?.id ?? 'none'
    const operator = operators(field)[at % operators(field).length]
    if (kind === 0) return { do: 'addGroup', as: field }
    if (kind === 1) return { do: 'match', in: within, match: at % 2 === 0 ? 'all' : 'any' }
    if (kind === 2) return { do: 'remove', id: at % 3 === 0 ? within : id }
    if (kind === 3) return { do: 'field', id, as: field }
    if (kind === 4 && operator) return { do: 'operator', id, operator }
    if (kind === 5) return { do: 'value', id, value: at % 2 === 0 ? at : 'mobile' }
    return { do: 'add', in: within, as: field }
  })

it('keeps ids apart, groups one level deep and filled, and values where they belong, after any acts', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 30 }), (acts) => {
      let group = start
      for (const make of acts) {
        const before = structuredClone(group)
        const next = after(group, make(group))
        expect(group).toEqual(before)
        group = next
        const ids = [...groupsIn(group), ...rulesIn(group)].map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).not.toContain(nextId(group))
        expect(
          groupsIn(group)
            .slice(1)
            .every((inner) => inner.rules.length > 0 && !inner.rules.some(isGroup)),
        ).toBe(true)
        for (const { field, operator } of rulesIn(group)) expect(fields.some(({ id }) => id === field) && operator !== '').toBe(true)
      }
    }),
  )
})

it('says in plain words what the rules mean', () => {
  const said = (rule: Rule) => ruleSaid(rule, fields, englishRules, locale)
  expect(sentenceOf(start, said, locale)).toBe('Page views is more than 1,000 per hour and (Device is mobile or Page is empty)')
  expect(said(rule('a', 'since', 'before', '2026-11-05'))).toBe('First visit is before Nov 5, 2026')
  expect(said(rule('a', 'since', 'before', '2026-13-40'))).toBe('First visit is before “2026-13-40”')
  expect(said(rule('a', 'since', 'before', 'soon'))).toBe('First visit is before “soon”')
  expect(said(rule('a', 'page', 'contains', '/sale'))).toBe('Page contains “/sale”')
  expect(said(rule('a', 'page', 'contains'))).toBe('Page contains …')
  expect(said(rule('a', 'gone', 'contains'))).toBe('… … …')
})
