import type { Sentence } from '../sentences/say.ts'

export const validationCodes = [
  'VALUE_INVALID',
  'VALUE_REQUIRED',
  'NAME_INVALID',
  'NAME_RESERVED',
  'VALUE_OUT_OF_BOUNDS',
  'EXCEEDED_MAX_ENTITIES',
  'NAME_DUPLICATED',
] as const
export type ValidationCode = (typeof validationCodes)[number]

/** One entry of `validationMessages`. `fieldPath` is '' for the hit as a whole. */
export interface HitProblem {
  fieldPath: string
  description: Sentence
  validationCode: ValidationCode
}

export type Report = (fieldPath: string, validationCode: ValidationCode, description: Sentence) => void

/** Length of the text in UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
