import { type Analysis, foldAt, isPunct, isSkipped, marksOf, markTokens, range, type Sentence } from './analysis.ts'
import type { Candidate } from './candidates.ts'
import { catalogue } from './catalogue.ts'

/** Leaves out readings that something else in the same sentence explains better. */
export function demote(analysis: Analysis, sentence: Sentence, found: readonly Candidate[]): Candidate[] {
  // 'visits', 'traffic' alone ask for sessions; next to anything else they only say that people come.
  const telling = found.filter(({ weak, concept }) => !(weak && (concept === 'sessionStart' || concept === 'firstVisit')))
  const serious = telling.some((candidate) => candidate.kind !== 'vague') ? telling : [...found]
  // 'ask for a quote over the form': the form is only the way.
  const submits = serious.some(({ concept }) => concept && concept !== 'formSubmit' && catalogue[concept].trigger === 'formSubmission')
  const joins = serious.some(({ concept }) => concept === 'registerEvent' || concept === 'newsletterSignUp' || concept === 'startTrial')
  return serious.filter((candidate, index) => {
    const { concept, weak, tokens } = candidate
    const [before, next] = [serious[index - 1], serious[index + 1]]
    // 'asks to be told when ...', 'looks for the nearest shop': the verb belongs to what follows.
    const leads = next !== undefined && tokens.length === 1 && next.first - candidate.last <= 5 && !commaBetween(analysis, candidate.last, next.first)
    if (leads && ((weak && concept === 'generateLead') || (concept === 'search' && next.concept === 'findStore'))) return false
    if ([next, before].some((other) => partOfLead(analysis, sentence, candidate, other))) return false
    // 'share it on social media': the way of sharing.
    if (before?.concept === 'share' && candidate.first - before.last <= 4 && (concept === 'socialClick' || concept === 'whatsappClick'))
      return commaBetween(analysis, before.last, candidate.first)
    if (concept === 'signUp' && recordsOnly(analysis, sentence, candidate) && serious.length > 1) return false
    if (saidByNeighbour(analysis, sentence, candidate, serious)) return false
    if (weak && concept === 'formSubmit') return !submits
    if (weak && concept === 'signUp') return !joins
    return concept !== 'beginCheckout' || tokens.length > 1 || !isPlace(analysis, sentence, candidate, before)
  })
}

/** How many words lie from one candidate to the other; none where a sign or 'and' stands between. */
function apart(analysis: Analysis, sentence: Sentence, a: Candidate, b: Candidate): number | undefined {
  const [from, to] = [Math.min(a.last, b.last), Math.max(a.first, b.first)]
  const parted = commaBetween(analysis, from, to) || marksOf(sentence, 'and').some(({ first }) => first > from && first < to)
  return parted ? undefined : to - from
}

/** 'contact form leads', 'leads from the contact form': one thing, whose kind the other word says. */
function partOfLead(analysis: Analysis, sentence: Sentence, candidate: Candidate, other: Candidate | undefined): boolean {
  const lead = candidate.concept === 'generateLead' && candidate.detail === undefined
  return lead && other?.concept === 'generateLead' && other.detail !== undefined && (apart(analysis, sentence, candidate, other) ?? 9) <= 3
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
    const distance = other.first < first && last < other.last ? 0 : (apart(analysis, sentence, candidate, other) ?? 9)
    if (distance > (concept === 'fileDownload' ? 7 : 4)) return false
    if (concept === 'newsletterSignUp') return other.concept === 'cancelSubscription'
    if (concept === 'subscribe') return other.concept === 'socialClick'
    if (concept === 'fileDownload') return other.concept === 'appStoreClick'
    if (concept === 'generateLead') return other.concept.startsWith('video') && distance <= 2
    if (looksAt) return other.kind === 'page' && other.first > last
    return concept === 'makeReservation' && weak && bookings.has(other.concept)
  })
}

const commaBetween = (analysis: Analysis, from: number, to: number): boolean => range(from, to - 1).some((at) => isPunct(analysis, at))

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
  const near = range(before.last + 1, candidate.first - 1).findLast((at) => onPage.has(at) || !isSkipped(analysis, at))
  return near !== undefined && onPage.has(near)
}
