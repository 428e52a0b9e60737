import { type AnomalyCause, anomalyCauses, type CauseEvidence, type EvidenceCode } from '@tagmason/domain'
import type { Carrier } from './drillDown.ts'
import type { Direction } from './incidents.ts'

/** What is known around an incident; what is not known is left out. Ratios are of what came against what was expected. */
export interface IncidentFacts {
  direction: Direction
  /** The event whose volume it is; left out of visits, revenue and rates. */
  event?: string
  ratio: number
  visits?: number
  /** Of the other events: their median. */
  otherEvents?: number
  carriers?: readonly Carrier[]
  /** The last publication before it. */
  published?: { version: string; minutes: number }
  /** Share of the events that came twice, 0 to 1. */
  duplicates?: number
  /** Shares of events that were marked as bots', 0 to 1. */
  machines?: { now: number; before: number }
  /** Pages a visit. */
  depth?: number
  /** Share of what came more that one network sent. */
  network?: number
}

export interface FoundCause {
  cause: AnomalyCause
  /**
   * What speaks for it, strongest first.
   * - `eventStopped`, `eventDoubled` {event, ratio, visits}: one event alone went to nothing, or to about twice, while visits kept their level.
   * - `allStopped` {ratio}: nothing came at all.
   * - `versionPublished` {version, minutes}: so long before it began.
   * - `carriedBy` {dimension, value, explained}: the drill-down's best carrier.
   * - `duplicates` {share}: events that came twice.
   * - `machines` {share, before}: events that the bot filter marked.
   * - `shallowVisits` {ratio}: pages a visit against usual.
   * - `fewNetworks` {share}: of what came more, from one network.
   * - `campaignVisits` {campaign, share}: of what came more or less, in this campaign.
   * - `allTogether` {ratio}: visits and their events moved alike.
   */
  evidence: CauseEvidence[]
  /** How far it is ahead of the next cause, 0 to 1. */
  certainty: number
}

/** Dimensions that say where tracking broke, and those that say who sent people. */
const technical = new Set(['tagVersion', 'version', 'client', 'format', 'browser', 'os', 'device', 'host', 'path'])
const marketing = new Set(['campaign', 'source', 'medium', 'referrer'])

type Vote = CauseEvidence & { cause: AnomalyCause; weight: number }

/** The cause that most speaks for. Without any evidence it is `real` with certainty 0. */
export function causeOf(facts: IncidentFacts): FoundCause {
  const votes = [...trackingVotes(facts), ...botVotes(facts), ...carrierVotes(facts), ...togetherVotes(facts)]
  const sums = anomalyCauses
    .map((cause) => ({ cause, sum: votes.filter((vote) => vote.cause === cause).reduce((sum, { weight }) => sum + weight, 0) }))
    .sort((one, other) => other.sum - one.sum)
  const [first = { cause: 'real' as const, sum: 0 }, second = { sum: 0 }] = sums
  const cause = first.sum === 0 ? 'real' : first.cause
  return {
    cause,
    evidence: votes
      .filter((vote) => vote.cause === cause)
      .sort((one, other) => other.weight - one.weight)
      .map(({ code, values }) => ({ code, values })),
    certainty: first.sum === 0 ? 0 : Math.round((1 - second.sum / first.sum) * 100) / 100,
  }
}

const near = (ratio: number, level: number, tolerance: number) => Math.abs(ratio - level) <= tolerance

function trackingVotes({ event, ratio, visits = 1, otherEvents = visits, published, duplicates = 0 }: IncidentFacts): Vote[] {
  const votes: Vote[] = []
  const vote = (weight: number, code: EvidenceCode, values: Vote['values']) => votes.push({ cause: 'tracking', weight, code, values })
  const isAlone = near(visits, 1, 0.3) && near(otherEvents, 1, 0.3)
  if (event !== undefined && isAlone && ratio <= 0.1) vote(3, 'eventStopped', { event, ratio, visits })
  if (event !== undefined && isAlone && near(ratio, 2, 0.25)) vote(2, 'eventDoubled', { event, ratio, visits })
  if (ratio <= 0.02 && visits <= 0.02 && otherEvents <= 0.02) vote(2, 'allStopped', { ratio })
  if (published !== undefined && published.minutes >= 0 && published.minutes <= 180) vote(1.5, 'versionPublished', published)
  if (duplicates >= 0.1) vote(2.5, 'duplicates', { share: duplicates })
  return votes
}

function botVotes({ direction, machines, depth = 1, network = 0 }: IncidentFacts): Vote[] {
  const votes: Vote[] = []
  const vote = (weight: number, code: EvidenceCode, values: Vote['values']) => votes.push({ cause: 'bots', weight, code, values })
  if (direction === 'drop') return votes
  if (machines !== undefined && machines.now - machines.before >= 0.15) vote(2.5, 'machines', { share: machines.now, before: machines.before })
  if (depth <= 0.7) vote(1, 'shallowVisits', { ratio: depth })
  if (network >= 0.5) vote(2, 'fewNetworks', { share: network })
  return votes
}

function carrierVotes({ direction, carriers = [] }: IncidentFacts): Vote[] {
  return carriers.flatMap(({ dimension, values, explained, surprise }): Vote[] => {
    const value = values[0] ?? ''
    const share = Math.round(explained * 100) / 100
    const weight = 1 + Math.min(1, surprise)
    if (marketing.has(dimension) && value !== '')
      return [{ cause: 'campaign', weight: dimension === 'campaign' ? 1 + weight : weight, code: 'campaignVisits', values: { campaign: value, share } }]
    if (technical.has(dimension) && direction === 'drop')
      return [{ cause: 'tracking', weight, code: 'carriedBy', values: { dimension, value, explained: share } }]
    return [{ cause: 'real', weight: 0.5, code: 'carriedBy', values: { dimension, value, explained: share } }]
  })
}

function togetherVotes({ ratio, visits, otherEvents }: IncidentFacts): Vote[] {
  if (visits === undefined || otherEvents === undefined || ratio <= 0.02) return []
  const isTogether = near(Math.log(ratio / Math.max(visits, 1e-9)), 0, 0.25) && near(Math.log(otherEvents / Math.max(visits, 1e-9)), 0, 0.25)
  return isTogether ? [{ cause: 'real', weight: 1.5, code: 'allTogether', values: { ratio } }] : []
}
