import type { EmbedProvider, Language, MeasurementPlan, PlannedEvent, Unmatched } from '@tagmason/domain'
import { analyse, spanOf } from './analysis.ts'
import { audiencesOf } from './audiences.ts'
import { meantByBusiness } from './business.ts'
import { clausesOf } from './clauses.ts'
import { dashboardsOf } from './dashboards.ts'
import { draftOf, type PlanState, type ReadSentence } from './draft.ts'
import type { Draft } from './draftTerms.ts'
import { embedded, embedOf, hostOf, ledTo } from './embeds.ts'
import { eventsFrom } from './events.ts'
import { isFormality } from './formalities.ts'
import { impliedSale } from './impliedSale.ts'
import { featuresOf, isJudged, isKept, judge, sureness } from './judge.ts'
import { markKeyEvents } from './keyevents.ts'
import { detectLanguage } from './language.ts'
import { ledElsewhere, onlyReadings } from './listed.ts'
import { mergeEvents } from './merge.ts'
import { ownEvents, sameLeads } from './ownevents.ts'
import { readSentences } from './passes/read.ts'
import { joinExplanations, noticed } from './oneWish.ts'
import { questionsOf } from './questions.ts'
import { suggestedDrafts } from './suggestions.ts'
import { userPropertiesIn } from './userProperties.ts'
import { expandVideo } from './video.ts'

/**
 * Turns goals in plain words into a measurement plan. Pure and deterministic; time grows linearly with the text.
 *
 * `language`: how to read the words; detected when absent. `site`: the site's own host, kept in the plan.
 * Every wish ends as an event, in an audience or a dashboard, or in `unmatched` with a reason; spans are exact parts of `text`. Never throws.
 */
export function planFromGoals(text: string, options: { language?: Language; site?: string } = {}): MeasurementPlan {
  const language = options.language ?? detectLanguage(text)
  const asked = keepAsked(readGoals(text, language))
  const { state, userProperties, touches } = userPropertiesIn(asked.state)
  const audienceDrafts = audiencesOf(state)
  const dashboardDrafts = dashboardsOf(state)
  markKeyEvents(state.sentences)
  const drafts = state.sentences.flatMap((read) => read.drafts)
  sameLeads(drafts)
  const currency = currencyOf(state)
  const counted = new Set([
    ...audienceDrafts.flatMap(({ includes, excludes }) => [...includes, ...excludes]),
    ...dashboardDrafts.flatMap((dashboard) => dashboard.events),
  ])
  const { events, ids } = mergeEvents(
    eventsOf(state, drafts, currency),
    drafts.map((draft) => draft.candidate.detail),
    drafts.map((draft) => draft.keyEvent),
    drafts.map((draft) => counted.has(draft)),
  )
  const idOf = new Map(drafts.map((draft, index) => [draft, ids[index] ?? '']))
  const idsOf = (list: readonly Draft[]): string[] => [...new Set(list.map((draft) => idOf.get(draft) ?? ''))].filter((id) => id !== '')
  const plan: MeasurementPlan = {
    goals: text,
    language,
    events,
    audiences: audienceDrafts.map(({ includes, excludes, ...rest }, index) => ({
      id: `a${index + 1}`,
      includes: idsOf(includes),
      excludes: idsOf(excludes).filter((id) => !idsOf(includes).includes(id)),
      ...rest,
    })),
    dashboards: dashboardDrafts.map(({ events: charted, ...rest }, index) => ({ id: `d${index + 1}`, events: idsOf(charted), ...rest })),
    ...(userProperties.length === 0 ? {} : { userProperties }),
    unmatched: distinctUnmatched(state.unmatched).filter(({ span }) => !isFormality(text, span)),
    suggestions: suggestedEvents(
      suggestedDrafts(state, asked.dropped).filter((draft) => !touches(draft)),
      currency,
      events,
    ),
    questions: questionsOf(drafts, ids, events, currency),
  }
  if (options.site !== undefined) plan.site = options.site
  return { ...plan, clauses: clausesOf(state, drafts, ids, plan) }
}

/** Drafts as events, in the same order: by what a named provider's messages tell, by the click to a named service, or as the words have it. */
function eventsOf({ analysis }: PlanState, drafts: readonly Draft[], currency: string): PlannedEvent[] {
  let player: EmbedProvider | undefined
  return eventsFrom(drafts, (draft) => draft.span.text, currency).map((event, index) => {
    const draft = drafts[index]
    if (!draft) return event
    const { sentence, candidate, span } = draft
    const named = embedOf(analysis, sentence, candidate.concept, span)
    // 'plays of our podcast ... and who listens to the end': of the same player.
    const provider = named ?? (candidate.concept === 'videoComplete' && candidate.weak ? player : undefined)
    if (candidate.concept?.startsWith('video')) player = provider
    const host = provider === undefined ? hostOf(analysis, sentence, candidate) : undefined
    return provider !== undefined
      ? embedded(event, provider, spanOf(analysis, sentence.from, sentence.to - 1).text)
      : host !== undefined
        ? ledTo(event, host)
        : noticed(event, draft)
  })
}

/** All that may be events in the goals, the unlikely too. */
export function readGoals(text: string, language: Language): PlanState {
  const state = readSentences(analyse(text, language))
  for (const read of state.sentences) read.drafts = ownEvents(expandVideo(read.drafts))
  meantByBusiness(state)
  return state
}

/** Leaves out the drafts that nobody asked for, as far as the words around them tell; they are reported as not understood. */
function keepAsked(state: PlanState): { state: PlanState; dropped: { draft: Draft; read: ReadSentence }[] } {
  const { analysis, sentences } = state
  const dropped: { draft: Draft; read: ReadSentence }[] = []
  const silent: (Unmatched & { draft: Draft; read: ReadSentence })[] = []
  const judged = new Map(
    sentences.flatMap((read) =>
      read.drafts.flatMap((draft) =>
        isJudged(draft, read, sentences) ? [[draft, { draft, read, sum: judge(featuresOf(analysis, sentences, read, draft)) }] as const] : [],
      ),
    ),
  )
  const only = onlyReadings(
    analysis,
    sentences,
    [...judged.values()].filter(({ draft, sum }) => !isKept(draft, sum)),
  )
  const kept = sentences.map((read) => ({
    ...read,
    drafts: read.drafts.flatMap((draft) => {
      const sum = judged.get(draft)?.sum
      if (sum === undefined) return draft
      if (isKept(draft, sum) || only.has(draft)) return { ...draft, confidence: sureness(sum) }
      if (draft.candidate.grid === undefined || draft.candidate.grid.how === 'pair' || (draft.candidate.grid.how === 'words' && draft.sentence.bullet))
        silent.push({ span: draft.span, reason: 'unknown', draft, read })
      dropped.push({ draft, read })
      return []
    }),
  }))
  // The form or the page of a wish is understood as its way.
  const told = silent.flatMap(({ draft, read, ...rest }) =>
    waysOfWishes.has(draft.candidate.concept ?? '') && kept.some(({ sentence, drafts }) => sentence === read.sentence && drafts.length > 0) ? [] : rest,
  )
  for (const read of kept) {
    const led = ledElsewhere(analysis, read)
    if (led) read.drafts.push(led)
  }
  joinExplanations(analysis, kept)
  const nothing = kept.every(({ drafts }) => drafts.length === 0)
  const implied = nothing ? impliedSale(analysis) : undefined
  const [first] = kept
  if (implied && first) first.drafts = [draftOf(analysis, first.sentence, implied, false)]
  return { state: { ...state, sentences: kept, unmatched: [...state.unmatched, ...told] }, dropped }
}

const waysOfWishes: ReadonlySet<string> = new Set(['formSubmit', 'formSent', 'pageVisit'])

const mostSuggestions = 3

/** At most three events that the goals may also ask for, under ids of their own. */
function suggestedEvents(drafts: readonly Draft[], currency: string, events: readonly PlannedEvent[]): PlannedEvent[] {
  const names = new Set(events.map(({ name }) => name))
  const offered = eventsFrom(drafts, (draft) => draft.span.text, currency).filter(({ name }) => !names.has(name) && names.add(name))
  return offered.slice(0, mostSuggestions).map((event, at) => ({ ...event, id: `s${at + 1}` }))
}

/** The currency of the first amount of the goals; euro when they name none. */
function currencyOf(state: PlanState): string {
  return state.sentences.flatMap((read) => read.quantities).find((quantity) => quantity.kind === 'money')?.unit ?? 'EUR'
}

function distinctUnmatched(list: readonly Unmatched[]): Unmatched[] {
  const kept: Unmatched[] = []
  for (const entry of [...list].sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)) {
    if (!kept.some((other) => other.span.start <= entry.span.start && other.span.end >= entry.span.end && other.reason === entry.reason)) kept.push(entry)
  }
  return kept
}
