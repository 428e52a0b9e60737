import { type Analysis, foldAt, marksOf, markTokens, type Sentence } from './analysis.ts'
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
    const next = serious[index + 1]
    // 'asks to be told when ...', 'looks for the nearest shop': the verb belongs to what follows.
    const leads = next !== undefined && candidate.tokens.length === 1 && next.first - candidate.last <= 5 && !commaBetween(analysis, candidate.last, next.first)
    if (candidate.weak && candidate.concept === 'generateLead' && leads) return false
    if (partOfLead(analysis, sentence, candidate, next) || partOfLead(analysis, sentence, candidate, serious[index - 1])) return false
    if (candidate.concept === 'search' && next?.concept === 'findStore' && leads) return false
    const last = serious[index - 1]
    // 'share it on social media': the way of sharing.
    if (last?.concept === 'share' && candidate.first - last.last <= 4 && (candidate.concept === 'socialClick' || candidate.concept === 'whatsappClick'))
      return commaBetween(analysis, last.last, candidate.first)
    if (candidate.concept === 'signUp' && recordsOnly(analysis, sentence, candidate) && serious.length > 1) return false
    if (saidByNeighbour(analysis, sentence, candidate, serious)) return false
    if (candidate.weak && candidate.concept === 'formSubmit') return !submits
    if (candidate.weak && candidate.concept === 'signUp') return !joins
    if (candidate.concept === 'beginCheckout' && candidate.tokens.length === 1) return !isPlace(analysis, sentence, candidate, serious[index - 1])
    return true
  })
}

/** 'contact form leads', 'leads from the contact form': one thing, whose kind the other word says. */
function partOfLead(analysis: Analysis, sentence: Sentence, candidate: Candidate, other: Candidate | undefined): boolean {
  if (candidate.concept !== 'generateLead' || candidate.detail !== undefined || other?.concept !== 'generateLead' || other.detail === undefined) return false
  const from = Math.min(candidate.last, other.last)
  const to = Math.max(candidate.first, other.first)
  if (to - from > 3 || commaBetween(analysis, from, to)) return false
  return !marksOf(sentence, 'and').some((mark) => mark.first > from && mark.first < to)
}

const bookings: ReadonlySet<string> = new Set(['bookAppointment', 'registerEvent', 'makeReservation'])

/** A single word that only says more of what stands next to it: 'unsubscribes from the newsletter', 'the demo video', 'downloads in the App Store', 'Termin online bucht'. */
function saidByNeighbour(analysis: Analysis, sentence: Sentence, candidate: Candidate, serious: readonly Candidate[]): boolean {
  const { concept, tokens, weak, first, last } = candidate
  // 'consultation du menu' looks at the menu.
  const looksAt = concept === 'bookAppointment' && foldAt(analysis, last).startsWith('consultation')
  if (concept === undefined || (tokens.length > 1 && !looksAt && concept !== 'fileDownload')) return false
  return serious.some((other) => {
    if (other === candidate || other.concept === undefined) return false
    const [from, to] = [Math.min(last, other.last), Math.max(first, other.first)]
    const within = other.first < first && last < other.last
    if (
      !within &&
      (to - from > (concept === 'fileDownload' ? 7 : 4) ||
        commaBetween(analysis, from, to) ||
        marksOf(sentence, 'and').some((mark) => mark.first > from && mark.first < to))
    )
      return false
    if (concept === 'newsletterSignUp') return other.concept === 'cancelSubscription'
    if (concept === 'subscribe') return other.concept === 'socialClick'
    if (concept === 'fileDownload') return other.concept === 'appStoreClick'
    if (concept === 'generateLead') return other.concept.startsWith('video') && (within || to - from <= 2)
    if (looksAt) return other.kind === 'page' && other.first > last
    return concept === 'makeReservation' && weak && bookings.has(other.concept)
  })
}

function commaBetween(analysis: Analysis, from: number, to: number): boolean {
  return analysis.tokens.slice(from, to).some((token) => token.kind === 'punct')
}

/** Spanish 'que se registre cada vez que ...': the word asks for tracking unless people stand right before it. */
function recordsOnly(analysis: Analysis, sentence: Sentence, candidate: Candidate): boolean {
  if (!analysis.tokens[candidate.last]?.fold.startsWith('regist')) return false
  const wishes = markTokens(sentence, 'wish')
  if (!wishes.has(candidate.tokens[candidate.tokens.length - 1] ?? candidate.last)) return false
  return !marksOf(sentence, 'people').some((mark) => mark.last < candidate.first && candidate.first - mark.last <= 2)
}

/** 'use a discount code at checkout': where something happens, right behind it. */
function isPlace(analysis: Analysis, sentence: Sentence, candidate: Candidate, before: Candidate | undefined): boolean {
  if (!before || candidate.first - before.last > 4) return false
  const onPage = markTokens(sentence, 'onPage')
  for (let i = candidate.first - 1; i > before.last; i--) {
    if (onPage.has(i)) return true
    if (!analysis.lexicon.skip.has(foldAt(analysis, i))) return false
  }
  return false
}
