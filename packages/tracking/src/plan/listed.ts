import { type Analysis, hasMark, range } from './analysis.ts'
import { impliedCandidate } from './candidates.ts'
import { draftOf, type ReadSentence } from './draft.ts'
import type { Draft } from './draftTerms.ts'

/** How unlikely the only reading of a line may be, in the judge's hundredths of log odds. */
const leastOfLine = -125
const fewest = 4

/** Whether only the mark of a bullet precedes a sentence in its line. */
const beginsLine = ({ text, tokens }: Analysis, { sentence }: ReadSentence): boolean => {
  const start = tokens[sentence.from]?.start ?? 0
  return !/[\p{L}\p{N}]{2}/u.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))
}

/**
 * Of a list of wishes each line is one: where the judge leaves nothing of a line, its likeliest reading is what it asks for.
 * `dropped`: what the judge left out of the goals. Gives the drafts that come back.
 */
export function onlyReadings(
  analysis: Analysis,
  sentences: readonly ReadSentence[],
  dropped: readonly { draft: Draft; sum: number; read: ReadSentence }[],
): Set<Draft> {
  const lines = sentences.filter((read) => read.sentence.bullet && beginsLine(analysis, read))
  if (lines.length < fewest) return new Set()
  return new Set(
    lines.flatMap((read) => {
      const gone = dropped.filter((one) => one.read === read)
      if (gone.length < read.drafts.length || hasMark(read.sentence, 'vague', 'notEvent', 'dashboard', 'negate')) return []
      const [best] = gone.filter(({ draft, sum }) => sum >= leastOfLine && isTold(draft, read)).sort((a, b) => b.sum - a.sum + place(a.draft) - place(b.draft))
      return best ? [best.draft] : []
    }),
  )
}

/** 'Discord joined (link to discord.gg)': where a line that nothing else explains names another site, GA4 collects the click that leads there. */
export function ledElsewhere(analysis: Analysis, read: ReadSentence): Draft | undefined {
  const { sentence, zones } = read
  if (!sentence.bullet || read.drafts.length > 0) return undefined
  const at = range(sentence.from, sentence.to - 1).find((token) => {
    const { kind = 'word', text = '' } = analysis.tokens[token] ?? {}
    return kind === 'url' && !text.includes('@') && zones.zones[token - sentence.from] === 'plain'
  })
  return at === undefined ? undefined : draftOf(analysis, sentence, impliedCandidate('outboundClick', sentence.from, at, [at]), true)
}

/** 'toggle the prices on the pricing page': a page beside a doing is its place. */
const place = ({ candidate }: Draft): number => (candidate.kind === 'page' ? 40 : 0)

/** A thing with its doing, a page or a button that the line names itself. */
const isTold = ({ candidate, sentence }: Draft, { zones }: ReadSentence): boolean =>
  (candidate.grid === undefined ? candidate.kind !== 'custom' : candidate.grid.how === 'pair') && zones.zones[candidate.last - sentence.from] === 'plain'
