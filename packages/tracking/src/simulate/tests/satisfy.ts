import type { Condition } from '@tagmason/domain'
import { compares, textsFor, type Wanted } from '../../visits/texts.ts'

/** Why a visit cannot be made up: for one of the conditions no text is known that it holds for. */
export class NoExample extends Error {}

const names: Readonly<Record<Exclude<Condition['is'], 'cssSelector'>, string>> = {
  equals: 'EQUALS',
  contains: 'CONTAINS',
  startsWith: 'STARTS_WITH',
  endsWith: 'ENDS_WITH',
  matchRegex: 'MATCH_REGEX',
}

const wantedOf = (conditions: readonly Condition[], subject: Condition['subject']): readonly Wanted[] =>
  conditions.flatMap(({ is, value, ignoreCase = false, negate, ...one }) =>
    one.subject === subject && is !== 'cssSelector' ? [{ is: names[is], other: value, ignoreCase, holds: negate !== true }] : [],
  )

const isPattern = ({ is, holds }: Wanted) => holds && is === 'MATCH_REGEX'
const holdIn = (wanted: readonly Wanted[]) => (text: string) => wanted.every((one) => compares(one, text) === one.holds)

/**
 * A text that all conditions on one subject hold for; undefined where none asks for one. `likely` are texts to be preferred to a made-up one where an expression is to be matched.
 * Where written-out texts contradict each other it is one that only some hold for: which, the simulation says.
 * @throws NoExample where no text is known that an expression matches
 */
export function textThat(
  conditions: readonly Condition[],
  subject: Condition['subject'],
  likely: (made: readonly string[]) => readonly string[] = (made) => made,
): string | undefined {
  const wanted = wantedOf(conditions, subject)
  const asked = wanted.filter(({ holds }) => holds)
  if (asked.length === 0) return undefined
  const made = textsFor(wanted)
  const found = (asked.some(isPattern) ? likely(made) : made).find(holdIn(wanted)) ?? made[0]
  if (found !== undefined) return found
  if (asked.some(isPattern)) throw new NoExample()
  const parts = (of: readonly string[]) => asked.filter(({ is }) => of.includes(is)).map(({ other }) => other)
  return parts(['EQUALS'])[0] ?? [...parts(['STARTS_WITH']), ...parts(['CONTAINS']), ...parts(['ENDS_WITH'])].join('')
}

const fromRoot = (text: string) => (text.startsWith('/') ? text : `/${text}`)

/**
 * An address of the site that the conditions on pages are likely to hold for. `origin`: of the site, as `https://shop.example`.
 * @throws NoExample where no address is known that an expression matches
 */
export function addressThat(conditions: readonly Condition[], origin: string): string {
  const rooted = (made: readonly string[]) => made.map(fromRoot)
  const url = textThat(conditions, 'pageUrl', (made) => [...made.filter((text) => URL.canParse(text)), ...made.map((text) => `${origin}${fromRoot(text)}`)])
  if (url !== undefined && URL.canParse(url)) return url
  const path = textThat(conditions, 'pagePath', (made) => [...made.filter((text) => text.startsWith('/')), ...rooted(made)]) ?? url ?? '/'
  const host = textThat(conditions, 'pageHostname')
  return `${host === undefined ? origin : `https://${host}`}${fromRoot(path)}`
}

/**
 * The address of a link: one of `known` that an expression matches, or a made-up one, on the site where it is only part of an address.
 * @throws NoExample where no address is known that an expression matches
 */
export const hrefThat = (conditions: readonly Condition[], origin: string, known: readonly string[]): string | undefined =>
  textThat(conditions, 'clickUrl', (made) => [...known, ...made.filter((text) => URL.canParse(text)), ...made.map((text) => `${origin}/example${text}`)])
