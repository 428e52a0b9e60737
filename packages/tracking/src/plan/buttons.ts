import { type Analysis, foldAt, hasMark, isPunct, isSkipped, joins, marksOf, markTokens, range, type Sentence } from './analysis.ts'
import { names } from './eventnames.ts'
import { wordSet } from './text.ts'

/** A button, link or banner with a name, a selector, or words in quotation marks. */
export interface ButtonMention {
  first: number
  last: number
  text: string | undefined
  selector: string | undefined
  score: number
}

/** Buttons named in a sentence: 'the "Get quote" button', 'clicks on "Book now"', 'the Book Now button', 'botón «Pedir cita»', '#buy'. */
export function findButtons(analysis: Analysis, sentence: Sentence): ButtonMention[] {
  const words = marksOf(sentence, 'button').map((match) => match.first)
  if (words.length === 0 && !hasMark(sentence, 'click')) return []
  const elsewhere = markTokens(sentence, 'page', 'formWord')
  const found = range(sentence.from, sentence.to - 1).flatMap((at): ButtonMention[] => {
    const { kind, text } = analysis.tokens[at] ?? {}
    if (kind !== 'quote' && kind !== 'selector') return []
    // 'the "Contact" form', 'the "Team" page', 'an event called "x"': no button.
    const near = (list: readonly number[]): number => Math.min(99, ...list.map((other) => steps(analysis, other, at)))
    const naming = marksOf(sentence, 'called').filter((mark) => names(analysis, mark, at))
    if (near([...elsewhere, ...naming.flatMap(({ tokens }) => tokens)]) < Math.min(near(words), 2)) return []
    const before = words.find((word) => word < at && at - word <= 2 && steps(analysis, word, at) <= 1)
    const last = words.includes(at + 1) ? at + 1 : at
    return [{ first: before ?? at, last, text: kind === 'quote' ? text : undefined, selector: kind === 'selector' ? text : undefined, score: 95 }]
  })
  for (const at of words) {
    if (found.some((button) => button.first <= at && at <= button.last)) continue
    const named = bareName(analysis, sentence, at)
    if (named) found.push(named)
  }
  return found
}

function steps(analysis: Analysis, a: number, b: number): number {
  const costs = range(Math.min(a, b) + 1, Math.max(a, b) - 1).map((at) => (isPunct(analysis, at) ? 2 : joins(analysis, at) ? 0 : 1))
  return costs.reduce<number>((sum, cost) => sum + cost, 1)
}

const onlyButtons = /^(?:button|buttons|btn|boton|botones|bouton|boutons|schaltflache|knopf|cta|taste)$/

/** Words without quotation marks: in front of the button in English and German ('the Book Now button'), capitalised behind it in Spanish and French. */
function bareName(analysis: Analysis, sentence: Sentence, at: number): ButtonMention | undefined {
  if (!onlyButtons.test(foldAt(analysis, at))) return undefined
  const isName = (index: number): boolean => {
    const token = analysis.tokens[index]
    return token?.kind === 'word' && index >= sentence.from && index < sentence.to && !/^(?:wh|how)/.test(token.fold) && !isMarkWord(sentence, index)
  }
  const capital = (index: number): boolean => /^\p{Lu}/u.test(analysis.tokens[index]?.text ?? '')
  let first = at
  let last = at
  if (analysis.language === 'en' || analysis.language === 'de') {
    while (at - first < 4 && isName(first - 1) && (capital(first - 1) || (first === at && !isSkipped(analysis, first - 1)) || joined(analysis, first - 1)))
      first--
    if (analysis.language === 'de' && !joined(analysis, first) && first < at && first === at - 1) first = at
  }
  if (first === at) {
    let i = at + 1
    if (analysis.tokens[i]?.text === ':') i++
    while (i < sentence.to && i - at <= 3 && isSkipped(analysis, i) && !capital(i)) i++
    if (!capital(i) || !isName(i) || (analysis.language === 'en' && i === at + 1)) return undefined
    if (analysis.language === 'de' && i > at + 1 && analysis.tokens[at + 1]?.text !== ':') return undefined
    last = i
    while (
      isName(last + 1) &&
      (capital(last + 1) || !/^(?:y|o|et|ou|and|or|en|de|dans|sur)$/.test(foldAt(analysis, last + 1))) &&
      analysis.tokens[last + 1]?.start === (analysis.tokens[last]?.end ?? 0) + 1 &&
      last - i < 2
    )
      last++
    const start = analysis.tokens[i]?.start ?? 0
    return { first: at, last, text: analysis.text.slice(start, analysis.tokens[last]?.end ?? start), selector: undefined, score: 34 }
  }
  const start = analysis.tokens[first]?.start ?? 0
  const text = analysis.text.slice(start, analysis.tokens[at - 1]?.end ?? start).replaceAll('-', ' ')
  return { first, last, text, selector: undefined, score: 26 + (at - first) * 2 }
}

/** Joined to the next word by a hyphen: 'Jetzt-kaufen-Button'. */
function joined(analysis: Analysis, at: number): boolean {
  const token = analysis.tokens[at]
  const next = analysis.tokens[at + 1]
  return token !== undefined && next !== undefined && next.start === token.end + 1 && analysis.text[token.end] === '-'
}

const markWords = wordSet('click wish negate and contrast when people all only background')

const isMarkWord = (sentence: Sentence, at: number): boolean =>
  sentence.matches.some(
    ({ pattern, tokens, first }) => pattern.kind === 'mark' && markWords.has(pattern.id) && !pattern.weak && tokens.length === 1 && first === at,
  )
