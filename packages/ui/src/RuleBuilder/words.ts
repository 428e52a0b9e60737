import { readDay } from '../DateRange/days.ts'
import { writeDate } from '../DateRange/write.ts'
import { formatNumber } from '../Num/format.ts'
import type { Locale } from '../theme/locale.tsx'
import { isGroup, type Rule, type RuleField, type RuleGroup, type RuleOperator, type RuleType } from './rules.ts'
import type { RuleTexts } from './texts.ts'

const byType: Record<RuleType, readonly (keyof RuleTexts['operators'])[]> = {
  text: ['is', 'isNot', 'contains', 'startsWith', 'isEmpty', 'isFilled'],
  number: ['more', 'less', 'is', 'isNot'],
  choice: ['is', 'isNot'],
  date: ['before', 'after', 'is'],
}

/** How a field can be compared: as it says itself, or as its type is. */
export const operatorsOf = (field: RuleField, texts: RuleTexts): readonly RuleOperator[] =>
  field.operators ?? byType[field.type].map((id) => ({ id, label: texts.operators[id], alone: id === 'isEmpty' || id === 'isFilled' }))

/** A rule in words, from the labels: `Page views is more than 1,000 views`. What is not filled in yet is a `…`. */
export function ruleSaid(rule: Rule, fields: readonly RuleField[], texts: RuleTexts, locale: Locale): string {
  const field = fields.find(({ id }) => id === rule.field)
  const operator = field && operatorsOf(field, texts).find(({ id }) => id === rule.operator)
  const value = () => {
    if (rule.value === undefined || rule.value === '') return '…'
    if (field?.type === 'number' && typeof rule.value === 'number') return [formatNumber(rule.value, {}, locale), field.unit].filter(Boolean).join(' ')
    if (field?.type === 'choice') return field.options?.find((option) => option.value === rule.value)?.label ?? String(rule.value)
    const day = field?.type === 'date' ? readDay(String(rule.value)) : undefined
    return day === undefined ? `“${rule.value}”` : writeDate(day, locale.locale)
  }
  return [field?.label ?? '…', operator?.label ?? '…', ...(operator?.alone ? [] : [value()])].join(' ')
}

/** All rules as one sentence; groups inside stand in brackets. */
export function sentenceOf(group: RuleGroup, said: (rule: Rule) => string, locale: Locale): string {
  const list = new Intl.ListFormat(locale.locale, { type: group.match === 'all' ? 'conjunction' : 'disjunction' })
  return list.format(group.rules.map((rule) => (isGroup(rule) ? `(${sentenceOf(rule, said, locale)})` : said(rule))))
}
