import type { FormatValue } from '../../gtm/index.ts'
import { type Case, from } from './case.ts'
import { variable } from './parts.ts'
import { reads } from './variables.ts'

const formatted = (name: string, says: string, format: FormatValue, data: Readonly<Record<string, unknown>>, value: unknown): Case =>
  reads(name, from.variableApi(says), variable('Value', 'v', { name: 'in', dataLayerVersion: 2, setDefaultValue: false }, format), value, { data })

const to = (value: string) => ({ type: 'TEMPLATE', value })
const lower = 'caseConversionType turns a variable value of type text into lower or upper case.'

/** Format Value: what is done to a value on its way out. */
export const formattingCases: readonly Case[] = [
  formatted('format: lower case', lower, { caseConversionType: 'LOWERCASE' }, { in: 'Red SHOES' }, 'red shoes'),
  formatted('format: upper case', lower, { caseConversionType: 'UPPERCASE' }, { in: 'Red shoes' }, 'RED SHOES'),
  formatted('format: NONE leaves the case', lower, { caseConversionType: 'NONE' }, { in: 'Red' }, 'Red'),
  formatted('format: a number has no case', lower, { caseConversionType: 'LOWERCASE' }, { in: 5 }, 5),
  formatted('format: null into a value', 'convertNullToValue is given where the value is null.', { convertNullToValue: to('empty') }, { in: null }, 'empty'),
  formatted(
    'format: undefined into a value',
    'convertUndefinedToValue is given where the value is undefined.',
    { convertUndefinedToValue: to('missing') },
    {},
    'missing',
  ),
  formatted('format: undefined is not null', 'convertNullToValue is about null only.', { convertNullToValue: to('empty') }, {}, undefined),
  formatted(
    'format: null is not undefined',
    'convertUndefinedToValue is about undefined only.',
    { convertUndefinedToValue: to('missing') },
    { in: null },
    null,
  ),
  formatted('format: true into a value', 'convertTrueToValue is given where the value is true.', { convertTrueToValue: to('yes') }, { in: true }, 'yes'),
  formatted('format: false into a value', 'convertFalseToValue is given where the value is false.', { convertFalseToValue: to('no') }, { in: false }, 'no'),
  formatted(
    'format: other values pass unchanged',
    'Each conversion is about its own value.',
    { convertTrueToValue: to('yes'), convertNullToValue: to('empty') },
    { in: 'gold' },
    'gold',
  ),
]
