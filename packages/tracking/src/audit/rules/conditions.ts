import { withDescendants } from '../../container/text.ts'
import { regexFault } from '../../gtm/conditions.ts'
import { quote } from '../../gtm/values.ts'
import { say, type Sentence } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { parameterText } from '../../gtm/parameters.ts'
import { replacement } from '../patch.ts'
import { blocking, conditionsOf, firing, type Said, variableIn } from '../read.ts'
import { sources } from '../sources.ts'

/** An expression that only lacks its last brackets, with them; null where something else is wrong. */
const closed = (value: string): string | null => {
  const waiting: string[] = []
  for (let at = 0; at < value.length; at++) {
    const character = value[at] ?? ''
    if (character === '\\') at++
    else if (waiting.at(-1) === ']') {
      if (character === ']') waiting.pop()
    } else if (character === '(') waiting.push(')')
    else if (character === '[') waiting.push(']')
    else if (character === ')' && waiting.pop() !== ')') return null
  }
  const mended = value + waiting.reverse().join('')
  return waiting.length > 0 && regexFault(mended) === null ? mended : null
}

function* invalid({ context }: Audit): Generator<Fault> {
  for (const item of context.items.trigger)
    for (const { type, value, valuePlace } of conditionsOf(item)) {
      const fault = type === 'MATCH_REGEX' ? regexFault(value) : null
      if (fault === null) continue
      const mended = closed(value)
      const message = say('audit.conditions.regexInvalid', { text: quote(value), fault })
      yield {
        item,
        place: valuePlace,
        message,
        fix: mended === null ? undefined : replacement(valuePlace, mended, say('audit.conditions.regexInvalid.fix', { text: quote(mended) })),
      }
    }
}

const eventVariables = new Set(['{{_event}}', '{{Event}}', '{{Event Name}}'])
// Names with | between them and nothing that only a regular expression means.
const plainNames = /^\(?(?:\?:)?[\w .-]+(?:\|[\w .-]+)*\)?$/

function* unanchored({ context }: Audit): Generator<Fault> {
  for (const item of context.items.trigger)
    for (const { type, variable, value, valuePlace } of conditionsOf(item))
      if (type === 'MATCH_REGEX' && eventVariables.has(variable) && plainNames.test(value) && /[\w-]/.test(value)) {
        const anchored = `^(?:${value.replace(/^\((?:\?:)?|\)$/g, '')})$`
        yield {
          item,
          place: valuePlace,
          message: say('audit.conditions.regexUnanchored', { text: quote(value), anchored: quote(anchored) }),
          fix: replacement(valuePlace, anchored, say('audit.conditions.regexUnanchored.fix', { text: quote(value) })),
        }
      }
}

const isElement = (audit: Audit, text: string): boolean => {
  if (text === '{{Click Element}}') return true
  const variable = variableIn(audit, text)
  return variable?.type === 'aev' && parameterText(variable, 'varType') === 'ELEMENT'
}

function* clicks(audit: Audit): Generator<Fault> {
  for (const item of audit.context.items.trigger) {
    if (item.type !== 'CLICK') continue
    for (const { type, variable, value, negated, valuePlace } of conditionsOf(item)) {
      if (type !== 'CSS_SELECTOR' || negated || value === '' || value.includes('{{') || !isElement(audit, variable)) continue
      const wider = withDescendants(value)
      if (wider === value || /(?:^|[\s,])\*$/.test(value)) continue
      yield {
        item,
        place: valuePlace,
        message: say('audit.conditions.clickInside', { selector: quote(value), wider: quote(wider) }),
        fix: replacement(valuePlace, wider, say('audit.conditions.clickInside.fix', { selector: quote(value) })),
      }
    }
  }
}

const isPlain = ({ type, value }: Said): boolean => type === 'EQUALS' && !value.includes('{{')

const contradict = (one: Said, other: Said): boolean => {
  if (one.variable !== other.variable || !isPlain(one) || !isPlain(other)) return false
  const same = one.value.toLowerCase() === other.value.toLowerCase()
  return one.negated === other.negated ? !one.negated && !same : one.value === other.value
}

const contradiction = (one: Said, other: Said): Sentence =>
  one.negated === other.negated
    ? say('audit.conditions.twoValues', { variable: one.variable, one: quote(one.value), other: quote(other.value) })
    : say('audit.conditions.valueAndNot', { variable: one.variable, one: quote(one.value) })

function* contradicting({ context, triggers }: Audit): Generator<Fault> {
  for (const item of context.items.trigger) {
    const conditions = conditionsOf(item)
    const pair = conditions.flatMap((one, index) => conditions.slice(index + 1).flatMap((other) => (contradict(one, other) ? [[one, other] as const] : [])))[0]
    if (pair !== undefined)
      yield {
        item,
        place: pair[1].place,
        message: contradiction(pair[0], pair[1]),
      }
  }
  for (const item of context.items.tag) {
    const both = firing(item).find((id) => blocking(item).includes(id))
    if (both !== undefined)
      yield {
        item,
        message: say('audit.conditions.firesAndBlocks', { trigger: quote(triggers.get(both)?.name ?? both) }),
      }
  }
}

export const conditionRules: readonly AuditRule[] = [
  { id: 'A80', name: 'invalid-regex', area: 'trigger', severity: 'error', source: sources.triggers, check: invalid },
  { id: 'A81', name: 'unanchored-regex', area: 'trigger', severity: 'warning', source: sources.triggers, check: unanchored },
  { id: 'A82', name: 'click-element-without-descendants', area: 'trigger', severity: 'warning', source: sources.dataLayer, check: clicks },
  { id: 'A83', name: 'contradicting-conditions', area: 'trigger', severity: 'warning', source: sources.triggers, check: contradicting },
]
