import { createHash } from 'node:crypto'
import { type ApiKey, type ApiScope, type Endpoint, type Project, sampleClock, type TrackerRule } from '@tagmason/domain'
import {
  callsIncluded,
  callsSince,
  goalEvents,
  type HashedKey,
  isOpen,
  keysByHash,
  type Ports,
  projectContext,
  type RecordStore,
  subscriptionIn,
  unitOfWork,
} from '@tagmason/engine'

/** What calls of an account are checked against, as its records stood at a moment. */
export interface Keyring {
  account: string
  /** By SHA-256, hexadecimal. */
  keys: ReadonlyMap<string, HashedKey>
  /** The spaces of the secret keys, by their ids. */
  secrets: ReadonlyMap<string, Project['space']>
  /** Those that are not archived. */
  projects: readonly Project[]
  endpoints: ReadonlyMap<ApiScope, Endpoint>
  /** The calls that the plan includes in each space, null for any number, and those of the secret keys in the records. */
  plan: Readonly<Record<Project['space'], { limit: number | null; used: number }>>
  /** Names of the events that are conversions, by project. */
  goals: ReadonlyMap<string, ReadonlySet<string>>
  /** GA4 measurement IDs with the projects that measure with them. */
  measurementIds: ReadonlyMap<string, readonly string[]>
  /** What the tracker sends of the applied plan, by project: rules as JSON, without those of events that are drafts. */
  tracked: ReadonlyMap<string, string>
  /** Calls by `<key>:<endpoint>`, of the hour that began at `hour` (ISO 8601). */
  hours: ReadonlyMap<string, { hour: string; calls: number }>
}

/** The collections that a keyring is made from. */
export const keyringCollections = [
  'apiKeys',
  'apiKeySecrets',
  'apiHours',
  'projects',
  'endpoints',
  'subscriptions',
  'billingPlans',
  'conversionGoals',
  'configuredEvents',
  'properties',
  'plans',
] as const

/** Reads the records of an account. */
export async function readKeyring(account: string, store: RecordStore, ports: Ports): Promise<Keyring> {
  const records = unitOfWork(store)
  const keys = await records.list('apiKeys')
  const projects = (await records.list('projects')).filter((project) => !project.archived)
  const subscriptions = await records.list('subscriptions')
  const plans = await records.list('billingPlans')
  const plan = (space: Project['space']) => {
    const now = new Date(spaceClock(space, ports))
    const { limit, start } = callsIncluded(subscriptionIn(subscriptions, space, now), plans, now)
    return { limit, used: keys.filter((key) => spaceOf(key) === space).reduce((sum, key) => sum + callsSince(key, start), 0) }
  }
  const goals = new Map<string, ReadonlySet<string>>()
  for (const project of projects) goals.set(project.value, await goalEvents(projectContext(records, ports, project)))
  const measurementIds = new Map<string, string[]>()
  const measure = (id: string, project: string) => {
    if (id.startsWith('G-')) measurementIds.set(id, [...(measurementIds.get(id) ?? []), project])
  }
  for (const { id, project } of await records.list('properties')) measure(id, project)
  const applied = await records.list('plans')
  for (const { id, measurementId } of applied) measure(measurementId, id)
  const drafts = new Set((await records.list('configuredEvents')).filter(({ status }) => status === 'draft').map(({ id }) => id))
  return {
    account,
    keys: await keysByHash(keys, await records.list('apiKeySecrets')),
    secrets: new Map(keys.filter(({ kind }) => kind === 'secret').map((key) => [key.id, spaceOf(key)])),
    projects,
    endpoints: new Map((await records.list('endpoints')).map((endpoint) => [endpoint.scope, endpoint])),
    plan: { sample: plan('sample'), real: plan('real') },
    goals,
    measurementIds,
    tracked: new Map(applied.flatMap(({ id, tracked }) => (tracked === undefined ? [] : [[id, inUse(id, tracked, drafts)]]))),
    hours: new Map((await records.list('apiHours')).map(({ id, hour, calls }) => [id, { hour, calls }])),
  }
}

const inUse = (project: string, tracked: string, drafts: ReadonlySet<string>) =>
  JSON.stringify((JSON.parse(tracked) as TrackerRule[]).filter(([, , name]) => !drafts.has(`${project}:${name}`)))

export const spaceOf = ({ space = 'sample' }: Pick<ApiKey, 'space'>): Project['space'] => space

const spaceClock = (space: Project['space'], ports: Ports) => (space === 'sample' ? sampleClock : ports.now())

/** Whether a key of a keyring opens anything just now. */
export const opens = (hashed: HashedKey, ports: Ports) => isOpen(hashed, new Date(spaceClock(spaceOf(hashed.key), ports)), ports.now())

/** SHA-256 of what was sent, hexadecimal; the engine's is the same, but waits for it. */
export const hashOf = (given: string) => createHash('sha256').update(given).digest('hex')
