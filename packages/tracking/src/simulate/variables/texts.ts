import type { Resolved } from '../outcomes.ts'
import type { Parameter } from '../../gtm/model.ts'
import { textOfParameter } from '../container.ts'
import { asText, known } from '../known.ts'
import type { Moment } from '../moment.ts'
import type { Template } from '../template.ts'

/** A value as a piece of a longer text: what is missing leaves nothing, as JavaScript joins a list. */
const asPiece = (value: unknown): string => (value === undefined || value === null ? '' : asText(value))

/** A text with its references: the value itself where it is one reference alone, otherwise a text. */
export const resolveTemplate = (moment: Moment, template: Template): Resolved => {
  if (template.kind === 'plain') return known(template.text)
  if (template.kind === 'variable') return moment.resolve(moment, template.name)
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
