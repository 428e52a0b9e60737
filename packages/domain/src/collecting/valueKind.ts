import type { ParameterValue } from './collected.ts'

/**
 * What a parameter's value is. `long` has more than the 100 characters that Google Analytics keeps, `code` is three capital letters, `numericText` a number in quotation marks. `email` and `phone` are found by their form alone;
 * the intake looks more closely where a project does not keep personal data.
 */
export const valueKinds = ['boolean', 'negative', 'number', 'empty', 'email', 'phone', 'numericText', 'code', 'long', 'text'] as const
export type ValueKind = (typeof valueKinds)[number]

/** Forms of texts in the syntax that JavaScript and RE2 share. */
export const textForms = [
  ['email', '[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)*[.][A-Za-z]{2,}'],
  ['phone', '^[+][0-9][0-9 ()./-]{6,22}$'],
  ['numericText', '^-?[0-9]+([.][0-9]+)?$'],
  ['code', '^[A-Z]{3}$'],
] as const satisfies readonly (readonly [ValueKind, string])[]

export const longText = 100
const forms = textForms.map(([kind, form]) => ({ kind, form: new RegExp(form) }))

export function valueKind(value: ParameterValue): ValueKind {
  // Clients of some formats send all values as texts.
  if (typeof value === 'boolean' || value === 'true' || value === 'false') return 'boolean'
  if (typeof value === 'number') return value < 0 ? 'negative' : 'number'
  if (value === '') return 'empty'
  return forms.find(({ form }) => form.test(value))?.kind ?? (charactersOf(value) > longText ? 'long' : 'text')
}

const charactersOf = (text: string) => (text.length <= longText ? text.length : [...text].length)
