import type { Analysis } from './analysis.ts'
import { candidateOf, distantReadings } from './compose.ts'
import { draftOf, type PlanState, type ReadSentence } from './draft.ts'
import type { Draft } from './draftTerms.ts'
import { featuresOf, judge, sureness } from './judge.ts'

/** How unlikely a suggestion may be, in the judge's hundredths of log odds. */
const leastLikely = -120

/**
 * Drafts that the goals may also ask for, the likeliest first: what the judge left out, and things with outcomes that stand farther apart in a sentence than a plan would trust.
 * A person decides about them; the plan itself has none of them.
 */
export function suggestedDrafts(state: PlanState, dropped: readonly { draft: Draft; read: ReadSentence }[]): Draft[] {
  return [...dropped, ...distantDrafts(state)]
    .map(({ draft, read }) => ({ draft, sum: judge(featuresOf(state.analysis, state.sentences, read, draft)) }))
    .filter(({ draft, sum }) => sum >= leastLikely && isNew(state, draft))
    .sort((a, b) => b.sum - a.sum || a.draft.candidate.first - b.draft.candidate.first)
    .map(({ draft, sum }) => ({ ...draft, confidence: sureness(sum) }))
}

const ways: ReadonlySet<string> = new Set(['formSubmit', 'formSent', 'ctaClick'])

/** Whether a draft says more than what the plan has of the same line: the form, the button or the place of a wish is no other wish, nor are its own words in another order. */
function isNew({ analysis, sentences }: PlanState, { candidate, sentence }: Draft): boolean {
  const thanked = sentences.some(({ drafts }) => drafts.some(({ page, seenOn }) => page?.slug === 'thank_you' || seenOn))
  if (thanked && candidate.page?.slug === 'thank_you') return false
  const kept = sentences.find((read) => read.sentence === sentence)?.drafts ?? []
  if (kept.length === 0) return true
  const told = new Set(kept.flatMap((draft) => draft.candidate.tokens))
  if (candidate.concept === undefined && candidate.tokens.every((at) => told.has(at))) return false
  const inBrackets = analysis.tokens.slice(sentence.from, candidate.first).some(({ text }) => text === '(')
  if (candidate.kind === 'page' && inBrackets) return false
  if (sentence.bullet && candidate.grid?.thing === 'form') return false
  // 'cancellation sent': the doing is that of the wish beside it.
  const { how } = candidate.grid ?? {}
  const beside = kept.some((draft) => draft.candidate.first - candidate.last <= 2 && candidate.first - draft.candidate.last <= 2)
  if ((how === 'implied' || how === 'carried') && sentence.bullet && beside) return false
  return candidate.clickText !== undefined || !ways.has(candidate.concept ?? '')
}

/** Each thing with each outcome of its sentence, and the outcomes of a sentence that names no thing with the last thing before. */
export function distantDrafts({ analysis, sentences }: PlanState): { draft: Draft; read: ReadSentence }[] {
  return sentences.flatMap((read, at) => distantOf(analysis, read, sentences[at - 1]))
}

function distantOf(analysis: Analysis, read: ReadSentence, before: ReadSentence | undefined): { draft: Draft; read: ReadSentence }[] {
  const { sentence, zones } = read
  if (zones.audience) return []
  return distantReadings(sentence, before?.sentence)
    .map((reading) => candidateOf(analysis, sentence, reading))
    .filter(({ first, last }) => ![first, last].some((token) => untold.has(zones.zones[token - sentence.from] ?? '')))
    .map((candidate) => ({ draft: draftOf(analysis, sentence, candidate, read.listed), read }))
}

/** What the goal tells as background or leaves out is no wish. */
const untold: ReadonlySet<string> = new Set(['background', 'reason', 'after', 'negated'])
