import { hasMark } from '../analysis.ts'
import { candidateOf, readingsOf, topicOf, withGrid } from '../compose.ts'
import type { Pass } from './state.ts'

const pointing: ReadonlySet<string> = new Set(['view', 'click', 'reach'])

/** Composes a thing with its outcome from the grid, where the phrases of the lexicons say less. */
export const composeFromGrid: Pass = (reading) => {
  const { analysis, sentence, section, earlier, zones, taken, steps, used, names } = reading
  // 'please ... people who looked at prices': words far apart ask for no price.
  const candidates = reading.candidates.filter(({ gap }) => !zones.audience || gap <= 3)
  const topic = (section.under && topicOf(section.under)) ?? earlier.map((read) => topicOf(read.sentence)).findLast(Boolean)
  const listed = sentence.bullet || section.listed || hasMark(sentence, 'wish') || hasMark(sentence, 'when') || analysis.sentences.length === 1
  const stepAt = new Set(steps.flatMap(({ tokens }) => tokens))
  // 'visits to /jobs', 'clicks on the button “Apply”': the page or button is what is visited or clicked.
  const pointed = candidates.filter(({ kind, clickText, selector }) => kind === 'page' || clickText !== undefined || selector !== undefined)
  const composed = readingsOf(analysis, sentence, topic, listed, section.affirmed)
    .filter(({ outcomeId, segment }) => !pointing.has(outcomeId) || !pointed.some(({ first, last }) => first <= segment.last && last >= segment.first))
    .map((reading) => candidateOf(analysis, sentence, reading))
    // 'an event called "x" when users upload a file': the name is given, and says it all.
    // Of people who did something the goals must have asked for it elsewhere.
    .filter(
      ({ grid }) =>
        !zones.audience ||
        earlier.some(({ drafts }) =>
          drafts.some(
            ({ candidate: { grid: told } }) => grid?.how === 'pair' && told?.how === 'pair' && told.thing === grid.thing && told.outcome === grid.outcome,
          ),
        ),
    )
    .filter(({ tokens, kind }) => !tokens.some((at) => taken.has(at) || stepAt.has(at)) && (kind === 'concept' || names.length === 0))
  const all = withGrid(candidates, composed)
  return { ...reading, candidates: all, used: new Set([...used, ...all.flatMap(({ tokens }) => [...tokens])]) }
}
