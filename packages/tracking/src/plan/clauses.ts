import type { ClauseKind, MeasurementPlan, PlanClause, Span } from '@tagmason/domain'
import { type Analysis, hasMark, joins, markStarts, range, type Sentence, tokensWhere } from './analysis.ts'
import type { PlanState, ReadSentence } from './draft.ts'
import type { Draft } from './draftTerms.ts'
import { isFormality } from './formalities.ts'
import { wordSet } from './text.ts'

/** What the plan made of the goals, by the words that asked for it. */
interface Outcome {
  /** All wishes that are events, with the ids of these. */
  wished: readonly { span: Span; id: string }[]
  reports: readonly Span[]
  /** What the goals may also ask for. */
  offered: readonly Span[]
  /** The ids of events that a question is about. */
  doubtful: ReadonlySet<string>
}

/** A stretch of a sentence between commas and 'and': tokens first..last, both included. */
interface Stretch {
  first: number
  last: number
  kind: ClauseKind | 'frame'
  events: string[]
}

/**
 * The clauses of the goals and what became of each: [from, to) in UTF-16 code units, in order, without gap or overlap, together all of the text.
 * `drafts` runs parallel to `ids`, the events of the plan that they became. Neighbours of a sentence that became the same are one clause; words that only frame a wish ('I want to know') belong to it.
 */
export function clausesOf(state: PlanState, drafts: readonly Draft[], ids: readonly string[], plan: MeasurementPlan): PlanClause[] {
  const { analysis, sentences } = state
  const outcome: Outcome = {
    wished: drafts.map(({ span }, at) => ({ span, id: ids[at] ?? '' })),
    reports: [...[...plan.audiences, ...plan.dashboards, ...(plan.userProperties ?? [])].map(({ because }) => because), ...(state.understood ?? [])],
    offered: (plan.suggestions ?? []).map(({ because }) => because),
    doubtful: new Set((plan.questions ?? []).map(({ event }) => event)),
  }
  const stretches = sentences.flatMap((read) => joined(clauseStretches(analysis, read.sentence).map((stretch) => judged(state, read, stretch, outcome))))
  const { text } = analysis
  if (stretches.length === 0) return text === '' ? [] : [{ from: 0, to: text.length, kind: 'background' }]
  const starts = stretches.map(({ first }, at) => (at === 0 ? 0 : startOf(analysis, first)))
  return stretches.map(({ kind, events }, at) => ({
    from: starts[at] ?? 0,
    to: starts[at + 1] ?? text.length,
    kind: kind === 'frame' ? 'background' : kind,
    ...(events.length === 0 ? {} : { events }),
  }))
}

/** Where a clause begins that begins with a token: at its bullet or opening quotation mark. */
function startOf({ tokens, text }: Analysis, first: number): number {
  const end = tokens[first - 1]?.end ?? 0
  const start = tokens[first]?.start ?? end
  const between = text.slice(end, start)
  const line = Math.max(between.lastIndexOf('\n'), between.lastIndexOf('\r'))
  if (line >= 0) return end + line + 1
  return start - (/["'“„«‘‚‹`([¿¡*#]*$/.exec(between)?.[0].length ?? 0)
}

function clauseStretches(analysis: Analysis, sentence: Sentence): { first: number; last: number }[] {
  const cuts = markStarts(sentence, 'and', 'contrast')
  const list: { first: number; last: number }[] = []
  let first = sentence.from
  for (let at = sentence.from; at < sentence.to; at++) {
    const token = analysis.tokens[at]
    const opens = token?.text === '('
    if ((opens || cuts.has(at)) && at > first) {
      list.push({ first, last: at - 1 })
      first = at
    }
    if (token?.kind === 'punct' && !opens && /[,:)→]/.test(token.text)) {
      list.push({ first, last: at })
      first = at + 1
    }
  }
  if (first < sentence.to) list.push({ first, last: sentence.to - 1 })
  return list
}

function judged(state: PlanState, read: ReadSentence, { first, last }: { first: number; last: number }, outcome: Outcome): Stretch {
  const { analysis, unmatched } = state
  const start = analysis.tokens[first]?.start ?? 0
  const end = analysis.tokens[last]?.end ?? start
  const within = (span: Span): boolean => span.start < end && span.end > start
  const stretch = (kind: Stretch['kind'], events: string[] = []): Stretch => ({ first, last, kind, events })
  const events = [...new Set(outcome.wished.filter(({ span, id }) => id !== '' && within(span)).map(({ id }) => id))]
  if (events.length > 0) return stretch(events.some((id) => outcome.doubtful.has(id)) ? 'question' : 'event', events)
  if (outcome.offered.some(within)) return stretch('question')
  const parts = unmatched.filter(({ span }) => within(span) && !isFormality(analysis.text, span))
  if (parts.some(({ reason }) => reason !== 'negated' && reason !== 'personalData')) return stretch('notUnderstood')
  if (parts.length > 0) return stretch('leftOut')
  if (outcome.reports.some(within)) return stretch('report')
  if (isFormality(analysis.text, { start, end, text: analysis.text.slice(start, end) })) return stretch('background')
  return stretch(unexplained(analysis, read, first, last))
}

const framing = wordSet('wish wishPassive when people polite all conversion goalWord markAs only')
const telling: ReadonlySet<string> = new Set(['concept', 'thing', 'outcome', 'page'])

/** What words are that nothing was made of: left out, told as background, the frame of a wish, or not understood. */
function unexplained(analysis: Analysis, { sentence, zones, drafts, listed }: ReadSentence, first: number, last: number): Stretch['kind'] {
  const frame = tokensWhere(sentence, ({ pattern }) => pattern.kind === 'mark' && framing.has(pattern.id))
  const content = range(first, last).filter((at) => !joins(analysis, at) && !frame.has(at))
  if (content.length === 0) return 'frame'
  const zone = zones.zones[(content[0] ?? first) - sentence.from]
  if (zone === 'negated') return 'leftOut'
  if (zone !== 'plain') return 'background'
  const wishes = sentence.bullet || hasMark(sentence, 'wish', 'wishPassive', 'when', 'click', 'visit')
  if (!wishes && !listed) return 'background'
  const tells = sentence.matches.some(
    ({ pattern, tokens: own, first: from }) => telling.has(pattern.kind) && from >= first && own.some((at) => content.includes(at)),
  )
  if (tells) return 'notUnderstood'
  return drafts.length > 0 ? 'frame' : wishes ? 'notUnderstood' : 'background'
}

/** A sentence's stretches with frames in what they frame, and equal neighbours as one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const list: Stretch[] = []
  for (const stretch of stretches) {
    const before = list.at(-1)
    const same =
      before && (before.kind === 'frame' || stretch.kind === 'frame' || (before.kind === stretch.kind && before.events.join() === stretch.events.join()))
    if (!same) list.push(stretch)
    else {
      const shown = before.kind === 'frame' ? stretch : before
      list[list.length - 1] = { ...shown, first: before.first, last: stretch.last }
    }
  }
  return list
}
