import type { Resolved } from '../outcomes.ts'
import type { Parameter } from '../../gtm/model.ts'
import { say } from '../../sentences/say.ts'
import { textOfParameter } from '../container.ts'
import { asText, known, notKnown, thrown } from '../known.ts'
import type { Moment } from '../moment.ts'
import type { Template } from '../template.ts'
import { valueOfBuiltIn } from './builtIns.ts'
import { formatted } from './format.ts'
import { valueOfVariable } from './types.ts'

/** A value as a piece of a longer text: what is missing leaves nothing, as JavaScript joins a list. */
const asPiece = (value: unknown): string => (value === undefined || value === null ? '' : asText(value))

const compute = (moment: Moment, name: string): Resolved => {
  const { container } = moment
  const variable = container.variables.get(name)
  if (variable !== undefined) {
    if (moment.resolving.has(name)) {
      moment.circles++
      return notKnown(say('simulate.variables.circle', { name }))
    }
    moment.resolving.add(name)
    const raw = valueOfVariable(moment, variable)
    const value = raw === thrown ? raw : formatted(moment, variable, raw)
    moment.resolving.delete(name)
    return value
  }
  const builtIn = container.builtIns.get(name)
  if (builtIn !== undefined) return valueOfBuiltIn(moment, builtIn.type, name)
  return notKnown(container.builtInNames.has(name) ? say('simulate.variables.builtInOff', { name }) : say('simulate.variables.missing', { name }))
}

/** The value of `{{name}}` at this moment. */
export const resolve = (moment: Moment, name: string): Resolved => {
  // Names with an underscore in front are the system's own; this one is the event.
  if (name === '_event') return known(moment.eventValue)
  let value = moment.values.get(name)
  if (value === undefined) {
    const { circles } = moment
    value = compute(moment, name)
    // What a circle led to depends on where it was entered.
    if (moment.circles === circles) moment.values.set(name, value)
  }
  return value
}

/** A text with its references: the value itself where it is one reference alone, otherwise a text. */
export const resolveTemplate = (moment: Moment, template: Template): Resolved => {
  if (template.kind === 'plain') return known(template.text)
  if (template.kind === 'variable') return resolve(moment, template.name)
  let text = ''
  for (const part of template.parts) {
    const value = resolveTemplate(moment, part)
    if (!value.known) return value
    text += asPiece(value.value)
  }
  return known(text)
}

export const resolveText = (moment: Moment, text: string): Resolved => resolveTemplate(moment, moment.container.template(text))

const resolveEntries = (moment: Moment, entries: readonly Parameter[]): readonly Resolved[] => entries.map((entry) => resolveParameter(moment, entry))

/** The value of a parameter: a text, number or switch, a list, or an object. */
export const resolveParameter = (moment: Moment, parameter: Parameter): Resolved => {
  if (Array.isArray(parameter.list)) {
    const values = resolveEntries(moment, parameter.list)
    return values.find((value) => !value.known) ?? known(values.map((value) => (value.known ? value.value : undefined)))
  }
  if (Array.isArray(parameter.map)) {
    const values = resolveEntries(moment, parameter.map)
    return (
      values.find((value) => !value.known) ??
      known(Object.fromEntries(parameter.map.map((entry, index) => [entry.key ?? '', values[index]?.known ? values[index].value : undefined])))
    )
  }
  const value = resolveText(moment, textOfParameter(parameter))
  if (!value.known || typeof value.value !== 'string') return value
  if (parameter.type === 'BOOLEAN' && (value.value === 'true' || value.value === 'false')) return known(value.value === 'true')
  return parameter.type === 'INTEGER' && value.value.trim() !== '' && !Number.isNaN(Number(value.value)) ? known(Number(value.value)) : value
}
