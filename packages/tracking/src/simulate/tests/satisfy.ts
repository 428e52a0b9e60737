import type { Condition } from '@tagmason/domain'

/** A text that a comparison with it holds for, as far as it is easy to say: of a regular expression the first of its alternatives, read as text. */
const textFor = ({ is, value }: Condition): string => {
  if (is !== 'matchRegex') return value
  const first = value.replace(/^\^?\(?\^?/, '').split('|')[0] ?? ''
  return first
    .replace(/\\([^dwsb])/g, '$1')
    .replaceAll('\\d', '7')
    .replaceAll('\\w', 'w')
    .replace(/\.[*+]/g, '')
    .replace(/[$)]+$/, '')
    .replace(/[?+*]$/, '')
}

/**
 * A text that all conditions on one subject are likely to hold for; undefined where none asks for one. Whether they do, the simulation says. What the text may not be is not looked at.
 */
export function textThat(conditions: readonly Condition[], subject: Condition['subject']): string | undefined {
  const asked = conditions.filter((one) => one.subject === subject && one.negate !== true && one.is !== 'cssSelector')
  const exact = asked.find(({ is }) => is === 'equals') ?? (asked.length === 1 ? asked[0] : undefined)
  if (exact !== undefined) return textFor(exact)
  const parts = (of: readonly Condition['is'][]) => asked.filter(({ is }) => of.includes(is)).map(textFor)
  return asked.length === 0 ? undefined : [...parts(['startsWith']), ...parts(['contains', 'matchRegex']), ...parts(['endsWith'])].join('')
}

/** An address of the site that the conditions on pages are likely to hold for. */
export function addressThat(conditions: readonly Condition[], site: string): string {
  const url = textThat(conditions, 'pageUrl')
  if (url !== undefined && URL.canParse(url)) return url
  const path = textThat(conditions, 'pagePath') ?? url ?? '/'
  return `https://${textThat(conditions, 'pageHostname') ?? site}${path.startsWith('/') ? '' : '/'}${path}`
}
