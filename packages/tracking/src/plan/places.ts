import { type Analysis, hasMark, isSkipped, marksOf, markTokens, range, type Sentence } from './analysis.ts'
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
  const onPage = [...markTokens(sentence, 'onPage')]
  const others = candidates.filter(({ kind, concept }) => kind === 'concept' && concept && placeable.has(concept))
  const kept = candidates.filter(({ page }) => {
    if (!page) return true
    const before = others.filter((other) => other.first < page.first)
    const owner = before.at(-1)
    const behindOn = onPage.some((at) => at < page.first && page.first - at <= 2 && !(owner && at < owner.first))
    if (!behindOn || visitedDirectly(analysis, sentence, page, owner)) return true
    const leading = others.find((other) => other.first > page.last && other.first - page.last <= 6)
    if (owner && noOtherPageVerb(sentence, owner, page)) places.push({ page, of: [owner, ...clickedWith(sentence, owner, before)] })
    else if (!owner && leading && page.first - sentence.from <= 3 && !hasMark(sentence, 'visit')) places.push({ page, of: [leading] })
    else return true
    return false
  })
  return { candidates: kept, places }
}

/** 'clicks on the phone number and the email address on /contact': things that share one verb of clicking share the place. */
function clickedWith(sentence: Sentence, owner: Candidate, before: readonly Candidate[]): Candidate[] {
  const clicks = markTokens(sentence, 'click')
  return before.filter((other) => other !== owner && other.tokens.some((at) => owner.tokens.includes(at) && clicks.has(at)))
}

const noOtherPageVerb = (sentence: Sentence, owner: Candidate, page: PageMention): boolean =>
  !marksOf(sentence, 'and').some((mark) => mark.first > owner.last && mark.last < page.first && page.first - mark.last <= 1)

/** 'visits on /pricing', 'land on the thank-you page': the word before the preposition is a visit, and no other thing lies between. */
function visitedDirectly(analysis: Analysis, sentence: Sentence, page: PageMention, owner: Candidate | undefined): boolean {
  const [visit, onPage] = [markTokens(sentence, 'visit'), markTokens(sentence, 'onPage')]
  const near = range(Math.max(sentence.from, page.first - 4), page.first - 1)
  const stop = near.findLast((at) => at <= (owner?.last ?? -1) || visit.has(at) || (!onPage.has(at) && !isSkipped(analysis, at)))
  return stop !== undefined && stop > (owner?.last ?? -1) && visit.has(stop)
}
