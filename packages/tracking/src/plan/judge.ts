import { type Analysis, isPunct, isSkipped, marksOf, markStarts, range, stretchAround } from './analysis.ts'
import type { ReadSentence } from './draft.ts'
import type { Draft } from './draftTerms.ts'
import { bias, leastOfOthers, leastOfPhrases, weights } from './judge.generated.ts'

/**
 * Which drafts a person asked for: a sum of whole numbers over what stands around each (a linear classifier, trained by `bench/strangers/train.ts`).
 * The same result on every machine; nothing is looked up by the words of a goal.
 */

const marks = [
  ...(['wish', 'wishPassive', 'background', 'reason', 'when', 'negate', 'contrast', 'only', 'all', 'conversion', 'with', 'which', 'people'] as const),
  ...(['dashboard', 'by', 'vague', 'notEvent', 'personal', 'click', 'visit', 'onPage', 'after', 'called', 'button', 'page', 'polite'] as const),
  ...(['dismiss', 'store', 'forEach'] as const),
]

/** How a draft came to be. */
function originOf({ candidate, name, repairs }: Draft): string {
  if (candidate.grid) return candidate.grid.how
  if (candidate.kind === 'page') return candidate.page?.exact ? 'path' : 'page'
  if (candidate.clickText !== undefined || candidate.selector !== undefined) return 'button'
  if (candidate.kind === 'custom') return candidate.score >= 50 || repairs.length > 0 ? 'given' : 'words'
  if (name !== undefined) return 'given'
  return `phrase${Math.min(3, candidate.tokens.length)}${candidate.weak ? 'w' : ''}`
}

/** A draft that the goal names itself, or an audience or a chart needs, is not judged; nor is a plain wish with a verb. */
export function isJudged(draft: Draft, read: ReadSentence, sentences: readonly ReadSentence[]): boolean {
  const origin = originOf(draft)
  if (origin === 'given' || read.zones.audience) return false
  if (draft.candidate.clickText !== undefined && read.sentence.bullet && marksOf(read.sentence, 'click').length > 0) return false
  if (origin.startsWith('phrase')) return marksOf(read.sentence, 'dashboard').length === 0
  return !(origin === 'words' && isPlainWish(draft, read, sentences))
}

/** 'Track when users rotate the 3D model': a verb of doing in a short goal that asks for it. */
function isPlainWish({ candidate }: Draft, { sentence }: ReadSentence, sentences: readonly ReadSentence[]): boolean {
  const verb = sentence.matches.some(({ pattern, first }) => pattern.kind === 'verb' && candidate.tokens.includes(first))
  return sentences.length <= 2 && verb && (marksOf(sentence, 'wish').length > 0 || marksOf(sentence, 'when').length > 0)
}

/** How unlikely a draft may be: phrases of the lexicons were read with care, the rest is composed. */
export const isKept = (draft: Draft, sum: number): boolean => sum >= (/^phrase[123]$/.test(originOf(draft)) ? leastOfPhrases : leastOfOthers)

const bucket = (count: number, steps: readonly number[]): number => steps.filter((step) => count >= step).length

/** What a draft and its surroundings say about it, as names of features. */
export function featuresOf(analysis: Analysis, sentences: readonly ReadSentence[], read: ReadSentence, draft: Draft): string[] {
  const { sentence } = read
  const { candidate } = draft
  const origin = originOf(draft)
  const what = candidate.grid ? `${candidate.grid.thing}.${candidate.grid.outcome}` : (candidate.concept ?? 'own')
  const features = [`o:${origin}`, `l:${analysis.language}:${origin}`, `c:${candidate.concept ?? 'own'}`, `c:${what}:${origin}`]
  if (candidate.grid) features.push(`t:${candidate.grid.thing}`, `u:${candidate.grid.outcome}`, `u:${candidate.grid.outcome}:${origin}`)
  else features.push(`x:${what}`)
  const ands = markStarts(sentence, 'and')
  // The stretch between separators that it stands in.
  const { first: from, last: to } = stretchAround(sentence, candidate.first, candidate.last, (at) => ands.has(at) || isPunct(analysis, at))
  for (const name of marks) {
    const found = marksOf(sentence, name)
    if (found.length === 0) continue
    features.push(`s:${name}`)
    if (found.some(({ first, last }) => first >= from && last <= to)) features.push(`g:${name}`)
    if (found.some(({ last }) => last < candidate.first && candidate.first - last <= 2)) features.push(`b:${name}`)
    if (found.some(({ first }) => first > candidate.last && first - candidate.last <= 2)) features.push(`a:${name}`)
  }
  const content = range(from, to).filter((at) => !isSkipped(analysis, at) && !isPunct(analysis, at)).length
  const others = sentences.flatMap(({ drafts }) => drafts).filter((other) => other !== draft)
  const before = analysis.tokens[candidate.first - 1]
  features.push(
    `z:${read.zones.zones[candidate.last - sentence.from] ?? ''}`,
    `line:${sentence.bullet ? 'bullet' : sentence.header ? 'header' : read.listed ? 'listed' : 'text'}:${origin.slice(0, 6)}`,
    `typo:${Math.min(2, candidate.typos)}`,
    `gap:${bucket(candidate.gap, [1, 3])}`,
    `apart:${bucket(candidate.gap, [1, 2, 3, 5, 8])}:${origin}`,
    `taken:${others.filter((other) => other.candidate.tokens.some((at) => candidate.tokens.includes(at))).length > 0}:${origin}`,
    `rest:${bucket(content - candidate.tokens.length, [1, 2, 3, 5, 8])}:${origin.slice(0, 6)}`,
    `long:${bucket(sentence.to - sentence.from, [4, 8, 15, 25])}`,
    `drafts:${bucket(read.drafts.length, [2, 3, 5])}`,
    `all:${bucket(others.length, [1, 3, 6, 10])}`,
    `place:${sentence.index === 0 ? 'first' : sentence.index === sentences.length - 1 ? 'last' : 'middle'}`,
    `sentences:${bucket(sentences.length, [2, 4, 8])}`,
    `score:${bucket(candidate.score, [15, 20, 25, 35, 50])}:${origin.slice(0, 6)}`,
  )
  const distant = origin === 'distant' || origin === 'carried'
  for (const hint of candidate.hints ?? []) features.push(`${hint}:${distant}`)
  if (before?.text === '(') features.push('bracket')
  if (before && before.sentence === sentence.index && analysis.lexicon.skip.has(before.fold)) features.push(`p:${before.fold}`)
  if (others.some((other) => other.candidate.first >= from && other.candidate.last <= to)) features.push(`beside:${origin}`)
  if (others.some((other) => same(other, draft))) features.push(`again:${origin}`)
  const thing = candidate.grid?.thing
  if (thing && others.some((other) => other.candidate.grid?.thing === thing)) features.push(`sibling:${origin}`)
  return features
}

const same = (a: Draft, b: Draft): boolean => a.candidate.concept === b.candidate.concept && a.candidate.name === b.candidate.name
/** The sum of the weights: above 0 it is more likely asked for than not. 100 more is e times the odds. */
export function judge(features: readonly string[]): number {
  return features.reduce((sum, feature) => sum + (weights[feature] ?? 0), bias)
}

/** How sure a sum is, 0 to 100: of what says 80, eight in ten were asked for, in goals of writers that the training had not seen (`bench/strangers/train.ts`). */
export const sureness = (sum: number): number => Math.round(100 / (1 + Math.exp(-sum / 100)))
