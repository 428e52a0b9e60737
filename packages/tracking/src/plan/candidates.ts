import type { ConceptName } from './catalogue.ts'
import { catalogue } from './catalogue.ts'
import { hasMark, marksOf } from './analysis.ts'
import type { Analysis, Sentence } from './analysis.ts'
import { findButtons } from './buttons.ts'
import { chooseMatches } from './match.ts'
import type { Match } from './match.ts'
import { pagesOf } from './pages.ts'
import type { PageMention } from './pages.ts'
import type { Pattern } from './patterns.ts'

/** Something in a sentence that may become an event, or is known to become none. */
export interface Candidate {
  kind: 'concept' | 'page' | 'vague' | 'notEvent' | 'custom'
  concept: ConceptName | undefined
  /** E.g. which kind of lead. */
  detail: string | undefined
  page: PageMention | undefined
  /** A button's words or selector. */
  clickText: string | undefined
  selector: string | undefined
  /** The event's own name, where the goal gives it or nothing in the catalogue fits. */
  name: string | undefined
  first: number
  last: number
  tokens: readonly number[]
  weak: boolean
  typos: number
  gap: number
  score: number
  /** How the grid came to it: a pair of thing and outcome, an outcome shared in a list, a thing by its mere name, an outcome for the thing before, words of the goal's own; for suggestions: both somewhere in a sentence, or the thing in the one before. */
  grid?: { how: 'pair' | 'shared' | 'default' | 'implied' | 'words' | 'distant' | 'carried'; thing: string; outcome: string }
}

const pseudoPattern: Pattern = { kind: 'pseudo', id: '', detail: undefined, weak: false, needs: undefined, elements: [], gaps: [] }

function pseudo(first: number, last: number, score: number, id: string): Match {
  const tokens = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  return { pattern: { ...pseudoPattern, id }, tokens, own: tokens, first, last, score, typos: 0, gap: 0 }
}

const questions =
  /^(?:how|who|which|what|when|where|whether|if|cuant[oa]s?|quien(?:es)?|que|si|cuando|combien|qui|quel(?:le)?s?|quand|wie|wer|ob|welche[rs]?|wann)$/

/** The best reading of a sentence as non-overlapping candidates, in order. `taken`: tokens that are parameters or names already. */
export function candidatesOf(analysis: Analysis, sentence: Sentence, taken: ReadonlySet<number>): Candidate[] {
  const pages = new Map(
    // A page that has an event of its own ('product page', 'cart page') is that event.
    pagesOf(analysis, sentence).map((page) => [
      pseudo(page.first, page.last, page.exact ? 90 : page.bare ? 16 : 56 + (page.last - page.first) * 4, 'page'),
      page,
    ]),
  )
  const buttons = new Map(findButtons(analysis, sentence).map((button) => [pseudo(button.first, button.last, button.score, 'button'), button]))
  const pool = [...phrasesOf(analysis, sentence), ...pages.keys(), ...buttons.keys()]
  const chosen = chooseMatches(pool, new Set(taken), (index) => analysis.lexicon.skip.has(analysis.tokens[index]?.fold ?? ''))
  return chosen.flatMap((match): Candidate[] => {
    const { first, last, tokens, typos, gap, score, pattern } = match
    const nothing = { page: undefined, clickText: undefined, selector: undefined, name: undefined }
    const base = { first, last, tokens, weak: pattern.weak, typos, gap, score, detail: pattern.detail, ...nothing }
    const page = pages.get(match)
    if (page) return [{ ...base, kind: 'page', concept: 'pageVisit', page }]
    const button = buttons.get(match)
    if (button) return [{ ...base, kind: 'concept', concept: 'ctaClick', clickText: button.text, selector: button.selector }]
    if (pattern.kind === 'mark') return [{ ...base, kind: pattern.id === 'vague' ? 'vague' : 'notEvent', concept: undefined }]
    return isConcept(pattern.id) ? [{ ...base, kind: 'concept', concept: pattern.id }] : []
  })
}

/** The phrases of a sentence that can be wishes. */
function phrasesOf(analysis: Analysis, sentence: Sentence): Match[] {
  // 'key event' is no event to sign up for.
  const people = new Set(marksOf(sentence, 'people').flatMap((mark) => mark.tokens))
  const keyWords = new Set(marksOf(sentence, 'conversion').flatMap((mark) => (mark.tokens.length > 1 ? mark.tokens : [])))
  const asking = new Set(marksOf(sentence, 'wish').flatMap((mark) => mark.tokens.filter((at) => questions.test(analysis.tokens[at + 1]?.fold ?? ''))))
  const reaches = reachesOf(sentence)
  const twofold = twofoldOf(analysis, sentence)
  const by = new Set(marksOf(sentence, 'by').flatMap(({ last }) => [last + 1, last + 2]))
  const charted = new Set(sentence.matches.flatMap(({ pattern, first, tokens }) => (pattern.kind === 'dimension' && by.has(first) ? [...tokens] : [])))
  const idle = (match: Match): boolean =>
    // 'see how many people leave the cart': who sees is the one who asks.
    (match.tokens.length > 1 && asking.has(match.first)) ||
    reaches(match) ||
    twofold(match) ||
    // 'revenue by product category' looks at no category.
    match.own.every((at) => charted.has(at)) ||
    // 'what share of the visitors' is a figure.
    (match.pattern.id === 'share' && match.tokens.length === 1 && analysis.tokens[match.last + 1]?.fold === 'of') ||
    // 'visitors who fill the basket' do not visit the basket.
    (match.own.length < match.tokens.length && match.tokens.some((at) => people.has(at) && !match.own.includes(at))) ||
    !usable(sentence, match) ||
    (match.pattern.kind === 'concept' && match.own.some((at) => keyWords.has(at)))
  return sentence.matches.filter((match) => !idle(match)).map((match) => (match.pattern.id === 'ctaClick' ? { ...match, score: match.score - 10 } : match)) // Any button is the weakest reading: 'print button clicks' are about printing.
}

/** What takes a word of each of two wishes in a list: 'room bookings, phone calls' book no call, because both are wishes by themselves. */
function twofoldOf(analysis: Analysis, sentence: Sentence): (match: Match) => boolean {
  const ands = new Set(marksOf(sentence, 'and').map(({ first }) => first))
  const whole = sentence.matches.filter(({ pattern }) => pattern.kind === 'concept' && !pattern.weak && pattern.needs === undefined)
  return ({ pattern, first, last, tokens }) => {
    const cut = Array.from({ length: Math.max(0, last - first - 1) }, (_, i) => first + 1 + i).find(
      (at) => !tokens.includes(at) && (ands.has(at) || analysis.tokens[at]?.text === ','),
    )
    if (cut === undefined || pattern.kind !== 'concept') return false
    const covers = (side: readonly number[], within: (other: Match) => boolean) =>
      whole.some((other) => other.pattern.id !== pattern.id && within(other) && side.every((at) => other.tokens.includes(at)))
    return (
      covers(
        tokens.filter((at) => at < cut),
        (other) => other.last < cut,
      ) &&
      covers(
        tokens.filter((at) => at > cut),
        (other) => other.first > cut,
      )
    )
  }
}

/** What reaches too far: over a second word of wishing, whose doer is another one, or over an 'and' for what is something of its own. */
function reachesOf(sentence: Sentence): (match: Match) => boolean {
  const firsts = (name: 'wish' | 'and') => new Set(marksOf(sentence, name).map(({ first }) => first))
  const [wishes, ands] = [firsts('wish'), firsts('and')]
  const concepts = new Map<number, Match[]>()
  for (const match of sentence.matches)
    if (match.pattern.kind === 'concept' && !match.pattern.weak) concepts.set(match.first, [...(concepts.get(match.first) ?? []), match])
  return ({ pattern, first, last }) => {
    const inside = Array.from({ length: Math.max(0, last - first - 1) }, (_, i) => first + 1 + i)
    // 'want to see people go from the prices to the sign-up'
    if (wishes.has(first) && inside.some((at) => wishes.has(at))) return true
    // 'starts of payments and purchases': the purchases are meant themselves, and the same words say as much of the payments.
    const and = inside.findLast((at) => ands.has(at))
    if (and === undefined) return false
    const nearer = concepts.get(first)?.some((other) => other.pattern.id === pattern.id && other.tokens.length > 1 && other.last < and)
    return nearer === true && [...inside, last].some((at) => concepts.get(at)?.some((other) => other.pattern.id !== pattern.id && other.tokens.includes(last)))
  }
}

function isConcept(id: string): id is ConceptName {
  return Object.hasOwn(catalogue, id)
}

function usable(sentence: Sentence, match: Match): boolean {
  const { kind, id, needs } = match.pattern
  if (kind === 'mark') return id === 'vague' || id === 'notEvent'
  if (kind !== 'concept') return false
  if (needs === 'click') return hasMark(sentence, 'click')
  if (needs === 'dashboard') return hasMark(sentence, 'dashboard') || marksOf(sentence, 'by').length > 0
  if (needs === 'visit') return hasMark(sentence, 'visit')
  return true
}
