import { colonIn, range } from '../analysis.ts'
import { followUps } from '../followups.ts'
import { type Pass, zoneAt } from './state.ts'

/** Resolves doings that name no thing of their own: '... and finish it', 'Tutorial begonnen / beendet'. */
export const resolveFollowUps: Pass = (reading) => {
  const { analysis, sentence, candidates, used, asked, zones, earlier } = reading
  if (!asked && candidates.length === 0) return reading
  const colon = colonIn(analysis, sentence.from, sentence.to) ?? sentence.from
  const told = new Set(candidates.filter(({ last, weak }) => zoneAt(reading, last) === 'background' || (weak && last < colon)))
  const before = (earlier.at(-1)?.drafts ?? []).flatMap(({ candidate }) => (candidate.concept ? [candidate.concept] : []))
  const found = followUps(analysis, sentence, candidates, before, used, { dropOut: zones.dropOut, told }).filter(
    ({ first }) => zoneAt(reading, first) !== 'negated',
  )
  return { ...reading, candidates: [...candidates, ...found], used: new Set([...used, ...found.flatMap(({ first, last }) => range(first, last))]) }
}
