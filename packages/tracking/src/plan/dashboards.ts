import type { PlannedDashboard } from '@tagmason/domain'
import { hasMark, marksOf, spanOf } from './analysis.ts'
import { isObject } from './custom.ts'
import type { PlanState, ReadSentence } from './draft.ts'
import type { Draft } from './draftTerms.ts'
import type { Match } from './match.ts'

/** A dashboard while its events have no ids yet. */
export interface DashboardDraft extends Omit<PlannedDashboard, 'id' | 'events'> {
  events: Draft[]
}

/** What in a sentence asks for a chart, by place. */
interface Wishes {
  dimensions: Match[]
  funnels: Match[]
  charts: Match[]
}

/** Charts that the goals ask for: a funnel, one figure by a dimension, or a course over time. One sentence may ask for several. */
export function dashboardsOf(state: PlanState): DashboardDraft[] {
  const found: DashboardDraft[] = []
  let earlier: Draft[] = []
  for (const read of state.sentences) {
    const wishes = wishesOf(read)
    if (!read.zones.audience && wishes.dimensions.length + wishes.funnels.length + wishes.charts.length > 0) {
      for (const [from, to] of partsOf(read, wishes)) {
        const inside = (at: number): boolean => at >= from && at < to
        const own = read.drafts.filter((draft) => inside(draft.candidate.last))
        const within = (list: readonly Match[]): Match[] => list.filter(({ first }) => inside(first))
        const parts = { dimensions: within(wishes.dimensions), funnels: within(wishes.funnels), charts: within(wishes.charts) }
        const dashboard = dashboardOf(own, read.drafts.length > 0 ? [] : earlier, parts)
        if (dashboard) found.push({ ...dashboard, because: spanOf(state.analysis, from, to - 1) })
      }
    }
    earlier = [...earlier, ...read.drafts]
  }
  return found
}

function dashboardOf(own: readonly Draft[], earlier: readonly Draft[], wishes: Wishes): Omit<DashboardDraft, 'because'> | undefined {
  const first = wishes.charts[0]?.first ?? -1
  const behind = own.filter((draft) => draft.candidate.last >= first)
  const pool = behind.length > 0 ? behind : own.length > 0 ? own : earlier
  const events = pool.filter((draft) => draft.candidate.kind !== 'custom' || pool.length === 1)
  if (events.length === 0) return undefined
  const dimension = wishes.dimensions[0]?.pattern.id
  if (wishes.funnels.length > 0 && events.length > 1) return { chart: 'funnel', events: onTheWay(events) }
  if (dimension && !/^(?:date|week|month)$/.test(dimension)) return { chart: 'breakdown', events, dimension }
  return wishes.charts.length > 0 || dimension ? { chart: 'trend', events } : undefined
}

/** The way through a shop. */
const way = ['viewItemList', 'viewItem', 'addToCart', 'viewCart', 'beginCheckout', 'addShippingInfo', 'addPaymentInfo', 'purchase']

/** The steps of a funnel as they were said, but for those of a shop: visitors go to the checkout before they buy, in whichever order the goals name the two. */
function onTheWay(events: readonly Draft[]): Draft[] {
  const placeOf = ({ candidate }: Draft) => way.indexOf(candidate.concept ?? '')
  const steps = events.filter((draft) => placeOf(draft) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other))
  return events.map((draft) => (placeOf(draft) < 0 ? draft : (steps.shift() ?? draft)))
}

function wishesOf(read: ReadSentence): Wishes {
  const { sentence } = read
  const plain = (match: Match): boolean => {
    const zone = read.zones.zones[match.first - sentence.from]
    return zone === 'plain' || zone === 'who'
  }
  // 'compare plans' is something people do, not a chart.
  const spoken = new Set(read.drafts.flatMap((draft) => [...draft.candidate.tokens]))
  const compares = read.drafts.some(({ candidate }) => candidate.concept === 'compareProducts')
  const charts = marksOf(sentence, 'dashboard').filter(
    (mark) => plain(mark) && !isObject(sentence, mark) && !mark.tokens.some((at) => spoken.has(at)) && !(compares && mark.tokens.length === 1),
  )
  return {
    dimensions: dimensionsOf(read).filter(plain),
    funnels: marksOf(sentence, 'funnel').filter((mark) => plain(mark) && !read.commas.some((at) => mark.first < at && at < mark.last)),
    charts,
  }
}

function dimensionsOf({ sentence, parameterTokens }: ReadSentence): Match[] {
  const strong = hasMark(sentence, 'dashboard')
  const by = marksOf(sentence, 'by')
  const asked = sentence.matches.filter(({ pattern, tokens, first }) => {
    if (pattern.kind !== 'dimension' || tokens.some((at) => parameterTokens.has(at))) return false
    return (tokens.length > 1 && strong) || by.some((mark) => mark.last < first && first - mark.last <= (strong ? 3 : 2))
  })
  // Of two readings of the same words the better one, in the place of the first.
  return asked.reduce<Match[]>((kept, match) => {
    const rival = kept.findIndex((other) => other.tokens.some((at) => match.tokens.includes(at)))
    return rival < 0 ? [...kept, match] : kept.with(rival, match.score > (kept[rival]?.score ?? 0) ? match : (kept[rival] ?? match))
  }, [])
}

/** Cuts a sentence at commas and 'and' where both sides have an event and a chart of their own. */
function partsOf(read: ReadSentence, wishes: Wishes): [number, number][] {
  const { sentence } = read
  const anchors = [...wishes.dimensions, ...wishes.funnels, ...wishes.charts].map((match) => match.first)
  const full = (from: number, to: number): boolean =>
    anchors.some((at) => at >= from && at < to) && read.drafts.some((draft) => draft.candidate.last >= from && draft.candidate.last < to)
  const parts: [number, number][] = []
  let from = sentence.from
  for (const cut of [...marksOf(sentence, 'and').map((mark) => mark.first), ...read.commas].sort((a, b) => a - b)) {
    if (cut <= from || !full(from, cut) || !full(cut + 1, sentence.to)) continue
    parts.push([from, cut])
    from = cut + 1
  }
  return [...parts, [from, sentence.to]]
}
