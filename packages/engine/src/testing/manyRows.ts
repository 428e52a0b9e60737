import type { CollectionName } from '../store/collectionName.ts'
import type { Seed } from '../store/memory.ts'
import { sampleSeed } from '../sample.ts'

type Fields = Record<string, unknown>
const daysAgo = (n: number, of = '2024-01-22') => new Date(Date.parse(of) - n * 86_400_000)

/**
 * The collections whose rows grow with use, by themselves or by many members, and what makes each further row another one: it belongs to something else, or is older. What members make by hand,
 * one by one, and see on a screen as a whole (containers, reports, workflows, alerts ...) is not among them.
 */
const growing: { readonly [C in CollectionName]?: (n: number) => Fields } = {
  anomalies: (n) => ({ status: 'resolved', detected: daysAgo(n).toISOString(), resolvedAt: daysAgo(n).toISOString() }),
  auditLog: () => ({}),
  branches: (n) => ({ templateId: `template-${n}` }),
  campaignCosts: (n) => ({
    integration: `integration-${n}`,
    day: daysAgo(n + 400)
      .toISOString()
      .slice(0, 10),
  }),
  certificates: (n) => ({ userId: `member-x${n}`, credentialId: `credential-${n}` }),
  commits: (n) => ({ templateId: `template-${n}` }),
  consultations: (n) => ({ bookedAt: daysAgo(n + 400).toISOString(), slot: daysAgo(n + 400).toISOString() }),
  deliveries: (n) => ({ sent: daysAgo(n + 400).toISOString(), scheduleId: `schedule-${n}` }),
  discussions: (n) => ({ postedAt: daysAgo(n).toISOString() }),
  enrolments: (n) => ({ userId: `member-x${n}` }),
  exports: (n) => ({ exported: daysAgo(n).toISOString() }),
  feedback: (n) => ({ date: daysAgo(n).toISOString() }),
  insights: (n) => ({ category: `category ${n}`, status: 'dismissed' }),
  issues: (n) => ({ status: 'resolved', detected_at: daysAgo(n).toISOString() }),
  nlpJobs: (n) => ({ created: daysAgo(n).toISOString() }),
  nlpResults: (n) => ({ job: `job-${n}`, at: daysAgo(n).toISOString() }),
  notifications: (n) => ({ at: daysAgo(n).toISOString(), read: true }),
  performanceAlerts: () => ({}),
  recommendations: () => ({}),
  ticketComments: (n) => ({ ticketId: `SUP-2023-${n}` }),
  tickets: (n) => ({ id: `SUP-2022-${n}`, created: daysAgo(n + 400).toISOString(), status: 'Resolved' }),
  trainingJobs: (n) => ({ name: `Job ${n}` }),
  versions: (n) => ({ templateId: `template-${n}` }),
  workflowRuns: (n) => ({ workflow: `workflow-${n % 200}`, at: daysAgo(n).toISOString() }),
}

/** Rows of what the sample has none of. */
const made: { readonly [C in CollectionName]?: (n: number, project: string) => Fields } = {
  communityLikes: (n, project) => ({ project, member: `member-x${n}`, of: `discussion-${n}` }),
  containerVersions: (n, project) => ({
    project,
    containerId: `GTM-X${n}`,
    number: 1,
    at: daysAgo(n).toISOString(),
    by: '',
    cause: { kind: 'kept' },
    hash: '',
    content: '',
  }),
  discussionReplies: (n, project) => ({ project, discussionId: `discussion-x${n}`, author: '', text: '', postedAt: daysAgo(n).toISOString(), likes: 0 }),
  purchases: (n, project) => ({ project, templateId: `template-${n}`, priceCents: 0, commissionCents: 0, time: daysAgo(n).toISOString(), status: 'paid' }),
  shareVisits: (n, project) => ({ project, share: `share-x${n}`, at: daysAgo(n).toISOString() }),
  templateDownloads: (n, project) => ({ project, templateId: `template-${n}`, at: daysAgo(n).toISOString() }),
  templateReviews: (n, project) => ({ project, templateId: `template-${n}`, memberId: `m-${n}`, author: '', stars: 5, text: '', at: daysAgo(n).toISOString() }),
  webhookDeliveries: (n, project) => ({ project, webhook: `webhook-x${n}`, state: 'delivered', at: daysAgo(n).toISOString() }),
}

export const growingCollections = [...new Set([...Object.keys(growing), ...Object.keys(made)])] as CollectionName[]

/** `count` more rows of a collection that grows, for a project of the space. */
export function* moreRows(
  collection: CollectionName,
  count: number,
  { project, space }: { project: string; space: 'sample' | 'real' },
): Generator<[id: string, row: Fields]> {
  const first = [...((sampleSeed() as Record<string, ReadonlyMap<string, Fields>>)[collection]?.values() ?? [])]
  const others = growing[collection]
  const all = made[collection]
  for (let n = 0; n < count; n++) {
    const like = first[n % Math.max(1, first.length)]
    const row: Fields = {
      ...(others === undefined || like === undefined ? all?.(n, project) : { ...like, ...('project' in like ? { project } : {}) }),
      ...(like !== undefined && ('space' in like || space === 'real') && !('project' in like) ? { space } : {}),
      id: `more-${n}`,
      ...others?.(n),
    }
    if (collection === 'auditLog') row['resource'] = `${project}/more-${n}`
    yield [String(row['id']), row]
  }
}

/** The sample with so many more rows in each of these collections. */
export const withMoreRows = (count: number, project: string): Seed => ({
  ...sampleSeed(),
  ...Object.fromEntries(
    growingCollections.map((name) => [
      name,
      new Map<string, unknown>([
        ...((sampleSeed() as Record<string, ReadonlyMap<string, unknown>>)[name] ?? []),
        ...moreRows(name, count, { project, space: 'sample' }),
      ]),
    ]),
  ),
})
