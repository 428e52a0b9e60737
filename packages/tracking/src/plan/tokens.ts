import { fold, wordSet } from './text.ts'

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
const units = wordSet('s sec secs sek seg min mins mn h hrs eur usd gbp chf x')
const urlAt = /(?:https?:\/\/|www\.)[^\s<>"'“”„«»()]+/iy
const hostAt =
  /(?:[a-z0-9-]+\.)+(?:com|net|org|io|co|app|dev|shop|store|example|de|at|ch|fr|es|be|uk|us|eu|mx|ar|me|info|edu|gg|tv|nl)(?![\p{L}\p{N}-])(?:\/[^\s<>"'“”„«»(),;]*)?/iuy
const emailAt = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/y
const pathAt = /\/[\p{L}\p{N}_*][\p{L}\p{N}_\-./%*?=&#]*\/?/uy
const selectorAt = /(?:[#.][A-Za-z][\w-]*|\[[a-z][\w-]*(?:[*^$~|]?=["']?[^\]"'\s]{1,80}["']?)?\])(?:[#.][A-Za-z][\w-]*)*/y
const numberAt = /\d+(?:[.,'’\u00a0\u202f]\d+)*/y
const elisions = /^(?:l|d|j|n|m|t|s|c|qu|jusqu|lorsqu|puisqu)$/i
const fileTypes = /^\.(?:pdf|docx?|xlsx?|pptx?|zip|csv|mp3|mp4|exe|dmg|epub|jpe?g|png|svg|txt|rar)$/i
const abbreviations = wordSet(
  'incl inkl etc eg ie bzw zb usw ca ej ex p z b d h e g i nr num no vs approx mind max min dr mr mrs sr sra st u a o evtl ggf dh aprox prod art tel ' +
    'env einschl bsp inc',
)

function sticky(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** A text on its way to tokens: where it is read, and what of it is known. */
interface Cut {
  text: string
  offset: number
  depth: number
  tokens: Token[]
  sentence: number
  lineEmpty: boolean
  bullet: boolean
  at: number
}

/** Reads what begins at `at` and moves it on; false where something else begins there. */
type Rule = (cut: Cut, c: string, before: string) => boolean

/** Cuts a text into tokens; `offset` is added to all positions, `sentence` is the number of the first sentence. Linear in the length of the text. */
export function tokenize(text: string, offset = 0, firstSentence = 0, depth = 0): Token[] {
  const cut: Cut = { text, offset, depth, tokens: [], sentence: firstSentence, lineEmpty: true, bullet: false, at: 0 }
  while (cut.at < text.length) {
    const c = text[cut.at] ?? ''
    const before = cut.at === 0 ? '' : (text[cut.at - 1] ?? '')
    if (!rules.some((rule) => rule(cut, c, before))) cut.at++
  }
  return cut.tokens
}

function push(cut: Cut, kind: TokenKind, end: number, { start = cut.at, shown = cut.text.slice(start, end) } = {}): Token {
  const { offset, sentence, bullet, tokens } = cut
  const token: Token = {
    kind,
    start: start + offset,
    end: end + offset,
    text: shown,
    fold: fold(shown.replace(/dr(?:ü|u\u0308)ck/gu, 'drueck')),
    sentence,
    ...(bullet ? { bullet } : {}),
  }
  tokens.push(token)
  cut.lineEmpty = false
  cut.at = end
  return token
}

/** Behind what was read the next sentence begins. */
function breakHere(cut: Cut): void {
  if (cut.tokens.at(-1)?.sentence === cut.sentence) cut.sentence++
}

const lineBreak: Rule = (cut, c) => {
  if (c !== '\n' && c !== '\r') return false
  breakHere(cut)
  cut.lineEmpty = true
  cut.bullet = false
  cut.at++
  return true
}

const blank: Rule = (cut, c) => {
  if (!space.test(c)) return false
  cut.at++
  return true
}

const bulletMark: Rule = (cut) => {
  if (!cut.lineEmpty) return false
  const mark = /^(?:[-*•·‣▪–—+>]+|\(?\d{1,2}[.)]|\(?[a-h]\)|\[[ x]?\])(?=\s)/.exec(cut.text.slice(cut.at, cut.at + 6))
  if (!mark) return false
  cut.bullet = true
  cut.at += mark[0].length
  return true
}

const address: Rule = (cut, _c, before) => {
  if (wordChar.test(before)) return false
  const found = [urlAt, emailAt, hostAt].map((pattern) => sticky(pattern, cut.text, cut.at)).find((each) => each !== undefined)
  if (!found) return false
  push(cut, 'url', cut.at + found.replace(/[.,;:!?]+$/, '').length)
  return true
}

const path: Rule = (cut, c, before) => {
  const found = c === '/' && !wordChar.test(before) ? sticky(pathAt, cut.text, cut.at)?.replace(/[.?]+$/, '') : undefined
  if (!found) return false
  push(cut, 'path', cut.at + found.length)
  return true
}

const selector: Rule = (cut, c, before) => {
  if (!/[#.[]/.test(c) || !(before === '' || space.test(before) || before === '(' || before === '"')) return false
  const found = sticky(selectorAt, cut.text, cut.at)
  if (!found) return false
  if (fileTypes.test(found)) push(cut, 'word', cut.at + found.length, { start: cut.at + 1 })
  else push(cut, 'selector', cut.at + found.length)
  return true
}

const quote: Rule = (cut, c, before) => {
  const closer = closers[c]
  if (!closer || wordChar.test(before) || cut.depth > 0) return false
  const { text, at, offset, sentence } = cut
  const end = closingQuote(text, at + 1, closer + (extraClosers[c] ?? ''))
  if (end <= 0) return false
  const token = push(cut, 'quote', end + 1, { shown: text.slice(at + 1, end).trim() })
  token.inner = tokenize(text.slice(at + 1, end), offset + at + 1, sentence, 1).map((inner) => ({ ...inner, sentence }))
  return true
}

const digits: Rule = (cut, c) => {
  if (!/\d/.test(c)) return false
  const { text, at } = cut
  const end = at + (sticky(numberAt, text, at) ?? c).length
  let tail = ''
  while (end + tail.length < text.length && wordChar.test(text[end + tail.length] ?? '')) tail += text[end + tail.length]
  if (tail === '') push(cut, 'number', end)
  else if (units.has(tail.toLowerCase())) push(cut, 'number', end)
  else push(cut, 'word', end + tail.length)
  return true
}

const word: Rule = (cut, c) => {
  if (!wordChar.test(c)) return false
  const last = push(cut, 'word', wordEnd(cut.text, cut.at))
  last.fold = last.fold.replace(/^e-(?=mail|book|commerce)/, 'e').replace(/·/g, '')
  if (/['’]s$/i.test(last.text)) last.fold = last.fold.replace(/s$/, '')
  return true
}

/** Where a word ends: behind its marks and apostrophes, after an elision ('l’'), with 'e-' of 'e-mail' and '·e·s' of French. */
function wordEnd(text: string, from: number): number {
  let end = from + 1
  while (end < text.length) {
    const next = text[end] ?? ''
    if (wordChar.test(next) || /\p{M}/u.test(next)) end++
    else if (/['’]/.test(next) && letter.test(text[end + 1] ?? '')) {
      if (elisions.test(text.slice(from, end))) return end + 1
      end++
    } else if (end === from + 1 && next === '-' && /^[eE]-(?:mail|book|commerce|Mail|Book)/.test(text.slice(from, from + 10))) end++
    else if (next === '·' && /^·(?:e|es|s)(?![\p{L}])/u.test(text.slice(end, end + 4))) end++
    else return end
  }
  return end
}

const symbol: Rule = (cut, c) => {
  if (!/[€$£¥%]/.test(c)) return false
  push(cut, 'symbol', cut.at + 1)
  return true
}

const sentenceEnd: Rule = (cut, c) => {
  if (!/[.!?;…]/.test(c)) return false
  const { text, at, offset } = cut
  const last = cut.tokens.at(-1)
  const following = text.slice(at + 1, at + 3)
  const abbreviation =
    c === '.' &&
    last?.end === at + offset &&
    abbreviations.has(last.fold) &&
    !/^\s*$/.test(text.slice(at + 1, at + 40)) &&
    !/^\s+\p{Lu}\p{Ll}+\s/u.test(text.slice(at + 1, at + 24))
  if (!abbreviation && (following === '' || /^[\s"”»'’)]/.test(following) || c !== '.')) breakHere(cut)
  cut.at++
  return true
}

const separator: Rule = (cut, c, before) => {
  if (!/[,:()–—&+|/>→]/.test(c) && !(c === '-' && (space.test(before) || before === '') && space.test(cut.text[cut.at + 1] ?? ' '))) return false
  push(cut, 'punct', cut.at + 1, { shown: /[–—|-]/.test(c) ? ',' : c })
  return true
}

/** What may begin at a character, in the order in which it is tried. */
const rules: readonly Rule[] = [lineBreak, blank, bulletMark, address, path, selector, quote, digits, word, symbol, sentenceEnd, separator]

function closingQuote(text: string, from: number, closers: string): number {
  for (let i = from; i < text.length && i < from + 80; i++) {
    const c = text[i] ?? ''
    if (c === '\n') return -1
    if (closers.includes(c) && i > from && !wordChar.test(text[i + 1] ?? '')) return i
  }
  return -1
}
