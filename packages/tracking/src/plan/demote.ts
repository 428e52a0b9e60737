import type { Analysis, Sentence } from './analysis.ts'
import { marksOf } from './analysis.ts'
import type { Candidate } from './candidates.ts'
import { catalogue } from './catalogue.ts'

/** Leaves out readings that something else in the same sentence explains better. */
export function demote(analysis: Analysis, sentence: Sentence, found: readonly Candidate[]): Candidate[] {
  // 'visits', 'traffic' alone ask for sessions; next to anything else they only say that people come.
  const telling = found.filter((candidate) => !(candidate.weak && (candidate.concept === 'sessionStart' || candidate.concept === 'firstVisit')))
  const serious = telling.some((candidate) => candidate.kind !== 'vague') ? telling : [...found]
  // 'ask for a quote over the form': the form is only the way.
  const submits = serious.some(
    (candidate) => candidate.concept !== 'formSubmit' && candidate.concept && catalogue[candidate.concept].trigger === 'formSubmission',
  )
  const joins = serious.some(
    (candidate) => candidate.concept === 'registerEvent' || candidate.concept === 'newsletterSignUp' || candidate.concept === 'startTrial',
  )
  return serious.filter((candidate, index) => {
    if (candidate.weak && candidate.concept === 'formSubmit') return !submits
    if (candidate.weak && candidate.concept === 'signUp') return !joins
    if (candidate.concept === 'beginCheckout' && candidate.tokens.length === 1) return !isPlace(analysis, sentence, candidate, serious[index - 1])
    return true
  })
}

/** 'use a discount code at checkout': where something happens, right behind it. */
function isPlace(analysis: Analysis, sentence: Sentence, candidate: Candidate, before: Candidate | undefined): boolean {
  if (!before || candidate.first - before.last > 4) return false
  const onPage = new Set(marksOf(sentence, 'onPage').flatMap((mark) => mark.tokens))
  for (let i = candidate.first - 1; i > before.last; i--) {
    if (onPage.has(i)) return true
    if (!analysis.lexicon.skip.has(analysis.tokens[i]?.fold ?? '')) return false
  }
  return false
}
