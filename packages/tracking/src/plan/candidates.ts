import { type Analysis, foldAt, hasMark, isSkipped, marksOf, markStarts, markTokens, range, type Sentence, tokensWhere } from './analysis.ts'
import { type ButtonMention, findButtons } from './buttons.ts'
import { type ConceptName, isConcept } from './catalogue.ts'
import { chooseMatches, type Match } from './match.ts'
import { type PageMention, pagesOf } from './pages.ts'
import type { Pattern } from './patterns.ts'

/** Something in a sentence that may become an event, or is known to become none. */
export interface Candidate {
  kind: 'concept' | 'page' | 'vague' | 'notEvent' | 'custom'
  concept?: ConceptName | undefined
  /** E.g. which kind of lead. */
  detail?: string | undefined
  page?: PageMention
  /** A button's words or selector. */
  clickText?: string | undefined
  selector?: string | undefined
  /** What the id of its form is likely to hold on a site of the goal's language. */
  formWord?: string | undefined
  /** The event's own name, where the goal gives it or nothing in the catalogue fits. */
  name?: string | undefined
  /** The name that the business has for it, in place of the catalogue's. */
  called?: string | undefined
  first: number
  last: number
  tokens: readonly number[]
  weak: boolean
  typos: number
  gap: number
  score: number
  /** How the grid came to it: a pair of thing and outcome, an outcome shared in a list, a thing by its mere name, an outcome for the thing before, words of the goal's own; for suggestions: both somewhere in a sentence, or the thing in the one before. */
  grid?: { how: 'pair' | 'shared' | 'default' | 'implied' | 'words' | 'distant' | 'carried'; thing: string; outcome: string }
  /** How the words of the grid stand to each other: features for the judge. */
  hints?: readonly string[]
}

/** A candidate that no phrase of the lexicons names: weak, unless the fields say more. */
export const unphrased = (fields: Pick<Candidate, 'kind' | 'first' | 'last' | 'tokens'> & Partial<Candidate>): Candidate => ({
  weak: true,
  typos: 0,
  gap: 0,
  score: 20,
  ...fields,
})

/** A reading that the words imply without naming its thing. */
export const impliedCandidate = (concept: ConceptName, first: number, last: number, tokens: readonly number[]): Candidate =>
  unphrased({ kind: 'concept', concept, first, last, tokens })

const pseudoPattern: Pattern = { kind: 'pseudo', id: '', detail: undefined, weak: false, needs: undefined, elements: [], gaps: [] }

function pseudo({ first, last }: PageMention | ButtonMention, score: number, id: string): Match {
  const tokens = range(first, last)
  return { pattern: { ...pseudoPattern, id }, tokens, own: tokens, first, last, score, typos: 0, gap: 0 }
}

const questions =
  /^(?:how|who|which|what|when|where|whether|if|cuant[oa]s?|quien(?:es)?|que|si|cuando|combien|qui|quel(?:le)?s?|quand|wie|wer|ob|welche[rs]?|wann)$/

/** The best reading of a sentence as non-overlapping candidates, in order. `taken`: tokens that are parameters or names already. */
export function candidatesOf(analysis: Analysis, sentence: Sentence, taken: ReadonlySet<number>): Candidate[] {
  // A page that has an event of its own ('product page', 'cart page') is that event.
  const pages = new Map(
    pagesOf(analysis, sentence).map((page) => [pseudo(page, page.exact ? 90 : page.bare ? 16 : 56 + (page.last - page.first) * 4, 'page'), page]),
  )
  const buttons = new Map(findButtons(analysis, sentence).map((button) => [pseudo(button, button.score, 'button'), button]))
  const pool = [...phrasesOf(analysis, sentence), ...pages.keys(), ...buttons.keys()]
  return chooseMatches(pool, new Set(taken), (at) => isSkipped(analysis, at)).flatMap((match): Candidate[] => {
    const { first, last, tokens, typos, gap, score, pattern } = match
    const base = { first, last, tokens, weak: pattern.weak, typos, gap, score, detail: pattern.detail }
    const page = pages.get(match)
    if (page) return [{ ...base, kind: 'page', concept: 'pageVisit', page }]
    const button = buttons.get(match)
    if (button) return [{ ...base, kind: 'concept', concept: 'ctaClick', clickText: button.text, selector: button.selector }]
    if (pattern.kind === 'mark') return [{ ...base, kind: pattern.id === 'vague' ? 'vague' : 'notEvent' }]
    return isConcept(pattern.id) ? [{ ...base, kind: 'concept', concept: pattern.id }] : []
  })
}

/** The phrases of a sentence that can be wishes. */
function phrasesOf(analysis: Analysis, sentence: Sentence): Match[] {
  const people = markTokens(sentence, 'people')
  // 'key event' is no event to sign up for.
  const keyWords = tokensWhere(sentence, ({ pattern, tokens }) => pattern.id === 'conversion' && !pattern.weak && tokens.length > 1)
  const asking = new Set([...markTokens(sentence, 'wish')].filter((at) => questions.test(foldAt(analysis, at + 1))))
  const reaches = reachesOf(sentence)
  const twofold = twofoldOf(analysis, sentence)
  const by = new Set(marksOf(sentence, 'by').flatMap(({ last }) => [last + 1, last + 2]))
  const charted = tokensWhere(sentence, ({ pattern, first }) => pattern.kind === 'dimension' && by.has(first))
  const idle = (match: Match): boolean =>
    // 'see how many people leave the cart': who sees is the one who asks.
    (match.tokens.length > 1 && asking.has(match.first)) ||
    reaches(match) ||
    twofold(match) ||
    // 'revenue by product category' looks at no category.
    match.own.every((at) => charted.has(at)) ||
    // 'what share of the visitors' is a figure.
    (match.pattern.id === 'share' && match.tokens.length === 1 && foldAt(analysis, match.last + 1) === 'of') ||
    // 'visitors who fill the basket' do not visit the basket.
    (match.own.length < match.tokens.length && match.tokens.some((at) => people.has(at) && !match.own.includes(at))) ||
    !usable(analysis, sentence, match) ||
    (match.pattern.kind === 'concept' && match.own.some((at) => keyWords.has(at)))
  // Any button is the weakest reading: 'print button clicks' are about printing.
  return sentence.matches.filter((match) => !idle(match)).map((match) => (match.pattern.id === 'ctaClick' ? { ...match, score: match.score - 10 } : match))
}

/** What takes a word of each of two wishes in a list: 'room bookings, phone calls' book no call, because both are wishes by themselves. */
function twofoldOf(analysis: Analysis, sentence: Sentence): (match: Match) => boolean {
  const ands = markStarts(sentence, 'and')
  const whole = sentence.matches.filter(({ pattern }) => isStrongConcept(pattern) && pattern.needs === undefined)
  return ({ pattern, first, last, tokens }) => {
    const cut = range(first + 1, last - 1).find((at) => !tokens.includes(at) && (ands.has(at) || analysis.tokens[at]?.text === ','))
    if (cut === undefined || pattern.kind !== 'concept') return false
    return [true, false].every((front) => {
      const side = tokens.filter((at) => at < cut === front)
      const others = whole.filter((other) => other.pattern.id !== pattern.id && (front ? other.last < cut : other.first > cut))
      return others.some((other) => side.every((at) => other.tokens.includes(at)))
    })
  }
}

/** What reaches too far: over a second word of wishing, whose doer is another one, or over an 'and' for what is something of its own. */
function reachesOf(sentence: Sentence): (match: Match) => boolean {
  const [wishes, ands] = [markStarts(sentence, 'wish'), markStarts(sentence, 'and')]
  const concepts = sentence.matches.filter(({ pattern }) => isStrongConcept(pattern))
  return ({ pattern, first, last }) => {
    const inside = range(first + 1, last - 1)
    // 'want to see people go from the prices to the sign-up'
    if (wishes.has(first) && inside.some((at) => wishes.has(at))) return true
    // 'starts of payments and purchases': the purchases are meant themselves, and the same words say as much of the payments.
    const and = inside.findLast((at) => ands.has(at))
    if (and === undefined) return false
    const nearer = concepts.some((other) => other.first === first && other.pattern.id === pattern.id && other.tokens.length > 1 && other.last < and)
    return nearer && concepts.some((other) => other.first > first && other.first <= last && other.pattern.id !== pattern.id && other.tokens.includes(last))
  }
}

/** A concept of the catalogue that the words clearly name. */
export const isStrongConcept = ({ kind, weak }: Pattern): boolean => kind === 'concept' && !weak

/** An address to write to, or a telephone beside it, says that e-mail is a way to get in touch, not data. */
const isContact = ({ tokens }: Analysis, { from, to, matches }: Sentence): boolean =>
  tokens.slice(from, to).some(({ kind, text }) => kind === 'url' && text.includes('@')) ||
  matches.some(({ pattern }) => pattern.id === 'phoneClick' && isStrongConcept(pattern) && pattern.needs === undefined)

function usable(analysis: Analysis, sentence: Sentence, { pattern: { kind, id, needs } }: Match): boolean {
  if (kind === 'mark') return id === 'vague' || id === 'notEvent'
  if (kind !== 'concept') return false
  if (needs === 'dashboard') return hasMark(sentence, 'dashboard', 'by')
  return needs !== 'click' || hasMark(sentence, 'click') || (id === 'emailClick' && isContact(analysis, sentence))
}
