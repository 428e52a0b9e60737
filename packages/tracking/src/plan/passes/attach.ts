import { foldAt, marksOf, range } from '../analysis.ts'
import type { ReadSentence } from '../draft.ts'
import type { Draft } from '../draftTerms.ts'
import { nameHooks } from '../hooks.ts'
import { attachQuantities } from '../values.ts'
import { type Pass, previousOf, type Reading } from './state.ts'

const firstWords = /^(?:first|former|premier|premiere|primero|primera|erste|ersterer|ersteres|erstere)$/
const singleWords = /^(?:latter|ultima|ultimo|derniere|dernier|celle|celui|letzteres|letztere|letzterer)$/
const bothWords = /^(?:both|all|beide|beides|alle|ambos|ambas|todos|todas|deux|tous|toutes)$/

/** Attaches places, hooks, quantities and parameters to the drafts they belong to. */
export const attachDetails: Pass = (reading) => {
  const { analysis, sentence, places, taken, lists } = reading
  const drafts = reading.drafts.map((draft) => ({ ...draft, page: places.findLast(({ of }) => of.includes(draft.candidate))?.page ?? draft.page }))
  nameHooks(analysis, sentence, drafts, new Set([...taken, ...places.flatMap(({ page }) => range(page.first, page.last))]))
  const read = readSentenceOf({ ...reading, drafts })
  attachQuantities(read, previousOf(reading))
  attachParameters(read, lists, previousOf(reading))
  return { ...reading, drafts: read.drafts }
}

/** What later steps need to know about a sentence. */
export function readSentenceOf(reading: Reading): ReadSentence {
  const { sentence, zones, section, candidates, quantities, drafts, taken } = reading
  const positions = (pattern: RegExp): number[] => range(sentence.from, sentence.to - 1).filter((at) => pattern.test(foldAt(reading.analysis, at)))
  return {
    sentence,
    zones,
    listed: section.listed,
    candidates,
    quantities,
    drafts,
    parameterTokens: taken,
    brackets: positions(/^\($/),
    commas: positions(/^,$/),
    firsts: positions(firstWords),
    singles: positions(singleWords),
    bothWords: new Set(positions(bothWords)),
  }
}

/** Each list of parameters goes to the event right before it; to all events before it when the goal says 'both' or 'each'; else to the one behind it. */
function attachParameters(read: ReadSentence, lists: Reading['lists'], previous: readonly Draft[]): void {
  for (const list of lists) {
    const before = read.drafts.filter((draft) => draft.candidate.first < list.first)
    const each = marksOf(read.sentence, 'all').some((mark) => mark.last < list.first && list.first - mark.last <= 2)
    const behind = read.drafts.filter((draft) => draft.candidate.first > list.last)
    const targets = each && before.length > 0 ? before : before.length > 0 ? before.slice(-1) : behind.length > 0 ? behind.slice(0, 1) : previous.slice(-1)
    for (const draft of targets)
      for (const parameter of list.parameters) if (!parameter.personal) draft.extra.push(parameter.item ? `item:${parameter.name}` : parameter.name)
  }
}
