import { fold } from './text.ts'

/**
 * Cutting goals into tokens. Offsets are UTF-16 code units of the text as typed, so that every part of the plan can point at its words.
 * Paths, URLs, selectors, decimals and quoted names stay whole; hyphenated words are cut, so that 'sign-up' and 'sign up' are the same.
 */
export type TokenKind = 'word' | 'number' | 'path' | 'url' | 'selector' | 'quote' | 'symbol' | 'punct'

export interface Token {
  kind: TokenKind
  start: number
  end: number
  /** As typed; for a quote the words between the quotation marks. */
  text: string
  /** Lower case, no accents; what patterns look at. */
  fold: string
  /** Counts sentences, lines and bullets from 0. */
  sentence: number
  /** A one-token quote's words, in case it is no name after all. */
  inner?: Token[]
  /** The line starts with a bullet or a number. */
  bullet?: true
}

const space = /[\s\u00a0\u202f\u200b]/
const wordChar = /[\p{L}\p{N}_]/u
const letter = /\p{L}/u
const closers: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '„': '“', '«': '»', '»': '«', '‘': '’', '‚': '‘', '‹': '›', '`': '`' }
const extraClosers: Readonly<Record<string, string>> = { '„': '“”"', '‚': '‘’', '“': '”"' }
const units = new Set(['s', 'sec', 'secs', 'sek', 'seg', 'min', 'mins', 'mn', 'h', 'hrs', 'eur', 'usd', 'gbp', 'chf', 'x'])
const urlAt = /(?:https?:\/\/|www\.)[^\s<>"'“”„«»()]+/iy
const hostAt =
  /(?:[a-z0-9-]+\.)+(?:com|net|org|io|co|app|dev|shop|store|example|de|at|ch|fr|es|be|uk|us|eu|mx|ar|me|info|edu)(?![\p{L}\p{N}-])(?:\/[^\s<>"'“”„«»(),;]*)?/iuy
const emailAt = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/y
const pathAt = /\/[\p{L}\p{N}_*][\p{L}\p{N}_\-./%*?=&#]*\/?/uy
const selectorAt = /(?:[#.][A-Za-z][\w-]*|\[[a-z][\w-]*(?:[*^$~|]?=["']?[^\]"'\s]{1,80}["']?)?\])(?:[#.][A-Za-z][\w-]*)*/y
const numberAt = /\d+(?:[.,'’\u00a0\u202f]\d+)*/y
const elisions = /^(?:l|d|j|n|m|t|s|c|qu|jusqu|lorsqu|puisqu)$/i
const fileTypes = /^\.(?:pdf|docx?|xlsx?|pptx?|zip|csv|mp3|mp4|exe|dmg|epub|jpe?g|png|svg|txt|rar)$/i
const abbreviations = new Set([
  'incl',
  'inkl',
  'etc',
  'eg',
  'ie',
  'bzw',
  'zb',
  'usw',
  'ca',
  'ej',
  'ex',
  'p',
  'z',
  'b',
  'd',
  'h',
  'e',
  'g',
  'i',
  'nr',
  'num',
  'no',
  'vs',
  'approx',
  'mind',
  'max',
  'min',
  'dr',
  'mr',
  'mrs',
  'sr',
  'sra',
  'st',
  'u',
  'a',
  'o',
  'evtl',
  'ggf',
  'dh',
  'aprox',
  'prod',
  'art',
  'tel',
  'env',
  'einschl',
  'bsp',
  'inc',
])

function sticky(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** Cuts a text into tokens; `offset` is added to all positions, `sentence` is the number of the first sentence. Linear in the length of the text. */
export function tokenize(text: string, offset = 0, firstSentence = 0, depth = 0): Token[] {
  const tokens: Token[] = []
  let sentence = firstSentence
  let lineEmpty = true
  let bullet = false
  let i = 0
  const push = (kind: TokenKind, start: number, end: number, shown = text.slice(start, end), inner?: Token[]): void => {
    const token: Token = { kind, start: start + offset, end: end + offset, text: shown, fold: fold(shown), sentence }
    if (inner) token.inner = inner
    if (bullet) token.bullet = true
    tokens.push(token)
    lineEmpty = false
  }
  const breakHere = (): void => {
    if (tokens.length > 0 && tokens[tokens.length - 1]?.sentence === sentence) sentence++
  }
  while (i < text.length) {
    const c = text[i] ?? ''
    const before = i === 0 ? '' : (text[i - 1] ?? '')
    const free = !wordChar.test(before)
    if (c === '\n' || c === '\r') {
      breakHere()
      lineEmpty = true
      bullet = false
      i++
      continue
    }
    if (space.test(c)) {
      i++
      continue
    }
    if (lineEmpty) {
      const mark = /^(?:[-*•·‣▪–—+>]+|\(?\d{1,2}[.)]|\(?[a-h]\)|\[[ x]?\])(?=\s)/.exec(text.slice(i, i + 6))
      if (mark) {
        bullet = true
        i += mark[0].length
        continue
      }
    }
    const rest = free ? (sticky(urlAt, text, i) ?? sticky(emailAt, text, i) ?? sticky(hostAt, text, i)) : undefined
    if (rest) {
      const whole = rest.replace(/[.,;:!?]+$/, '')
      push('url', i, i + whole.length)
      i += whole.length
      continue
    }
    if (c === '/' && free) {
      const path = sticky(pathAt, text, i)?.replace(/[.?]+$/, '')
      if (path) {
        push('path', i, i + path.length)
        i += path.length
        continue
      }
    }
    if ((c === '#' || c === '.' || c === '[') && (before === '' || space.test(before) || before === '(' || before === '"')) {
      const selector = sticky(selectorAt, text, i)
      if (selector && fileTypes.test(selector)) {
        push('word', i + 1, i + selector.length)
        i += selector.length
        continue
      }
      if (selector) {
        push('selector', i, i + selector.length)
        i += selector.length
        continue
      }
    }
    const closer = closers[c]
    if (closer && free && depth === 0) {
      const end = closingQuote(text, i + 1, closer + (extraClosers[c] ?? ''))
      if (end > 0) {
        const shown = text.slice(i + 1, end).trim()
        push(
          'quote',
          i,
          end + 1,
          shown,
          tokenize(text.slice(i + 1, end), offset + i + 1, sentence, 1).map((token) => ({ ...token, sentence })),
        )
        i = end + 1
        continue
      }
    }
    if (/\d/.test(c)) {
      const digits = sticky(numberAt, text, i) ?? c
      let end = i + digits.length
      let tail = ''
      while (end + tail.length < text.length && wordChar.test(text[end + tail.length] ?? '')) tail += text[end + tail.length]
      if (tail === '' || units.has(tail.toLowerCase())) push('number', i, end)
      else {
        end += tail.length
        push('word', i, end)
      }
      i = end
      continue
    }
    if (wordChar.test(c)) {
      let end = i + 1
      while (end < text.length) {
        const next = text[end] ?? ''
        if (wordChar.test(next) || /\p{M}/u.test(next)) end++
        else if (/['’]/.test(next) && letter.test(text[end + 1] ?? '')) {
          if (elisions.test(text.slice(i, end))) {
            end++
            break
          }
          end++
        } else if (end === i + 1 && next === '-' && /^[eE]-(?:mail|book|commerce|Mail|Book)/.test(text.slice(i, i + 10))) end++
        else if (next === '·' && /^·(?:e|es|s)(?![\p{L}])/u.test(text.slice(end, end + 4))) end++
        else break
      }
      push('word', i, end, text.slice(i, end))
      const last = tokens[tokens.length - 1]
      if (last) last.fold = last.fold.replace(/^e-(?=mail|book|commerce)/, 'e').replace(/·/g, '')
      if (last && /['’]s$/i.test(last.text)) last.fold = last.fold.replace(/s$/, '')
      i = end
      continue
    }
    if (/[€$£¥%]/.test(c)) {
      push('symbol', i, i + 1)
      i++
      continue
    }
    if (/[.!?;…]/.test(c)) {
      const last = tokens[tokens.length - 1]
      const following = text.slice(i + 1, i + 3)
      const abbreviation =
        c === '.' &&
        last?.end === i + offset &&
        abbreviations.has(last.fold) &&
        !/^\s*$/.test(text.slice(i + 1, i + 40)) &&
        !/^\s+\p{Lu}\p{Ll}+\s/u.test(text.slice(i + 1, i + 24))
      if (!abbreviation && (following === '' || /^[\s"”»'’)]/.test(following) || c !== '.')) breakHere()
      i++
      continue
    }
    if (/[,:()–—&+|/>→]/.test(c) || (c === '-' && (space.test(before) || before === '') && space.test(text[i + 1] ?? ' ')))
      push('punct', i, i + 1, c === '–' || c === '—' || c === '-' || c === '|' ? ',' : c)
    i++
  }
  return tokens
}

function closingQuote(text: string, from: number, closers: string): number {
  for (let i = from; i < text.length && i < from + 80; i++) {
    const c = text[i] ?? ''
    if (c === '\n') return -1
    if (closers.includes(c) && i > from && !wordChar.test(text[i + 1] ?? '')) return i
  }
  return -1
}
