import type { Condition } from '@tagmason/domain'
import { type Analysis, foldAt, isPunct, isSkipped, marksOf, markTokens, range, type Sentence } from './analysis.ts'
import { slug } from './text.ts'

/** A page that the goal names: by path, by URL, or by its name. */
export interface PageMention {
  first: number
  last: number
  /** English where the lexicon knows the page: 'pricing', 'thank_you'. */
  slug: string
  conditions: Condition[]
  /** The goal gives a path or a URL, not only a name. */
  exact: boolean
  /** Named without the word 'page', by a verb of visiting only. */
  bare?: boolean
}

/** The paths, URLs and page names of a sentence, in order. A name and the path behind it are one mention. */
export function pagesOf(analysis: Analysis, sentence: Sentence): PageMention[] {
  const found = [...writtenPages(analysis, sentence), ...namedPages(analysis, sentence)].sort((a, b) => a.first - b.first || b.last - a.last)
  const pageWords = markTokens(sentence, 'page')
  const filler = (at: number): boolean => isPunct(analysis, at, /^[(:]$/) || pageWords.has(at) || /^(?:at|under|unter|en|sous)$/.test(foldAt(analysis, at))
  const merged: PageMention[] = []
  for (const page of found) {
    const last = merged.at(-1)
    if (last && page.first <= last.last) continue
    const near = last && last.exact !== page.exact && page.first - last.last <= (page.exact ? 3 : 2)
    if (!last || !near || !range(last.last + 1, page.first - 1).every(filler)) merged.push({ ...page })
    // The path is sure, the name is in English.
    else Object.assign(last, { last: page.last }, page.exact ? { conditions: page.conditions, exact: true } : { slug: page.slug })
  }
  return merged
}

function writtenPages(analysis: Analysis, sentence: Sentence): PageMention[] {
  const pageWords = markTokens(sentence, 'page')
  return range(sentence.from, sentence.to - 1).flatMap((at): PageMention[] => {
    const { kind, text } = analysis.tokens[at] ?? { kind: 'word', text: '' }
    const path = kind === 'path' ? text : kind === 'url' ? text.replace(/^https?:\/\//i, '').match(/\/.*$/)?.[0] : undefined
    if (path === undefined || text.includes('@')) return []
    const [first, last] = [pageWords.has(at - 1) ? at - 1 : at, pageWords.has(at + 1) ? at + 1 : at]
    return [{ first, last, slug: slugOfPath(analysis, path), conditions: [pathCondition(path)], exact: true }]
  })
}

/** '/blog/*' and '/blog/...' mean all pages below, '/pricing' the page itself. */
function pathCondition(path: string): Condition {
  const bare = path.replace(/[?#].*$/, '')
  if (/[*%]|\.\.\.|…/.test(bare)) return { subject: 'pagePath', is: 'startsWith', value: bare.replace(/[*%…].*$|\.\.\..*$/, '') || '/' }
  if (bare.length > 1 && bare.endsWith('/')) return { subject: 'pagePath', is: 'startsWith', value: bare }
  return { subject: 'pagePath', is: 'equals', value: bare }
}

function slugOfPath(analysis: Analysis, path: string): string {
  const parts = path
    .replace(/[?#].*$/, '')
    .replace(/\.(?:html?|php|aspx?)$/i, '')
    .split('/')
    .map(slug)
    .filter((part) => part !== '' && !/^(?:en|de|es|fr|\d+)$/.test(part))
  const own = parts[parts.length - 1] ?? 'home'
  return translated(analysis, own)
}

/** The English slug of a page's slug in the goal's language, or the slug itself. */
function translated({ lexicon }: Analysis, own: string): string {
  const { vocabulary, byFirstAtom, skip } = lexicon
  const words = own.split('_')
  const { typo, atoms } = vocabulary.look(words[0] ?? '')
  // 'qui sommes-nous', 'uber uns': the small words may belong to the name.
  const rests = [words.slice(1), words.slice(1).filter((word) => !skip.has(word))]
  const page = (typo ? [] : atoms)
    .flatMap((atom) => byFirstAtom.get(atom) ?? [])
    .filter(({ kind, weak }) => kind === 'page' && !weak)
    .find(({ elements }) =>
      rests.some(
        (rest) => rest.length === elements.length - 1 && rest.every((word, at) => vocabulary.look(word).atoms.some((id) => elements[at + 1]?.atoms.has(id))),
      ),
    )
  return page?.id ?? own
}

/** 'the pricing page', 'página de contacto', 'Danke-Seite', 'the "Team" page'; also compounds such as 'Preisseite', whose pattern holds the page word. */
function namedPages(analysis: Analysis, sentence: Sentence): PageMention[] {
  const pages: PageMention[] = []
  const { language } = analysis
  const pageWords = marksOf(sentence, 'page').map((match) => match.first)
  const visits = marksOf(sentence, 'visit').map((match) => match.last)
  for (const { pattern, first, last } of sentence.matches) {
    if (pattern.kind !== 'page' || pattern.id === 'cart') continue
    const whole = pattern.detail === 'page'
    const most = language === 'en' || language === 'de' ? 0 : 1
    const near = pageWords.find((at) =>
      at > last ? contentBetween(analysis, last + 1, at) <= most : at < first && language !== 'en' && contentBetween(analysis, at + 1, first) <= most,
    )
    const visited = visits.some((at) => at < first && contentBetween(analysis, at + 1, first) === 0) && !pattern.weak && pattern.detail !== 'strict'
    if (!whole && near === undefined && !(visited && isSoleObject(analysis, sentence, last))) continue
    const value = pathGuess(analysis, first, last, pattern.id, whole)
    pages.push({
      first: Math.min(first, near ?? first),
      last: Math.max(last, near ?? last),
      bare: !whole && near === undefined,
      slug: pattern.id,
      conditions: [{ subject: 'pagePath', is: pattern.id === 'home' ? 'equals' : 'contains', value }],
      exact: false,
    })
  }
  for (let i = sentence.from; i < sentence.to; i++) {
    const token = analysis.tokens[i]
    const own = token?.kind === 'quote' ? slug(token.text) : ''
    if (own === '') continue
    const listed = pages.some((page) => page.last < i && continues(analysis, sentence, page.last + 1, i)) ? i : undefined
    const near = pageWords.find((at) => Math.abs(at - i) <= 2 && contentBetween(analysis, Math.min(at, i) + 1, Math.max(at, i)) === 0) ?? listed
    if (near === undefined) continue
    const conditions: Condition[] = [{ subject: 'pagePath', is: 'contains', value: `/${own.replaceAll('_', '-')}` }]
    pages.push({ first: Math.min(i, near), last: Math.max(i, near), slug: translated(analysis, own), conditions, exact: false })
  }
  return pages.sort((a, b) => b.last - b.first - (a.last - a.first))
}

/** Whether a list of pages goes on: 'the page "Team", on "Jobs" and "Press"'. */
function continues(analysis: Analysis, sentence: Sentence, from: number, to: number): boolean {
  const joiners = markTokens(sentence, 'and', 'onPage')
  const between = range(from, to - 1)
  return between.length > 0 && between.every((at) => joiners.has(at) || analysis.tokens[at]?.text === ',' || isSkipped(analysis, at))
}

const isSoleObject = (analysis: Analysis, sentence: Sentence, last: number): boolean =>
  last + 1 >= sentence.to ||
  isPunct(analysis, last + 1) ||
  isSkipped(analysis, last + 1) ||
  sentence.matches.some(({ pattern, first }) => first === last + 1 && pattern.kind === 'mark' && pattern.id === 'and')

/** Words among the tokens [from, to) that are neither articles nor prepositions; 9 when punctuation stands between. */
function contentBetween(analysis: Analysis, from: number, to: number): number {
  const between = range(from, to - 1)
  return between.some((at) => isPunct(analysis, at)) ? 9 : between.filter((at) => !isSkipped(analysis, at)).length
}

/** What stands in the address of a page that is only named: its own words, '/precios', '/kontakt'; the person can put it right in the plan. */
function pathGuess(analysis: Analysis, first: number, last: number, english: string, whole: boolean): string {
  if (english === 'home') return '/'
  const words = analysis.tokens
    .slice(first, last + 1)
    .filter((token) => token.kind === 'word')
    .map((token) => slug(token.text))
    .join('-')
    .replaceAll('_', '-')
  const own = whole && analysis.language === 'de' ? words.replace(/(?:ubersichts?|bereichs?)?-?(?:unter)?seiten?$/, '').replace(/^(danke)s$/, '$1') : words
  return `/${own === '' ? english.replaceAll('_', '-') : own}`
}
