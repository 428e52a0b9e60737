import { type Analysis, hasMark, marksOf, range, type Sentence } from '../analysis.ts'
import { candidatesOf } from '../candidates.ts'
import { checkoutSteps } from '../checkout.ts'
import { eventNamesIn } from '../eventnames.ts'
import type { Match } from '../match.ts'
import { parameterLists } from '../parameters.ts'
import { quantitiesOf } from '../quantities.ts'
import { type Pass, previousOf, tokensOf, zoneAt } from './state.ts'

/** Finds quantities, names that the goal gives, and lists of parameters: their words are no wishes of their own. */
export const findParameters: Pass = (reading) => {
  const { analysis, sentence } = reading
  const names = eventNamesIn(analysis, sentence)
  const found = parameterLists(analysis, sentence)
  // A list without an event to belong to is no list of parameters: 'we sell with care', 'which filters do people use'.
  const listed = new Set(found.flatMap(tokensOf))
  const lone =
    listed.size > 0 &&
    names.length + (isAsked(sentence, found[0]?.first) ? 0 : previousOf(reading).length) + checkoutSteps(analysis, sentence, listed).length === 0 &&
    candidatesOf(analysis, sentence, listed).length === 0
  const lists = found.filter(
    (list) => ['plain', 'who', 'negated'].includes(zoneAt(reading, list.first)) && (!lone || list.parameters.some(({ personal }) => personal)),
  )
  const taken = new Set([...lists.flatMap(tokensOf), ...names.flatMap(({ first, last }) => range(first, last)), ...personalData(analysis, sentence)])
  return { ...reading, names, lists, taken, quantities: quantitiesOf(analysis, sentence) }
}

/** '- which treatments are looked at most': a line of its own about a thing and a doing. */
const isAsked = ({ bullet, from, matches }: Sentence, first = Infinity): boolean =>
  bullet && first - from <= 1 && matches.some(({ pattern }) => pattern.kind === 'outcome')

/** 'collect the e-mail and the phone number': data, no clicks. */
function personalData(analysis: Analysis, sentence: Sentence): number[] {
  if (hasMark(sentence, 'click')) return []
  const stores = marksOf(sentence, 'store')
  return marksOf(sentence, 'personal')
    .filter((mark) => !isWritten(analysis, sentence, mark) && stores.some((store) => store.first < mark.first && mark.first - store.last <= 8))
    .flatMap(({ tokens }) => [...tokens])
}

const toSomebody = /^(?:an?|us|me|eine?|uns|una?|une|nos|nous)$/

/** 'send us an email': people write one; 'send the email along' is about data. */
function isWritten(analysis: Analysis, sentence: Sentence, personal: Match): boolean {
  return sentence.matches.some(
    ({ pattern, tokens, first, last }) =>
      pattern.id === 'emailClick' &&
      !pattern.weak &&
      tokens.length > 1 &&
      tokens.includes(personal.last) &&
      analysis.tokens.slice(first, last + 1).some(({ fold }) => toSomebody.test(fold)),
  )
}
