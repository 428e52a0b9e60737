import { type ReadName, reads } from '@tagmason/domain'
import { sampleSeed } from '../sample.ts'

const widget = { type: 'metric', definition: { dimension: 'day', metrics: ['visits'], period: '30', filter: '' } } as const

/** Inputs of the reads that want something else than an id. */
const inputs: Partial<Record<ReadName, readonly unknown[]>> = {
  'billing.quote': [{ plan: 'enterprise' }],
  'events.check': [{ name: 'sign_up' }],
  'consultations.slots': [{ expertId: null }],
  'certificates.verify': [{ credentialId: 'none' }],
  'docs.search': [{ query: 'container' }],
  'reports.preview': [widget.definition],
  'dashboards.widget': [widget],
  'dashboards.widgets': [{ questions: [widget] }],
  'exports.offer': [{ dateRange: 'last-30-days', format: 'csv' }],
  'conversions.funnelBy': [{ by: 'device' }],
  'conversions.paths': [{}],
  'figures.counted': [{ figure: 'conversions.count' }, { figure: 'realtime.people' }, { figure: 'dashboard.recent' }],
  'figures.leftOut': [{ figure: 'realtime.views' }],
  'traffic.overview': [{ from: '2024-01-01', to: '2024-01-22' }],
  'traffic.breakdown': [{ from: '2024-01-01', to: '2024-01-22', by: 'country' }],
  'traffic.marks': [{ from: '2024-01-01', to: '2024-01-22' }],
  'traffic.parameters': [{ from: '2024-01-01', to: '2024-01-22' }],
  'schedules.nextRuns': [{ frequency: 'Daily', time: '08:00', timeZone: 'UTC', startsOn: '2024-01-22' }],
  'versions.list': [undefined, {}],
  'eventTriggers.replay': [{ event_type: 'Conversion', condition: { match: 'all', clauses: [] } }],
}

const seed = sampleSeed()
/** Ids of the sample's rows in the collections that a read declares: what it wants an id of is found among them. */
const idsOf = (name: ReadName) => [...new Set(reads[name].topics.flatMap((topic) => [...(seed[topic]?.keys() ?? [])].slice(0, 12)))]

/** Inputs to ask a read of the sample with; it may refuse some of them. */
export const readInputs = (name: ReadName): readonly unknown[] =>
  inputs[name] ?? (reads[name].input.safeParse(undefined).success ? [undefined] : idsOf(name).map((id) => ({ id })))
