import type { EmbedProvider, PlannedEvent, Span } from '@tagmason/domain'
import type { Analysis, Sentence } from './analysis.ts'
import type { Candidate } from './candidates.ts'
import { type ConceptName, conceptSet } from './catalogue.ts'

const formConcepts = conceptSet(
  'generateLead newsletterSignUp registerEvent applyJob surveyComplete backInStock signUp startTrial quizComplete bookAppointment makeReservation ' +
    'formSent formSubmit',
)
const calendarConcepts: ReadonlySet<ConceptName> = new Set(['bookAppointment', 'makeReservation', 'generateLead', 'registerEvent'])

/** By what people call the provider, and which wishes its messages can answer. */
const providers: readonly (readonly [RegExp, EmbedProvider, ReadonlySet<ConceptName>])[] = [
  [/\bcalendly\b/i, 'calendly', calendarConcepts],
  [/\bhub ?spot\b/i, 'hubspot', formConcepts],
  [/\btypeform\b/i, 'typeform', formConcepts],
  [/\bmarketo\b/i, 'marketo', formConcepts],
  [/\bjot ?form\b/i, 'jotform', formConcepts],
  [/\bintercom\b/i, 'intercom', new Set(['chatStart'])],
  [/\b(?:ajax|contact form 7|gravity ?forms?|elementor)\b/i, 'ajaxForm', formConcepts],
  [/\bhtml ?5?[ -]videos?\b|\bv[ií]d[eé]os? html ?5?\b|\bself-hosted videos?\b/i, 'video', new Set(['videoStart', 'videoComplete', 'videoMilestone'])],
  [/\b(?:audio|podcasts?|episodes?|mp3)\b/i, 'audio', new Set(['videoStart', 'videoComplete', 'videoMilestone'])],
]

/** Services on whose own site people book, buy or give: by what people call them, and how their hosts begin. A site sees no more of it than the click that leads there. */
const hosts: readonly (readonly [RegExp, string])[] = [
  [/\bbooking\.com\b/i, 'booking'],
  [/\bair ?bnb\b/i, 'airbnb'],
  [/\btrip ?advis[eo]r\b/i, 'tripadvisor'],
  [/\bopen ?table\b/i, 'opentable'],
  [/\bthe ?fork\b/i, 'thefork'],
  [/\bevent ?brite\b/i, 'eventbrite'],
  [/\bticket ?master\b/i, 'ticketmaster'],
  [/\beventim\b/i, 'eventim'],
  [/\bdoctolib\b/i, 'doctolib'],
  [/\btreat ?well\b/i, 'treatwell'],
  [/\blieferando\b/i, 'lieferando'],
  [/\bhello ?asso\b/i, 'helloasso'],
  [/\bgo ?fund ?me\b/i, 'gofundme'],
  [/\bspotify\b/i, 'open\\.spotify|spotify'],
  [/\betsy\b/i, 'etsy'],
  [/\bdoctoralia\b/i, 'doctoralia'],
  [/\bpatreon\b/i, 'patreon'],
]
const doneThere: ReadonlySet<ConceptName> = new Set([...calendarConcepts, 'purchase', 'beginCheckout', 'donate', 'submitReview', 'signUp', 'subscribe'])
const led =
  /\b(?:on|via|through|at|over|with|uber|bei|mit|auf|en|por|con|par|sur|chez|to|zu|zum|a|vers|out to)\s+(?:the|our|den|die|das|unsere[mnr]?|la|el|nuestr[ao]|notre|le)?\s*$/i

const button = /^\S+[ -](?:button|link|widget|knopf|bouton|lien|bot[oó]n|enlace)\b/i

/** The hosts of the service that its sentence says an event is done on, as a part of a regular expression: 'bookings via OpenTable'; undefined where it names none. */
export function hostOf(
  { tokens, text }: Analysis,
  { from, to }: Sentence,
  { concept, clickText }: Pick<Candidate, 'concept' | 'clickText'>,
): string | undefined {
  if (clickText !== undefined) return hosts.find(([name]) => name.test(clickText))?.[1]
  if (concept === undefined || !doneThere.has(concept)) return undefined
  const words = text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
  return hosts.find(([name]) => {
    const at = words.search(name)
    return at >= 0 && (led.test(words.slice(0, at).normalize('NFD').replace(/\p{M}/gu, '')) || button.test(words.slice(at)))
  })?.[1]
}

/** Whether words name such a service. */
export const isService = (words: string): boolean => hosts.some(([name]) => name.test(words))

/** Whether a word is the name of a provider. */
export const isProvider = (word: string): boolean => /^(?:calendly|hubspot|typeform|marketo|jotform|intercom)$/.test(word)

/** Whether a sentence says that people do this on the site of a named service. */
export const leadsAway = (analysis: Analysis, sentence: Sentence, candidate: Candidate): boolean => hostOf(analysis, sentence, candidate) !== undefined

/** The event as the click that leads to the service's site. */
export function ledTo(event: PlannedEvent, host: string): PlannedEvent {
  const url = { subject: 'clickUrl', is: 'matchRegex', value: `^https?://([a-z0-9-]+\\.)*(${host})\\.[a-z.]+(/|\\?|$)`, ignoreCase: true } as const
  return { ...event, trigger: { type: 'linkClick', conditions: [url] } }
}

/** Which provider's messages tell of an event: the one that its sentence names nearest to the words of the wish, if it names one that can. */
export function embedOf({ tokens, text }: Analysis, { from, to, bullet }: Sentence, concept: ConceptName | undefined, span: Span): EmbedProvider | undefined {
  if (concept === undefined) return undefined
  const start = tokens[from]?.start ?? 0
  const end = tokens[to - 1]?.end ?? 0
  // All of a bullet speaks of its wish.
  const words = text.slice(start, bullet ? Math.max(end, text.indexOf('\n', end)) : end)
  const named = providers.flatMap(([name, provider, concepts]) => {
    const at = concepts.has(concept) ? words.search(name) : -1
    if (at < 0) return []
    const place = start + at
    return [{ provider, distance: place < span.start ? span.start - place : Math.max(0, place - span.end) }]
  })
  return named.toSorted((a, b) => a.distance - b.distance)[0]?.provider
}

/** The event as the provider's messages tell of it; `words`: the sentence that asks for it. What fills a form by script has no form for Google Tag Manager, so the id comes with the message. */
export function embedded(event: PlannedEvent, provider: EmbedProvider, words: string): PlannedEvent {
  // What an audio player tells of is no video.
  const episode = provider === 'audio' && /episod|podcast|folge/i.test(words) ? 'episode_title' : 'audio_title'
  const named = (name: string): string => (provider !== 'audio' ? name : name === 'video_title' ? episode : name.replace(/^video_/, 'audio_'))
  const status = provider === 'audio' || provider === 'video' ? /^video_(start|complete)$/.exec(event.name)?.[1] : undefined
  const pages = ('conditions' in event.trigger ? (event.trigger.conditions ?? []) : []).filter(({ subject }) => subject.startsWith('page'))
  return {
    ...event,
    name: named(event.name),
    kind: event.kind === 'automatic' ? 'custom' : event.kind,
    trigger: {
      type: 'embed',
      provider,
      ...(status === 'start' || status === 'complete' ? { status } : {}),
      ...(pages.length === 0 ? {} : { conditions: pages }),
    },
    parameters: event.parameters.map(({ source: _source, ...parameter }) => ({ ...parameter, name: named(parameter.name) })),
  }
}
