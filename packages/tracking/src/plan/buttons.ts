import { type Analysis, foldAt, hasMark, marksOf, type Sentence } from './analysis.ts'
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
  const clicked = hasMark(sentence, 'click')
  const words = marksOf(sentence, 'button').map((match) => match.first)
  const elsewhere = marksOf(sentence, 'page', 'formWord').flatMap((match) => [...match.tokens])
  const called = marksOf(sentence, 'called')
  const found: ButtonMention[] = []
  for (let i = sentence.from; i < sentence.to; i++) {
    const token = analysis.tokens[i]
    if (token?.kind !== 'quote' && token?.kind !== 'selector') continue
    if (!clicked && words.length === 0) continue
    // 'the "Contact" form', 'the "Team" page', 'an event called "x"': no button.
    const near = (list: readonly number[]): number => list.reduce((least, at) => Math.min(least, steps(analysis, at, i)), 99)
    const naming = called.filter((mark) => names(analysis, mark, i)).flatMap((mark) => [...mark.tokens])
    if (near([...elsewhere, ...naming]) < Math.min(near(words), 2)) continue
    const after = words.find((at) => at === i + 1)
    const before = words.find((at) => at < i && i - at <= 2 && steps(analysis, at, i) <= 1)
    found.push({
      first: before ?? i,
      last: after ?? i,
      text: token.kind === 'quote' ? token.text : undefined,
      selector: token.kind === 'selector' ? token.text : undefined,
      score: 95,
    })
  }
  for (const at of words) {
    if (found.some((button) => button.first <= at && at <= button.last)) continue
    const named = bareName(analysis, sentence, at)
    if (named) found.push(named)
  }
  return found
}

function steps(analysis: Analysis, a: number, b: number): number {
  let count = 0
  for (let i = Math.min(a, b) + 1; i < Math.max(a, b); i++) {
    const token = analysis.tokens[i]
    if (token?.kind === 'punct') count += 2
    else if (token?.kind === 'quote' || (token && !analysis.lexicon.skip.has(token.fold))) count++
  }
  return count + 1
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
    const max = 4
    while (
      at - first < max &&
      isName(first - 1) &&
      (capital(first - 1) || (first === at && !analysis.lexicon.skip.has(foldAt(analysis, first - 1))) || joined(analysis, first - 1))
    )
      first--
    if (analysis.language === 'de' && !joined(analysis, first) && first < at && first === at - 1) first = at
  }
  if (first === at) {
    let i = at + 1
    if (analysis.tokens[i]?.text === ':') i++
    while (i < sentence.to && i - at <= 3 && analysis.lexicon.skip.has(foldAt(analysis, i)) && !capital(i)) i++
    if (!capital(i) || !isName(i) || (analysis.language === 'en' && i === at + 1)) return undefined
    if (analysis.language === 'de' && i > at + 1 && analysis.tokens[at + 1]?.text !== ':') return undefined
    last = i
    while (
      last - i < 4 &&
      isName(last + 1) &&
      (capital(last + 1) || !/^(?:y|o|et|ou|and|or|en|de|dans|sur)$/.test(foldAt(analysis, last + 1))) &&
      analysis.tokens[last + 1]?.start === (analysis.tokens[last]?.end ?? 0) + 1 &&
      last - i < 2
    )
      last++
    const start = analysis.tokens[i]?.start ?? 0
    return { first: at, last, text: analysis.text.slice(start, analysis.tokens[last]?.end ?? start), selector: undefined, score: 34 }
  }
  if (first === sentence.from && sentence.to - sentence.from > at + 1 - first && at - first === 0) return undefined
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

const markWords = wordSet('click wish negate and contrast when people onPage all only background')

function isMarkWord(sentence: Sentence, at: number): boolean {
  return sentence.matches.some(
    (match) =>
      match.pattern.kind === 'mark' &&
      markWords.has(match.pattern.id) &&
      !match.pattern.weak &&
      match.tokens.length === 1 &&
      match.first === at &&
      match.pattern.id !== 'onPage',
  )
}
