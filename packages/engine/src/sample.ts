import { sample } from '@tagmason/domain/sample'
import type { Member } from './shell/session.ts'
import type { Seed } from './store/memory.ts'

const by = <Row>(rows: readonly Row[], id: (row: Row) => string) => new Map(rows.map((row) => [id(row), row]))
const byId = <Row extends { id: string }>(rows: readonly Row[]) => by(rows, (row) => row.id)

/** The rows of the sample workspace on its first day, by collection and id. */
export const sampleSeed = (): Seed => ({
  projects: by(sample.projects, (project) => project.value),
  notifications: byId(sample.notifications),
  configuredEvents: byId(sample.configuredEvents),
  insights: byId(sample.insights),
  workflows: byId(sample.workflows),
  eventTriggers: byId(sample.eventTriggers),
  campaigns: byId(sample.campaigns),
  alerts: byId(sample.alerts),
  eventHours: by(sample.eventHours, (row) => `${row.project}/${row.at}`),
})

/** The person whose sample workspace it is: the sample owner of the account team (requirements G-04). */
export const sampleOwner: Member = { id: 'member-1', name: 'Elena Fischer', email: 'elena.fischer@example.com', role: 'owner' }
