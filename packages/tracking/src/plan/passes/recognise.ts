import { hasMark, marksOf, range } from '../analysis.ts'
import { candidatesOf } from '../candidates.ts'
import { checkoutSteps } from '../checkout.ts'
import { demote } from '../demote.ts'
import { underVideo } from '../followups.ts'
import { pagesAsPlaces } from '../places.ts'
import type { Pass } from './state.ts'

const asking = ['wish', 'when', 'click', 'visit', 'wishPassive'] as const

/** Recognises the phrases of the lexicons, pages, buttons and steps of a checkout; says which words are explained by now. */
export const recognise: Pass = (reading) => {
  const { analysis, sentence, taken, section, quantities } = reading
  const steps = checkoutSteps(analysis, sentence, taken)
  const stepAt = new Set(steps.flatMap(({ tokens }) => tokens))
  const others = { ...sentence, matches: sentence.matches.filter(({ tokens }) => !tokens.some((at) => stepAt.has(at))) }
  const found = candidatesOf(analysis, others, new Set([...taken, ...stepAt]))
  const { candidates, places } = pagesAsPlaces(analysis, sentence, underVideo(analysis, sentence, demote(analysis, sentence, found)))
  const by = marksOf(sentence, 'by')
  const used = new Set([
    ...taken,
    ...[...candidates, ...steps].flatMap(({ tokens }) => [...tokens]),
    ...places.flatMap(({ page }) => range(page.first, page.last)),
    ...quantities.flatMap(({ is, kind, first, last }) => (is !== undefined || kind !== 'count' ? range(first, last) : [])),
    ...sentence.matches.flatMap(({ pattern, first, tokens }) =>
      pattern.kind === 'dimension' && by.some((mark) => mark.last < first && first - mark.last <= 4) ? [...tokens] : [],
    ),
  ])
  const asked = asking.some((mark) => hasMark(sentence, mark)) || sentence.bullet || section.listed
  return { ...reading, steps, candidates: [...candidates, ...steps], places, used, asked }
}
