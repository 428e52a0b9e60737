import { type ActName, acts, type MemberPreferences, Refusal, type SampleRows, type Role, sampleClock, type Session, zoneOf } from '@tagmason/domain'
import type { Handles } from '../context.ts'
import type { CollectionName } from '../store/store.ts'
import type { Records } from '../store/unitOfWork.ts'
import { brandOf } from './brand.ts'
import type { Rights } from './rights.ts'

/** A person of the account as the engine knows them. */
export interface Member {
  id: string
  name: string
  email: string
  role: Role
}

/** The project that the specification selects by default. */
const firstProject = 'analytics-dashboard'

/** The session of a member over the stored preferences. `now` is the world's clock; a sample project answers with its own, which stands still. */
export async function currentSession(records: Records, member: Member, rights: Rights, now: Date, looksAt?: string): Promise<Session> {
  const { id, role } = member
  const { project: chosen, mode, language } = (await records.get('preferences', id)) ?? defaults(id)
  const slug = looksAt ?? chosen
  const project = await records.get('projects', slug)
  const profile = await records.get('profiles', id)
  const space = project?.space ?? 'sample'
  return {
    member: {
      id,
      ...(profile === undefined ? { name: member.name, email: member.email } : { name: `${profile.firstName} ${profile.lastName}`, email: profile.email }),
    },
    role,
    refused: refusedTo(rights),
    project: slug,
    space,
    preferences: { mode, language },
    brand: await brandOf(records, space),
    timeZone: zoneOf(profile?.timezone ?? project?.timeZone ?? 'UTC'),
    now: space === 'sample' ? sampleClock : now.toISOString(),
  }
}

/** What a member may not do, with the least role that may. */
const refusedTo = ({ may }: Rights): Session['refused'] =>
  Object.fromEntries((Object.keys(acts) as ActName[]).filter((name) => !may(name, acts[name].role)).map((name) => [name, acts[name].role]))

const defaults = (id: string): MemberPreferences => ({ id, project: firstProject, mode: 'system', language: 'en' })

export const session: Handles<'session' | 'workspace'> = {
  'session.get': async ({ session }) => session,

  'session.setPreferences': async ({ records, session }, change) => {
    const { id } = session.member
    records.put('preferences', id, { ...((await records.get('preferences', id)) ?? defaults(id)), ...change })
  },

  'session.selectProject': async ({ records, session }, { project }) => {
    const { id } = session.member
    if ((await records.get('projects', project)) === undefined) throw new Refusal('notFound', `There is no project '${project}': choose one of the list.`)
    records.put('preferences', id, { ...((await records.get('preferences', id)) ?? defaults(id)), project })
  },

  /** Sample rows go back to the first day; a member's own projects with all that belongs to them, everybody's choices, and the people who sign in stay. */
  'workspace.reset': async ({ records, ports }) => {
    const own = new Set((await records.list('projects')).filter((project) => project.space === 'real').map((project) => project.value))
    const people = new Set((await records.list('passwords')).filter(({ space }) => space === 'real').map(({ id }) => id))
    const isOfPeople = (collection: CollectionName, id: string) => personal.has(collection) && people.has(id)
    const stays = (collection: CollectionName, id: string, row: object) => belongsTo(own, id, row) || isOfPeople(collection, id)
    for (const collection of Object.keys(madeByWork) as CollectionName[]) {
      for (const [id, row] of await records.entries(collection)) if (!stays(collection, id, row)) records.remove(collection, id)
    }
    const seed = ports.seed()
    for (const [name, first] of Object.entries(seed)) {
      // What was done was done.
      if (name === 'auditLog') continue
      const collection = name as CollectionName
      for (const [id, row] of await records.entries(collection)) if (!first.has(id) && !stays(collection, id, row)) records.remove(collection, id)
      for (const [id, row] of first) if (!isOfPeople(collection, id)) records.put(collection, id, row as never)
    }
  },
}

/** What the sample begins without: all of it goes with a reset, but for the end of the audit log and what it keeps of changes, which go on. A collection that is named nowhere here does not compile. */
const madeByWork: Record<Exclude<CollectionName, keyof SampleRows | 'preferences' | 'auditHeads' | 'auditChanges'>, true> = {
  plans: true,
  screenshotAnalyses: true,
  elementLabels: true,
  visionModels: true,
  visionKeys: true,
  connectionFiles: true,
  containerFiles: true,
  containerVersions: true,
  containerUploads: true,
  deployedTags: true,
  deploymentApprovals: true,
  tagWorkspaces: true,
  savedConfigurations: true,
  detectorSettings: true,
  eventArrivals: true,
  insightRuns: true,
  performanceTests: true,
  trackingChecks: true,
  issueFixes: true,
  queuedAlerts: true,
  articleViews: true,
  articleRatings: true,
  guideProgress: true,
  learningCounts: true,
  apiKeySecrets: true,
  apiHours: true,
  webhookSecrets: true,
  webhookDeliveries: true,
  invitationTokens: true,
  passwords: true,
  twoFactors: true,
  emailChanges: true,
  accountDeletions: true,
  disconnectedIntegrations: true,
  purchases: true,
  templateReviews: true,
  templateDownloads: true,
  templateInstallations: true,
  templateSnapshots: true,
  communityLikes: true,
  tutorialStars: true,
  expertFollows: true,
  examAttempts: true,
  learningOrders: true,
  ticketFiles: true,
  supportPlans: true,
  supportSettings: true,
  chatMessages: true,
  exportFiles: true,
  outbox: true,
  removedReports: true,
  shareVisits: true,
  complianceFiles: true,
  brandVersions: true,
}

/** The collections that the sample begins without. */
export const workCollections = Object.keys(madeByWork) as CollectionName[]

/** Rows under a member's id that make a person: they stay with whoever signs in, also in the place of one of the sample. */
const personal: ReadonlySet<CollectionName> = new Set<CollectionName>([
  'accountMembers',
  'enterpriseMembers',
  'profiles',
  'passwords',
  'twoFactors',
  'emailChanges',
  'notificationPreferences',
])

const belongsTo = (own: ReadonlySet<string>, id: string, row: object) =>
  ('space' in row && row.space === 'real') || own.has('project' in row ? String(row.project) : id)
