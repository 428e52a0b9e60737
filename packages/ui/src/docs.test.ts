import { describe, expect, test } from 'vitest'

const index = Object.values(import.meta.glob<string>('./index.ts', { eager: true, query: '?raw', import: 'default' })).join('')
const sources = import.meta.glob<string>('./*/*.tsx', { eager: true, query: '?raw', import: 'default' })

/** The files that the package exports components from; the words of `theme/texts.tsx` explain themselves. */
const published = [...index.matchAll(/from '(\.\/\w+\/\w+\.tsx)'/g)].flatMap(([, path]) =>
  path !== undefined && path !== './theme/texts.tsx' && sources[path] !== undefined ? [path] : [],
)

/** The members of each exported interface of a source that have no docstring right above them, as `ButtonProps.look`. */
function undocumented(source: string): string[] {
  return [...source.matchAll(/^export interface (\w+)[^{]*\{\n(.*?)^\}/gms)].flatMap(([, name, body = '']) => {
    const members = [...body.matchAll(/(\*\/\n)? {2}(?:readonly )?(['\w-]+)\??[:(<]/g)]
    return members
      .filter(([whole, comment], at) => isOwn(body, members[at]?.index ?? 0, whole) && comment === undefined)
      .map(([, , member]) => `${name}.${member}`)
  })
}

/** Whether the match begins a line of the interface itself, not one within a nested type or a comment. */
const isOwn = (body: string, index: number, match: string) => match.startsWith('*/') || index === 0 || body[index - 1] === '\n'

/** The exported components of a source whose docstring shows no example. */
function withoutExample(source: string): string[] {
  const components = [...source.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export function ([A-Z]\w*)[(<]/gm)]
  return components.filter(([, comment]) => comment?.includes('@example ') !== true).map(([, , name]) => name ?? '')
}

describe('what the documentation page of each primitive is made from', () => {
  test.each(published)('%s says what each prop is for', (path) => {
    expect(undocumented(sources[path] ?? '')).toEqual([])
  })

  test.each(published)('%s shows how it is used', (path) => {
    expect(withoutExample(sources[path] ?? '')).toEqual([])
  })

  test('all that is exported is looked at', () => {
    expect(published.length).toBeGreaterThan(80)
  })

  test('what is missing would be found', () => {
    expect(undocumented('export interface AProps {\n  /** Said. */\n  said: string\n  mute?: { inner: 1 }\n  onPress(): void\n}\n')).toEqual([
      'AProps.mute',
      'AProps.onPress',
    ])
    expect(
      withoutExample('/** Words. */\nexport function A() {}\n/**\n * Words.\n * @example <B />\n */\nexport function B() {}\nexport function C() {}\n'),
    ).toEqual(['A', 'C'])
  })
})
