import { type Analysis, foldAt, range } from './analysis.ts'
import { impliedCandidate, unphrased } from './candidates.ts'
import type { ConceptName } from './catalogue.ts'
import { draftOf, type PlanState, type ReadSentence } from './draft.ts'
import type { Draft } from './draftTerms.ts'
import type { Match } from './match.ts'
import type { Pattern } from './patterns.ts'
import { fold, slug } from './text.ts'

/**
 * What a business calls a thing decides what is meant by a word that many of them use: a hotel's cancellation is no subscription's, a faculty's application is no job's,
 * an error in a form is no script error. Changes the drafts.
 */
export function meantByBusiness({ analysis, sentences }: PlanState): void {
  for (const read of sentences) read.drafts = read.drafts.filter((draft) => !isAside(analysis, draft, read.drafts))
  for (const read of sentences) {
    const before = sentences.flatMap((other) => (other.sentence.index <= read.sentence.index ? other.drafts : []))
    const implied = impliedIn(analysis, read, before)
    read.drafts.push(...implied)
  }
  const drafts = sentences.flatMap((read) => read.drafts)
  const words = new Set(analysis.tokens.map(({ fold }) => fold))
  const has = (pattern: RegExp): boolean => [...words].some((word) => pattern.test(word))
  for (const draft of drafts) {
    const { concept } = draft.candidate
    if (concept === undefined) pageSeen(analysis, draft)
    if (concept === undefined && draft.candidate.grid?.outcome === 'play' && isFilm(analysis, draft)) asVideoStart(draft)
    if (draft.name !== undefined || concept === undefined) continue
    const said = wordsOf(analysis, draft)
    if (started.has(concept) && begun(analysis, draft)) continue
    if (concept === 'generateLead' && /ecri|escrib|write|schreib/.test(said) && hasAddress(analysis, draft))
      draft.candidate = { ...draft.candidate, concept: 'emailClick' }
    else if (concept === 'exception' && !ofScript.test(said)) failed(draft, said, drafts)
    else if (concept === 'backInStock' && ofList.test(said) && !has(ofStock)) own(draft, 'join_waitlist')
    else if (concept === 'applyJob' && !ofJob.test(said) && has(ofAdmission) && !has(ofJob)) own(draft, 'submit_application')
    else if (concept === 'cancelSubscription' && plainlyCancelled.test(said) && !has(ofSubscription)) own(draft, cancelled(draft, drafts))
    else if (concept === 'registerEvent' && bookedClass.test(said)) draft.candidate = { ...draft.candidate, concept: 'bookAppointment', called: 'book_class' }
    else if (concept === 'registerEvent' && ofCourse.test(said) && !ofEvent.test(said)) called(draft, 'course_enrollment')
    else if (concept === 'ctaClick') byText(draft)
    else if (asVideo[concept] && isFilm(analysis, draft)) draft.candidate = { ...draft.candidate, concept: asVideo[concept] }
    else if (concept === 'formSubmit' && isQualified(analysis, draft)) draft.candidate = { ...draft.candidate, concept: 'generateLead' }
    else if (concept === 'bookAppointment') called(draft, bookable.find(([pattern]) => pattern.test(said))?.[1])
  }
}

const asVideo: Readonly<Partial<Record<ConceptName, ConceptName>>> = { tutorialBegin: 'videoStart', tutorialComplete: 'videoComplete' }

/** 'the product tour (YouTube): started and finished'. */
const isFilm = ({ tokens }: Analysis, { sentence }: Draft): boolean =>
  tokens.slice(sentence.from, sentence.to).some(({ fold }) => /^(?:youtube|vimeo|wistia)$/.test(fold))

function asVideoStart(draft: Draft): void {
  draft.name = undefined
  draft.candidate = { ...draft.candidate, kind: 'concept', concept: 'videoStart', name: undefined }
}

const pages: ReadonlySet<string> = new Set(['pricing', 'schedule', 'opening_hours'])

/** 'prices looked at': what has a page of its own is seen by opening that. */
function pageSeen({ tokens }: Analysis, draft: Draft): void {
  const { grid } = draft.candidate
  if (grid?.how !== 'pair' || !pages.has(grid.thing) || !/^(?:view|open)$/.test(grid.outcome)) return
  const words = draft.candidate.tokens.flatMap((at) =>
    /preis|price|pricing|preci|tarif|rates|plan|horario|schedule|emploi|offnung|opening|ouvert/.test(tokens[at]?.fold ?? '') ? (tokens[at]?.text ?? []) : [],
  )
  const [word] = words
  if (word !== undefined) draft.seenOn = [{ subject: 'pagePath', is: 'contains', value: `/${slug(word).replaceAll('_', '-')}` }]
}

/** 'people write to info@clinic.example'. */
const hasAddress = ({ tokens }: Analysis, { sentence }: Draft): boolean =>
  tokens.slice(sentence.from, sentence.to).some(({ kind, text }) => kind === 'url' && text.includes('@'))

const started: ReadonlySet<string> = new Set(['generateLead', 'makeReservation', 'bookAppointment', 'signUp'])
const paid: ReadonlySet<string> = new Set(['makeReservation', 'bookAppointment'])

/** 'Start of the application', 'payment of the booking': the words before a thing say which part of it is meant. */
function begun({ tokens, lexicon }: Analysis, draft: Draft): boolean {
  let at = draft.candidate.first - 1
  while (at >= draft.sentence.from && lexicon.skip.has(tokens[at]?.fold ?? '')) at--
  const word = at >= draft.sentence.from && at < draft.candidate.first - 1 ? (tokens[at]?.fold ?? '') : ''
  if (/^(?:start|begin|inicio|comienzo|debut|beginn|anfang)s?$/.test(word)) draft.candidate = { ...draft.candidate, concept: 'formStart', detail: undefined }
  else if (paid.has(draft.candidate.concept ?? '') && /^(?:pago|payment|paiement|zahlung|bezahlung|anzahlung)s?$/.test(word))
    draft.candidate = { ...draft.candidate, concept: 'purchase' }
  else return false
  return true
}

/** What a button's words say that it does. */
const texts: readonly (readonly [RegExp, ConceptName | { name: string }])[] = [
  [/calend|kalender|agenda/, { name: 'add_to_calendar' }],
  [/^(?:call|appeler|llam|anruf|ruf )/, 'phoneClick'],
  [/whatsapp/, 'whatsappClick'],
  [/directions|route|anfahrt|itinerai|como llegar|venir chez/, 'directionsClick'],
  [/abhol|pick ?up|collect in|recoger|retrait/, { name: 'select_pickup' }],
  [/later|spater|luego|mas tarde|plus tard/, { name: 'save_for_later' }],
  [/notify|bescheid|avisame|prevene?z/, 'backInStock'],
  [/review|bewert|resena|laisser un avis/, { name: 'review_click' }],
]

/** 'clicks on "Add to calendar"': the words of a button say what it does. */
function byText(draft: Draft): void {
  const text = fold(draft.candidate.clickText ?? '')
  const [, meant] = texts.find(([pattern]) => pattern.test(text)) ?? []
  if (typeof meant === 'string') draft.candidate = { ...draft.candidate, concept: meant }
  else own(draft, meant?.name)
}

const of = /^(?:de|du|d|pour|para|zum|zur|for|to)$/
const plainForm = /^(?:contact|kontakt|contacto|online|web|the|a|our|this|that|each|every|any|all|new|same|your|his|her|their|which|what|inquiry|enquiry)$/

/** 'the volunteer form', 'formulaire devenir partenaire': a form that is for something is an enquiry of its own. */
function isQualified({ tokens, language, lexicon }: Analysis, { candidate, page }: Draft): boolean {
  if (page !== undefined || candidate.selector !== undefined) return false
  const at = candidate.tokens.find((token) => /form/.test(tokens[token]?.fold ?? ''))
  if (at === undefined) return false
  const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  const tells = (token: typeof next): boolean =>
    token !== undefined &&
    token.sentence === tokens[at]?.sentence &&
    (token.kind === 'quote' || (token.kind === 'word' && !lexicon.skip.has(token.fold) && !plainForm.test(token.fold)))
  if (language === 'en') return tells(before) && !candidate.tokens.includes(at - 1)
  if (language === 'de') return false
  return (next !== undefined && of.test(next.fold) && tells(after)) || (next?.kind === 'quote' && tells(next))
}

const ofScript = /script|skript|\bjs\b|crash|absturz|plant|bug|\b5\d\d\b|server|console|konsole/
const ofList = /wait|warteliste|espera|attente/
const ofStock = /^(?:stock|restock\w*|lager|lieferbar\w*|vorratig|existencias|reassort|ausverkauft\w*|agotad\w*|rupture)$/
const ofJob = /job|vacanc|career|karriere|stelle|empleo|trabaj|emploi|poste|recru|^cv$|lebenslauf|curricul/
const ofAdmission =
  /^(?:universit\w*|facult\w*|fakultat\w*|school\w*|schul\w*|escuela\w*|colegio\w*|ecole\w*|student\w*|studi\w*|etudiant\w*|estudiante\w*|master\w*|admission\w*|foster\w*|accueil|adopt\w*|beca\w*|bourse\w*|stipend\w*)$/
const plainlyCancelled = /^(?:storn|cancel|anul|annul|absag|abgesagt)/
const ofSubscription =
  /^(?:abo|abos|abonn\w*|subscri\w*|suscri\w*|member\w*|mitglied\w*|socio\w*|adherent\w*|newsletter\w*|vertrag\w*|contract\w*|contrat\w*|plan|plans|tarif\w*|premium|trial\w*)$/
const ofCourse = /kurs|curso|cours|matricul|formation|course|class|enrol|einschreib|lehrgang/
/** A place in a class is booked from a timetable, not with a form. */
const bookedClass = /(?:kurs|class|clase).*(?:gebucht|buch|book|reserv)|(?:buch|book|reserv).*(?:kurs|class\b|classes|clase)/
const ofEvent = /webinar|workshop|event|evento|seminar|taller|atelier|conferen|jornada|puertas|portes|veranstaltung|camp/

/** What is booked like an appointment, by its own name. */
const bookable: readonly (readonly [RegExp, string])[] = [
  [/trial|taster|probetraining|probestunde|schnupper|clase de prueba|(?:seance|cours) d essai/, 'book_trial'],
  [/class|lesson|\bkurs|\bclase|\bcours\b/, 'book_class'],
  [/\btours?\b|fuhrung|guiad|guidee/, 'book_tour'],
]

const bookings: readonly (readonly [ConceptName, string])[] = [
  ['bookAppointment', 'cancel_appointment'],
  ['makeReservation', 'cancel_booking'],
  ['registerEvent', 'cancel_registration'],
  ['purchase', 'cancel_order'],
]

/** The nearest thing of the goals that one can cancel. */
function cancelled(draft: Draft, drafts: readonly Draft[]): string | undefined {
  const far = (other: Draft): number => Math.abs(other.candidate.first - draft.candidate.first)
  const [nearest] = drafts.filter(({ candidate }) => bookings.some(([concept]) => concept === candidate.concept)).sort((a, b) => far(a) - far(b))
  return bookings.find(([concept]) => concept === nearest?.candidate.concept)?.[1]
}

const forms: ReadonlySet<string> = new Set(['formSubmit', 'formStart', 'formError', 'generateLead'])

/** An error of a login, a payment or a form is no script error. */
function failed(draft: Draft, said: string, drafts: readonly Draft[]): void {
  if (/login|log in|connexion|anmeld|sesion|passw|mot de passe|kennwort|contrasena/.test(said)) return called(draft, 'login_failed')
  const beside = (concepts: RegExp): boolean => drafts.some(({ candidate, sentence }) => sentence === draft.sentence && concepts.test(candidate.concept ?? ''))
  if (beside(/^purchase|^addPaymentInfo/)) return
  const form = drafts.some(({ candidate }) => forms.has(candidate.concept ?? '') || candidate.grid?.thing.startsWith('form') === true)
  if (form) draft.candidate = { ...draft.candidate, concept: 'formError' }
}

const sold: ReadonlySet<string> = new Set(['purchase', 'makeReservation'])

/** 'Who books, and where do the rest bail?' needs the start; 'who plays the film, and how far they get' how far. */
function impliedIn(analysis: Analysis, read: ReadSentence, before: readonly Draft[]): Draft[] {
  const { sentence } = read
  const known = (concept: ConceptName): boolean => before.some(({ candidate }) => candidate.concept === concept)
  const imply = (concept: ConceptName, at: number): Draft =>
    draftOf(analysis, sentence, { ...impliedCandidate(concept, at, at, [at]), grid: { how: 'implied', thing: 'own', outcome: 'step' } }, read.listed)
  const left = sentence.matches.find(({ pattern, typos }) => pattern.kind === 'outcome' && pattern.id === 'abandon' && typos === 0)
  const found: Draft[] = []
  if (left && before.some(({ candidate }) => sold.has(candidate.concept ?? '')) && !known('beginCheckout') && !known('formStart'))
    found.push(imply('beginCheckout', left.first))
  const far = range(sentence.from, sentence.to - 2).find((at) =>
    /^(?:how far|wie weit|bis wohin|jusqu ou|hasta donde)$/.test(`${foldAt(analysis, at)} ${foldAt(analysis, at + 1)}`),
  )
  const seen = known('videoStart') || known('videoComplete') || sentence.matches.some(({ pattern }) => pattern.kind === 'thing' && pattern.id === 'video')
  if (far !== undefined && seen && !known('videoProgress')) found.push(imply('videoProgress', far))
  const nothing = sentence.matches.find(({ pattern, typos }) => pattern.kind === 'outcome' && pattern.id === 'no_results' && typos === 0)
  const searched = [sentence, ...before.filter((draft) => sentence.index - draft.sentence.index <= 1).map((draft) => draft.sentence)].some(({ matches }) =>
    matches.some(({ pattern }) => isSearch(pattern)),
  )
  if (nothing && searched) found.push(plain(analysis, read, 'search_no_results', nothing.tokens))
  const calendar = sentence.matches.find(({ pattern, typos }) => pattern.kind === 'thing' && pattern.id === 'calendar' && typos === 0)
  const put =
    calendar && sentence.matches.find((match) => match.pattern.kind === 'outcome' && isPutInto(analysis, match) && Math.abs(match.first - calendar.first) <= 7)
  if (calendar && put) {
    const [from, to] = [Math.min(calendar.first, put.first), Math.max(calendar.last, put.last)]
    read.drafts = read.drafts.filter(({ candidate }) => candidate.first < from || candidate.last > to)
    found.push(
      plain(
        analysis,
        read,
        'add_to_calendar',
        [put.first, calendar.first].sort((a, b) => a - b),
      ),
    )
  }
  return found
}

const isSearch = ({ kind, id }: Pattern): boolean =>
  (kind === 'concept' && id === 'search') || (kind === 'thing' && (id === 'search' || id === 'search_result'))
const isPutInto = (analysis: Analysis, { pattern, first }: Match): boolean =>
  ['add', 'save', 'register'].includes(pattern.id) || (pattern.id === 'make' && /^(?:put|pon|met)/.test(foldAt(analysis, first)))

/** An event that the words clearly ask for, and the catalogue does not have. */
const plain = (analysis: Analysis, { sentence, listed }: ReadSentence, name: string, tokens: readonly number[]): Draft =>
  draftOf(
    analysis,
    sentence,
    unphrased({ kind: 'custom', name, first: tokens[0] ?? sentence.from, last: tokens.at(-1) ?? sentence.from, tokens, score: 50 }),
    listed,
  )

const ways: ReadonlySet<string> = new Set(['whatsappClick', 'socialClick', 'copyText', 'emailClick'])

/** What is no wish of its own: the networks behind 'share', likes that a network counts, sellers and buyers, an interjection. */
function isAside(analysis: Analysis, draft: Draft, beside: readonly Draft[]): boolean {
  const { concept, first, tokens, weak } = draft.candidate
  const said = wordsOf(analysis, draft)
  if (concept === 'like')
    return analysis.tokens.some(({ fold, sentence }) => sentence === draft.sentence.index && /^insta|^facebook$|^tiktok$|^redes$/.test(fold))
  if (concept === 'purchase')
    return (
      tokens.length === 1 &&
      /^(?:verkauf|einkauf|seller|vendeur|acheteur|vendedor)/.test(said) &&
      !/^verkauf(?:t|te|en|e)?$|^verkaufszahl|^einkauf(?:e|en)?$/.test(said)
    )
  // 'begin the donation form': the form has a name.
  if (concept === 'donate' && tokens.length === 1 && beside.some(({ candidate }) => candidate.concept === 'formStart' && Math.abs(first - candidate.last) <= 2))
    return true
  if (concept === 'makeReservation' && tokens.length === 1)
    return /^(?:engine|system|widget|tool|software)$/.test(analysis.tokens[draft.candidate.last + 1]?.fold ?? '')
  if (concept === 'fileDownload' && weak) return draft.sentence.matches.some(({ pattern }) => pattern.kind === 'outcome' && pattern.id === 'upload')
  if (concept === 'applyCoupon') return said === 'vale' || said === 'bon'
  if (concept === 'phoneClick') return tokens.length === 1 && weak && /^(?:phones?|handy|movil|telefono movil)$/.test(said)
  if (concept === undefined || !ways.has(concept)) return false
  const shared = beside.filter(({ candidate }) => candidate.concept === 'share' && candidate.first < first).at(-1)
  if (!shared) return false
  const between = analysis.tokens.slice(shared.candidate.last + 1, first)
  return between.length <= 12 && !between.some(({ fold }) => /^(?:cli|kli|tap|tipp|pincha|puls|druec|und\b)/.test(fold) && fold.length > 3)
}

const wordsOf = ({ tokens }: Analysis, { candidate }: Draft): string => candidate.tokens.map((at) => tokens[at]?.fold ?? '').join(' ')

/** The name that the business has for an event of the catalogue. */
function called(draft: Draft, name: string | undefined): void {
  if (name !== undefined) draft.candidate = { ...draft.candidate, called: name }
}

/** An event that the catalogue does not have. */
function own(draft: Draft, name: string | undefined): void {
  if (name === undefined) return
  draft.name = name
  draft.candidate = { ...draft.candidate, kind: 'custom', concept: undefined, name }
}
