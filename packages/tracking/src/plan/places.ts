import { type Analysis, hasMark, marksOf, markTokens, type Sentence } from './analysis.ts'
import type { Candidate } from './candidates.ts'
import { conceptSet } from './catalogue.ts'
import type { PageMention } from './pages.ts'

/** A page that says where other things happen: 'clicks on the phone number on /contact'. */
export interface Place {
  page: PageMention
  of: Candidate[]
}

const placeable = conceptSet(
  'generateLead newsletterSignUp formSubmit formStart formError ctaClick phoneClick emailClick whatsappClick socialClick directionsClick ' +
    'appStoreClick scroll timeOnPage articleRead elementView videoStart videoProgress videoComplete fileDownload faqOpen menuClick outboundClick ' +
    'bookAppointment makeReservation chatStart surveyComplete registerEvent applyJob signUp startTrial calculatorUse share copyText printPage search ' +
    'selectContent donate subscribe',
)

/** Tells pages that are visited from pages that only say where: behind 'on', 'at', 'from', next to a click, a form, scrolling or time. */
export function pagesAsPlaces(analysis: Analysis, sentence: Sentence, candidates: readonly Candidate[]): { candidates: Candidate[]; places: Place[] } {
  const places: Place[] = []
  const kept: Candidate[] = []
  const onPage = marksOf(sentence, 'onPage').flatMap((mark) => [...mark.tokens])
  const visit = marksOf(sentence, 'visit').flatMap((mark) => [...mark.tokens])
  for (const candidate of candidates) {
    if (!candidate.page) {
      kept.push(candidate)
      continue
    }
    const { page } = candidate
    const others = candidates.filter((other) => other.kind === 'concept' && other.concept && placeable.has(other.concept))
    const before = others.filter((other) => other.first < page.first)
    const owner = before[before.length - 1]
    const direct = visitedDirectly(analysis, sentence, page, visit, onPage, owner)
    const behindOn = onPage.some((at) => at < page.first && page.first - at <= 2 && !(owner && at < owner.first))
    const leading = others.find((other) => other.first > page.last && other.first - page.last <= 6)
    if (!direct && behindOn && owner && noOtherPageVerb(sentence, owner, page)) places.push({ page, of: [owner, ...clickedWith(sentence, owner, before)] })
    else if (!direct && behindOn && !owner && leading && page.first - sentence.from <= 3 && !hasMark(sentence, 'visit')) places.push({ page, of: [leading] })
    else kept.push(candidate)
  }
  return { candidates: kept, places }
}

/** 'clicks on the phone number and the email address on /contact': things that share one verb of clicking share the place. */
function clickedWith(sentence: Sentence, owner: Candidate, before: readonly Candidate[]): Candidate[] {
  const clicks = markTokens(sentence, 'click')
  return before.filter((other) => other !== owner && other.tokens.some((at) => owner.tokens.includes(at) && clicks.has(at)))
}

function noOtherPageVerb(sentence: Sentence, owner: Candidate, page: PageMention): boolean {
  return !marksOf(sentence, 'and').some((mark) => mark.first > owner.last && mark.last < page.first && page.first - mark.last <= 1)
}

/** 'visits on /pricing', 'land on the thank-you page': the word before the preposition is a visit, and no other thing lies between. */
function visitedDirectly(
  analysis: Analysis,
  sentence: Sentence,
  page: PageMention,
  visit: readonly number[],
  onPage: readonly number[],
  owner: Candidate | undefined,
): boolean {
  for (let i = page.first - 1; i >= sentence.from && page.first - i <= 4; i--) {
    if (owner && i <= owner.last) return false
    if (visit.includes(i)) return true
    const token = analysis.tokens[i]
    if (!token || (!onPage.includes(i) && !analysis.lexicon.skip.has(token.fold))) return false
  }
  return false
}
