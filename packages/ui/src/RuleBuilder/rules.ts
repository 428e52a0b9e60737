import { readDay } from '../DateRange/days.ts'

/** What a rule compares with; nothing while it is not filled in, or where the operator needs none. */
export type RuleValue = string | number | undefined

/** One condition: a field, how it is compared, and with what. */
export interface Rule {
  id: string
  /** The id of a field. */
  field: string
  /** The id of an operator of the field. */
  operator: string
  value?: RuleValue
}

/** Conditions of which all or any must hold. Groups lie in the outermost group only. */
export interface RuleGroup {
  id: string
  match: 'all' | 'any'
  rules: readonly (Rule | RuleGroup)[]
}

export type RuleType = 'text' | 'number' | 'choice' | 'date'

export interface RuleOperator {
  id: string
  label: string
  /** It compares with nothing, as `is empty`. */
  alone?: boolean
}

/** What a rule can be about. */
export interface RuleField {
  id: string
  label: string
  type: RuleType
  /** The values of a `choice`. */
  options?: readonly { value: string; label: string }[]
  /** What a `number` counts, after it. */
  unit?: string
  /** An example of what to write. */
  placeholder?: string
  /** How it can be compared, when not as its type is. */
  operators?: readonly RuleOperator[]
}

export const isGroup = (rule: Rule | RuleGroup): rule is RuleGroup => 'rules' in rule

/** What can be done with rules; `in` is the id of a group, and `as` the new rule's field. */
export type RuleAct =
  | { do: 'match'; in: string; match: RuleGroup['match'] }
  | { do: 'add'; in: string; as: RuleField | undefined }
  | { do: 'addGroup'; as: RuleField | undefined }
  | { do: 'remove'; id: string }
  | { do: 'field'; id: string; as: RuleField }
  | { do: 'operator'; id: string; operator: RuleOperator }
  | { do: 'value'; id: string; value: RuleValue }

const idsOf = (group: RuleGroup): string[] => [group.id, ...group.rules.flatMap((rule) => (isGroup(rule) ? idsOf(rule) : [rule.id]))]

/** An id that no rule or group has: one more than the highest number that an id ends with. */
export const nextId = (group: RuleGroup, more = 1) => `rule-${Math.max(0, ...idsOf(group).map((id) => Number(/\d{1,9}$/.exec(id)?.[0] ?? 0))) + more}`

/** The group with every rule and group in it put through `change`, which may drop one. A group that loses its last rule goes too. */
function each(group: RuleGroup, change: (rule: Rule | RuleGroup) => Rule | RuleGroup | undefined): RuleGroup {
  const rules = group.rules.flatMap((rule): (Rule | RuleGroup)[] => {
    const next = change(rule)
    if (next === undefined) return []
    if (!isGroup(next)) return [next]
    const inside = each(next, change)
    return inside.rules.length === 0 && next.rules.length > 0 ? [] : [inside]
  })
  return { ...group, rules }
}

type Operators = (field: RuleField) => readonly RuleOperator[]

const fresh = (id: string, field: RuleField | undefined, operators: Operators): Rule => ({
  id,
  field: field?.id ?? '',
  operator: (field && operators(field)[0]?.id) ?? '',
})

/** Keeps the operator that the new field has too, and a value that its type allows. */
function refielded(rule: Rule, field: RuleField, operators: Operators): Rule {
  const operator = operators(field).find(({ id }) => id === rule.operator) ?? operators(field)[0]
  const fits =
    field.type === 'number'
      ? typeof rule.value === 'number'
      : field.type === 'choice'
        ? field.options?.some(({ value }) => value === rule.value)
        : field.type === 'date'
          ? readDay(String(rule.value)) !== undefined
          : rule.value !== undefined
  const kept = fits && !operator?.alone ? (field.type === 'text' ? String(rule.value) : rule.value) : undefined
  return { id: rule.id, field: field.id, operator: operator?.id ?? '', ...(kept === undefined ? {} : { value: kept }) }
}

/** The rules after an act; `operators` says how a field can be compared. Acts on what is not there change nothing. */
export function rulesAfter(group: RuleGroup, act: RuleAct, operators: Operators): RuleGroup {
  const inGroup = (id: string, change: (group: RuleGroup) => RuleGroup) =>
    group.id === id ? change(group) : each(group, (rule) => (isGroup(rule) && rule.id === id ? change(rule) : rule))
  const inRule = (id: string, change: (rule: Rule) => Rule) => each(group, (rule) => (!isGroup(rule) && rule.id === id ? change(rule) : rule))
  switch (act.do) {
    case 'match':
      return inGroup(act.in, (one) => ({ ...one, match: act.match }))
    case 'add':
      return inGroup(act.in, (one) => ({ ...one, rules: [...one.rules, fresh(nextId(group), act.as, operators)] }))
    case 'addGroup': {
      const inside: RuleGroup = { id: nextId(group), match: group.match === 'all' ? 'any' : 'all', rules: [fresh(nextId(group, 2), act.as, operators)] }
      return { ...group, rules: [...group.rules, inside] }
    }
    case 'remove':
      return each(group, (rule) => (rule.id === act.id ? undefined : rule))
    case 'field':
      return inRule(act.id, (rule) => refielded(rule, act.as, operators))
    case 'operator':
      return inRule(act.id, ({ value, ...rule }) => ({
        ...rule,
        operator: act.operator.id,
        ...(act.operator.alone || value === undefined ? {} : { value }),
      }))
    case 'value':
      return inRule(act.id, (rule) => ({ ...rule, value: act.value }))
  }
}

/** The id of the row that focus goes to when one is removed: the one that takes its place, else the one before; nothing when none is left. */
export function heirOf(group: RuleGroup, id: string): string | undefined {
  const rows = (all: RuleGroup): string[] => all.rules.flatMap((rule) => (isGroup(rule) ? rows(rule) : [rule.id]))
  const before = rows(group)
  const left = new Set(rows(each(group, (rule) => (rule.id === id ? undefined : rule))))
  const at = before.findIndex((row) => !left.has(row))
  return before.slice(Math.max(0, at)).find((row) => left.has(row)) ?? before.findLast((row) => left.has(row))
}
