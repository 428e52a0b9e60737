import type { Condition } from '@tagmason/domain'
import { hasMark, marksOf } from './analysis.ts'
import type { Analysis, Sentence } from './analysis.ts'
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
  const merged: PageMention[] = []
  for (const page of found) {
    const last = merged[merged.length - 1]
    if (last && page.first <= last.last) continue
    if (last && !last.exact && page.exact && page.first - last.last <= 3 && onlyFiller(analysis, sentence, last.last + 1, page.first)) {
      last.conditions = page.conditions
      last.exact = true
      last.last = page.last
      continue
    }
    if (last?.exact && !page.exact && page.first - last.last <= 2 && onlyFiller(analysis, sentence, last.last + 1, page.first)) {
      last.slug = page.slug
      last.last = page.last
      continue
    }
    merged.push({ ...page })
  }
  return merged
}

function onlyFiller(analysis: Analysis, sentence: Sentence, from: number, to: number): boolean {
  const pageWords = new Set(marksOf(sentence, 'page').flatMap((match) => match.tokens))
  for (let i = from; i < to; i++) {
    const token = analysis.tokens[i]
    if (!token) continue
    const bracket = token.kind === 'punct' && (token.text === '(' || token.text === ':')
    if (
      !bracket &&
      !pageWords.has(i) &&
      token.fold !== 'at' &&
      token.fold !== 'under' &&
      token.fold !== 'unter' &&
      token.fold !== 'en' &&
      token.fold !== 'sous'
    )
      return false
  }
  return true
}

function writtenPages(analysis: Analysis, sentence: Sentence): PageMention[] {
  const pageWords = marksOf(sentence, 'page').flatMap((match) => match.tokens)
  const pages: PageMention[] = []
  for (let i = sentence.from; i < sentence.to; i++) {
    const token = analysis.tokens[i]
    if (token?.kind !== 'path' && token?.kind !== 'url') continue
    if (token.text.includes('@')) continue
    const path = token.kind === 'path' ? token.text : pathOfUrl(token.text)
    if (path === undefined) continue
    let first = i
    let last = i
    for (const word of pageWords) {
      if (word === i - 1) first = word
      if (word === i + 1) last = word
    }
    pages.push({ first, last, slug: slugOfPath(analysis, path), conditions: [pathCondition(path)], exact: true })
  }
  return pages
}

function pathOfUrl(url: string): string | undefined {
  const at = url.replace(/^https?:\/\//i, '').indexOf('/')
  if (at < 0) return undefined
  return url.replace(/^https?:\/\//i, '').slice(at)
}

/** '/blog/*' and '/blog/...' mean all pages below, '/pricing' the page itself. */
export function pathCondition(path: string): Condition {
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
function translated(analysis: Analysis, own: string): string {
  const words = own.split('_')
  for (const atom of analysis.lexicon.vocabulary.look(words[0] ?? '').typo ? [] : analysis.lexicon.vocabulary.look(words[0] ?? '').atoms) {
    for (const pattern of analysis.lexicon.byFirstAtom.get(atom) ?? []) {
      if (pattern.kind !== 'page' || pattern.weak) continue
      const wanted = pattern.elements.slice(1)
      // 'qui sommes-nous', 'uber uns': the small words may belong to the name.
      for (const rest of [words.slice(1), words.slice(1).filter((word) => !analysis.lexicon.skip.has(word))]) {
        if (rest.length !== wanted.length) continue
        if (wanted.every((element, index) => analysis.lexicon.vocabulary.look(rest[index] ?? '').atoms.some((id) => element.atoms.has(id)))) return pattern.id
      }
    }
  }
  return own
}

/** 'the pricing page', 'página de contacto', 'Danke-Seite', 'the "Team" page'; also compounds such as 'Preisseite', whose pattern holds the page word. */
function namedPages(analysis: Analysis, sentence: Sentence): PageMention[] {
  const pages: PageMention[] = []
  const pageWords = marksOf(sentence, 'page').map((match) => match.first)
  const visits = marksOf(sentence, 'visit').map((match) => match.last)
  const names = sentence.matches.filter((match) => match.pattern.kind === 'page')
  for (const name of names) {
    if (name.pattern.id === 'cart') continue
    const whole = name.pattern.detail === 'page'
    const near = pageWords.find(
      (at) =>
        distance(analysis, at, name.first, name.last) <= (analysis.language === 'en' || analysis.language === 'de' ? 0 : 1) &&
        (at > name.last || analysis.language !== 'en'),
    )
    const visited =
      visits.some((at) => at < name.first && contentBetween(analysis, at + 1, name.first) === 0) && !name.pattern.weak && name.pattern.detail !== 'strict'
    const follows = near !== undefined ? near : undefined
    if (!whole && follows === undefined && !(visited && hasMark(sentence, 'visit') && isSoleObject(analysis, sentence, name.last))) continue
    const first = Math.min(name.first, follows ?? name.first)
    const last = Math.max(name.last, follows ?? name.last)
    pages.push({
      first,
      last,
      bare: !whole && near === undefined,
      slug: name.pattern.id,
      conditions: [
        {
          subject: 'pagePath',
          is: name.pattern.id === 'home' ? 'equals' : 'contains',
          value: pathGuess(analysis, name.first, name.last, name.pattern.id, whole),
        },
      ],
      exact: false,
    })
  }
  for (let i = sentence.from; i < sentence.to; i++) {
    const token = analysis.tokens[i]
    if (token?.kind !== 'quote') continue
    const listed = pages.some((page) => page.last < i && continues(analysis, sentence, page.last + 1, i)) ? i : undefined
    const near = pageWords.find((at) => Math.abs(at - i) <= 2 && contentBetween(analysis, Math.min(at, i) + 1, Math.max(at, i)) === 0) ?? listed
    if (near === undefined) continue
    const own = slug(token.text)
    if (own === '') continue
    pages.push({
      first: Math.min(i, near),
      last: Math.max(i, near),
      slug: translated(analysis, own),
      conditions: [{ subject: 'pagePath', is: 'contains', value: `/${own.replaceAll('_', '-')}` }],
      exact: false,
    })
  }
  return pages.sort((a, b) => b.last - b.first - (a.last - a.first))
}

/** Whether a list of pages goes on: 'the page "Team", on "Jobs" and "Press"'. */
function continues(analysis: Analysis, sentence: Sentence, from: number, to: number): boolean {
  if (from === to) return false
  const joiners = new Set([...marksOf(sentence, 'and'), ...marksOf(sentence, 'onPage')].flatMap((mark) => mark.tokens))
  for (let i = from; i < to; i++) {
    const token = analysis.tokens[i]
    if (!joiners.has(i) && token?.text !== ',' && !analysis.lexicon.skip.has(token?.fold ?? '')) return false
  }
  return true
}

function isSoleObject(analysis: Analysis, sentence: Sentence, last: number): boolean {
  const next = analysis.tokens[last + 1]
  return (
    last + 1 >= sentence.to ||
    next?.kind === 'punct' ||
    (next !== undefined && analysis.lexicon.skip.has(next.fold)) ||
    sentence.matches.some((match) => match.first === last + 1 && match.pattern.kind === 'mark' && match.pattern.id === 'and')
  )
}

function distance(analysis: Analysis, at: number, first: number, last: number): number {
  return at > last ? contentBetween(analysis, last + 1, at) : at < first ? contentBetween(analysis, at + 1, first) : 99
}

/** Words between two tokens that are neither articles nor prepositions; 9 when punctuation stands between. */
function contentBetween(analysis: Analysis, from: number, to: number): number {
  let count = 0
  for (let i = from; i < to; i++) {
    const token = analysis.tokens[i]
    if (token?.kind === 'punct') return 9
    if (token && !analysis.lexicon.skip.has(token.fold)) count++
  }
  return count
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
