import { boolean, table, template } from '../container/shapes.ts'
import type { Parameter } from '../gtm/model.ts'
import type { Field, TagType } from './tagType.ts'

/** What a tag is to say, by key of its fields; a table as rows of name and value. */
export type FieldValues = Readonly<Record<string, string | readonly (readonly [string, string])[] | undefined>>

const written = ({ key, type }: Field, value: FieldValues[string]): readonly Parameter[] => {
  if (value === undefined || value.length === 0) return []
  if (typeof value !== 'string') return [table(key, ['parameter', 'parameterValue'], value)]
  return [type === 'BOOLEAN' ? boolean(key, value === 'true') : template(key, value)]
}

/** The parameters of a tag in Tag Manager's order: what is given, otherwise what the type writes by itself. Fields without either are left out. */
export const parametersOf = ({ fields = [] }: TagType, values: FieldValues): Parameter[] =>
  fields.flatMap((field) => written(field, Object.hasOwn(values, field.key) ? values[field.key] : field.value))

/** The keys that must be given, because a tag of the type does nothing without them and they have no value of their own. */
export const neededKeys = ({ required = [], destination, fields = [] }: TagType): readonly string[] =>
  fields.filter(({ key, value }) => value === undefined && (required.includes(key) || key === destination?.key)).map(({ key }) => key)
