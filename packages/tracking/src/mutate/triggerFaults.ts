import type { Condition, Trigger } from '../gtm/model.ts'
import { argumentOf, textOfParameter } from '../simulate/container.ts'
import type { Change } from './mutant.ts'
import { other } from './parameterFaults.ts'

const lists = ['customEventFilter', 'autoEventFilter', 'filter'] as const

/** The comparison that is easily taken for another. */
const confused: Readonly<Record<string, string>> = {
  EQUALS: 'CONTAINS',
  CONTAINS: 'EQUALS',
  STARTS_WITH: 'CONTAINS',
  ENDS_WITH: 'CONTAINS',
  MATCH_REGEX: 'EQUALS',
  GREATER: 'GREATER_OR_EQUALS',
  GREATER_OR_EQUALS: 'GREATER',
  LESS: 'LESS_OR_EQUALS',
  LESS_OR_EQUALS: 'LESS',
}
const types: Readonly<Record<string, string>> = {
  PAGEVIEW: 'DOM_READY',
  DOM_READY: 'WINDOW_LOADED',
  WINDOW_LOADED: 'PAGEVIEW',
  INIT: 'PAGEVIEW',
  CONSENT_INIT: 'PAGEVIEW',
  CLICK: 'LINK_CLICK',
  LINK_CLICK: 'CLICK',
  FORM_SUBMISSION: 'CLICK',
}

const saidOf = (condition: Condition): string =>
  `${argumentOf(condition, 'arg0')} ${argumentOf(condition, 'negate') === 'true' ? 'not ' : ''}${condition.type} ${argumentOf(condition, 'arg1')}`

const withArgument = (condition: Condition, key: string, value: string): Condition => ({
  ...condition,
  parameter: [...condition.parameter.filter((one) => one.key !== key), { type: key === 'negate' ? 'BOOLEAN' : 'TEMPLATE', key, value }],
})

/** Puts the same condition into the other list of the same name, too: people change both where one is a copy. */
const ofCondition = (trigger: Trigger, list: (typeof lists)[number], at: number, condition: Condition): readonly Change<Trigger>[] => {
  const conditions = trigger[list] ?? []
  const what = saidOf(condition)
  const change = (code: Change<Trigger>['code'], after: Condition): Change<Trigger> => ({
    code,
    what,
    before: what,
    after: saidOf(after),
    thing: { ...trigger, [list]: conditions.with(at, after) },
  })
  const value = argumentOf(condition, 'arg1')
  const operator = Object.hasOwn(confused, condition.type) ? confused[condition.type] : undefined
  return [
    { code: 'conditionDropped', what, before: what, after: '', thing: { ...trigger, [list]: conditions.toSpliced(at, 1) } },
    change('conditionNegated', withArgument(condition, 'negate', String(argumentOf(condition, 'negate') !== 'true'))),
    ...(value.includes('{{')
      ? []
      : [change('conditionFalsified', withArgument(condition, 'arg1', condition.type === 'CSS_SELECTOR' ? '#tagmason-other' : other(value)))]),
    ...(operator === undefined ? [] : [change('operatorChanged', { ...condition, type: operator })]),
  ]
}

const ofSettings = (trigger: Trigger): readonly Change<Trigger>[] => [
  ...(['eventName', 'interval', 'limit', 'checkValidation'] as const).flatMap((key): readonly Change<Trigger>[] => {
    const before = textOfParameter(trigger[key])
    const parameter = trigger[key]
    if (parameter === undefined || before === '') return []
    return [{ code: 'triggerSettingChanged', what: key, before, after: other(before), thing: { ...trigger, [key]: { ...parameter, value: other(before) } } }]
  }),
  ...(trigger.parameter ?? []).flatMap((parameter, at): readonly Change<Trigger>[] => {
    const all = trigger.parameter ?? []
    if (trigger.type === 'TRIGGER_GROUP')
      return (parameter.list ?? []).map((member, index) => ({
        code: 'memberRemoved',
        what: textOfParameter(member),
        before: textOfParameter(member),
        after: '',
        thing: { ...trigger, parameter: all.with(at, { ...parameter, list: (parameter.list ?? []).toSpliced(index, 1) }) },
      }))
    const before = parameter.value ?? ''
    if (before === '') return []
    const after = /Thresholds/.test(parameter.key ?? '')
      ? before.replace(/\d+/, (figure) => String(Number(figure) === 100 ? 99 : Number(figure) + 1))
      : other(before)
    return [
      {
        code: 'triggerSettingChanged',
        what: parameter.key ?? '',
        before,
        after,
        thing: { ...trigger, parameter: all.with(at, { ...parameter, value: after }) },
      },
    ]
  }),
]

/** Every small fault of a trigger. */
export const triggerFaults = (trigger: Trigger): readonly Change<Trigger>[] => {
  const type = (Object.hasOwn(types, trigger.type) ? types[trigger.type] : undefined) ?? 'PAGEVIEW'
  return [
    { code: 'triggerTypeChanged', what: 'type', before: trigger.type, after: type, thing: { ...trigger, type } },
    ...lists.flatMap((list) => (trigger[list] ?? []).flatMap((condition, at) => ofCondition(trigger, list, at, condition))),
    ...ofSettings(trigger),
  ]
}
