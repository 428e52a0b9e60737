import type { VariablePart } from './build.ts'
import { type Case, from } from './case.ts'
import { dataLayer, variable } from './parts.ts'
import { reads } from './variables.ts'

type Rows = readonly (readonly [string, string])[]
interface More {
  readonly defaultValue?: string
  readonly fullMatch?: boolean
  readonly ignoreCase?: boolean
  readonly replaceAfterMatch?: boolean
}

const lookup = (map: Rows, more: More = {}): readonly [VariablePart, VariablePart] => [
  variable('Table', 'smm', { setDefaultValue: more.defaultValue !== undefined, input: '{{in}}', ...more, map }),
  dataLayer('in'),
]
// Regex tables come with all three switches on.
const regex = (map: Rows, more: More = {}): readonly [VariablePart, VariablePart] => [
  variable('Table', 'remm', {
    setDefaultValue: more.defaultValue !== undefined,
    input: '{{in}}',
    fullMatch: true,
    ignoreCase: true,
    replaceAfterMatch: true,
    ...more,
    map,
  }),
  dataLayer('in'),
]
const given = (value: unknown) => ({ data: { in: value } })

const finds = from.variables('A lookup table gives the output of the row whose input equals the value of the input variable.')
const top = from.regexTable('Patterns are tried from top to bottom, and the first that matches gives its output.')
const full = from.regexTable('Full matches only: the pattern has to match the whole input, as if it began with ^ and ended with $.')
const anywhere = from.regexTable('Without full matches only, the pattern may match anywhere in the input.')
const cases = from.regexTable('Ignore case: patterns match without regard to case.')
const groups = from.regexTable('With capture groups and replace, $1 in the output is the first group of the match.')

/** Lookup and regex tables. */
export const tableCases: readonly Case[] = [
  reads(
    'lookup: the row of the input',
    finds,
    lookup([
      ['a', '1'],
      ['b', '2'],
    ]),
    '2',
    given('b'),
  ),
  reads('lookup: no row is undefined', finds, lookup([['a', '1']]), undefined, given('x')),
  reads(
    'lookup: the default where no row matches',
    from.variables('A default value can be set for when no row matches.'),
    lookup([['a', '1']], { defaultValue: '0' }),
    '0',
    given('x'),
  ),
  reads(
    'lookup: the default does not stand in for a row',
    from.variables('A default value can be set for when no row matches.'),
    lookup([['a', '1']], { defaultValue: '0' }),
    '1',
    given('a'),
  ),
  reads('lookup: only the whole input matches', finds, lookup([['a', '1']], { defaultValue: '0' }), '0', given('ab')),
  reads(
    'lookup: the case of letters counts',
    from.variableGuide('Lookup tables match exactly, with the case of letters.'),
    lookup([['a', '1']], { defaultValue: '0' }),
    '0',
    given('A'),
  ),
  reads('lookup: a number finds its row', from.variableGuide('The input is compared as text.'), lookup([['5', 'five']]), 'five', given(5)),
  reads(
    'lookup: an output may be a variable',
    from.variableGuide('Variables may stand in the output column.'),
    [...lookup([['a', '{{other}}']]), dataLayer('other')],
    'there',
    { data: { in: 'a', other: 'there' } },
  ),
  reads(
    'lookup: an input of a row may be a variable',
    from.variableGuide('Variables may stand in the input column.'),
    [...lookup([['{{other}}', 'same']]), dataLayer('other')],
    'same',
    { data: { in: 'a', other: 'a' } },
  ),
  reads(
    'lookup: the default may be a variable',
    from.triggers('Variables can be used inside any text field.'),
    [...lookup([['a', '1']], { defaultValue: '{{other}}' }), dataLayer('other')],
    'there',
    { data: { in: 'x', other: 'there' } },
  ),
  reads(
    'regex table: a pattern finds its output',
    top,
    regex([
      ['/blog/.*', 'blog'],
      ['/shop/.*', 'shop'],
    ]),
    'shop',
    given('/shop/shoes'),
  ),
  reads(
    'regex table: the first row wins',
    top,
    regex([
      ['/shop/.*', 'shop'],
      ['/shop/shoes', 'shoes'],
    ]),
    'shop',
    given('/shop/shoes'),
  ),
  reads('regex table: the whole input has to match', full, regex([['/shop', 'shop']]), undefined, given('/shop/shoes')),
  reads(
    'regex table: anywhere in the input',
    anywhere,
    regex([['shoes', 'shoes']], { fullMatch: false, replaceAfterMatch: false }),
    'shoes',
    given('/shop/shoes/red'),
  ),
  reads('regex table: case is ignored by default', cases, regex([['/SHOP', 'shop']]), 'shop', given('/shop')),
  reads('regex table: case counts when asked for', cases, regex([['/SHOP', 'shop']], { ignoreCase: false }), undefined, given('/shop')),
  reads('regex table: a group of the match', groups, regex([['/shop/([^/]+)/.*', '$1']]), 'shoes', given('/shop/shoes/red')),
  reads('regex table: two groups in a text', groups, regex([['(.*)@(.*)', '$2 by $1']]), 'example.com by me', given('me@example.com')),
  reads('regex table: without replacing, $1 is plain text', groups, regex([['/shop/(.*)', '$1']], { replaceAfterMatch: false }), '$1', given('/shop/shoes')),
  reads(
    'regex table: the default where nothing matches',
    from.regexTable('A default value is given where no pattern matches.'),
    regex([['/shop', 'shop']], { defaultValue: 'other' }),
    'other',
    given('/blog'),
  ),
  reads('regex table: no match and no default is undefined', top, regex([['/shop', 'shop']]), undefined, given('/blog')),
  reads(
    'regex table: a later row where the first does not match',
    top,
    regex([
      ['\\d+', 'digits'],
      ['[a-z]+', 'letters'],
    ]),
    'letters',
    given('abc'),
  ),
]
