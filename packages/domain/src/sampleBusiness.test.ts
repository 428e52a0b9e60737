import { describe, expect, it } from 'vitest'
import { commissionOf, countDepartments, countRoles, satisfaction, averageResponseHours, usagePercent, watchHours } from './areas.ts'
import { sample } from './sample.ts'

const day = 86_400_000
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** How many rows have each value of a field: `{ active: 4, draft: 1 }`. */
function counts<K extends string>(rows: readonly { readonly [key in K]: string }[], field: K): Record<string, number> {
  const result: Record<string, number> = {}
  for (const row of rows) result[row[field]] = (result[row[field]] ?? 0) + 1
  return result
}

describe('the figures of marketplace, enterprise, learning and account are counted from their rows', () => {
  it('my templates: 3 published, 2 drafts at 75% and 40%, 900 downloads, $4,850 from the sales lines', () => {
    expect(counts(sample.ownTemplates, 'status')).toEqual({ Published: 3 })
    expect(sample.draftTemplates.map((row) => row.progress)).toEqual([75, 40])
    expect(sum(sample.ownTemplates.map((row) => row.downloads))).toBe(900)
    expect(sum(sample.ownTemplates.map((row) => row.revenueCents))).toBe(485_000)
    for (const template of sample.ownTemplates)
      expect(sum(sample.sales.filter((line) => line.templateId === template.id).map((line) => line.revenueCents))).toBe(template.revenueCents)
  })

  it('revenue sharing: 1,715 + 1,218 + 462 = 3,395 of 4,850 dollars; 2 payouts Paid, 1 Pending at the end of February', () => {
    expect(sample.sales.map(({ sales, revenueCents, commissionCents }) => [sales, revenueCents, commissionCents])).toEqual([
      [50, 245_000, 171_500],
      [60, 174_000, 121_800],
      [20, 66_000, 46_200],
    ])
    for (const line of sample.sales) expect(line.commissionCents).toBe(commissionOf(line.revenueCents))
    expect(counts(sample.payouts, 'status')).toEqual({ Pending: 1, Paid: 2 })
    expect(sum(sample.payouts.map((row) => row.amountCents))).toBe(339_500)
    for (const payout of sample.payouts)
      expect(sum(sample.sales.filter((line) => line.period === payout.period).map((line) => line.commissionCents))).toBe(payout.amountCents)
    expect(sample.payouts.find((row) => row.status === 'Pending')?.date.slice(0, 10)).toBe('2024-02-29')
    expect(sample.payoutSettings).toMatchObject([{ minimumPayout: 100, schedule: 'monthly' }])
  })

  it('a commission is rounded in favour of the creator', () => expect([commissionOf(100), commissionOf(1), commissionOf(999)]).toEqual([70, 1, 700]))

  it('community: experts have the templates that stand in the store', () => {
    for (const expert of sample.communityExperts) expect(expert.templates).toBe(sample.templates.filter((row) => row.author === expert.name).length)
    expect(sample.communityExperts.every((expert) => expert.templates > 0)).toBe(true)
  })

  it('versions: 1 major, 2 minor, 1 patch; 3 branches; 6 commits, of the template that changed last', () => {
    const of = <Row extends { templateId: string }>(rows: readonly Row[], id = 'template-shop-essentials') => rows.filter((row) => row.templateId === id)
    expect(counts(of(sample.versions), 'type')).toEqual({ patch: 1, minor: 2, major: 1 })
    expect(counts(of(sample.branches), 'status')).toEqual({ active: 1, merged: 1, archived: 1 })
    expect(of(sample.commits)).toHaveLength(6)
    for (const template of sample.ownTemplates) expect(sum(of(sample.versions, template.id).map((row) => row.downloads))).toBe(template.downloads)
    for (const branch of sample.branches) {
      const own = sample.commits.filter((commit) => commit.branch === branch.name && commit.templateId === branch.templateId)
      expect([own.length, own[0]?.hash, own[0]?.date]).toEqual([branch.commits, branch.lastCommit, branch.date])
    }
  })

  it('white-label: 2 Active clients, 1 in Setup; 4 features Available, 2 Coming Soon', () => {
    expect(counts(sample.clients, 'status')).toEqual({ Active: 2, Setup: 1 })
    expect(counts(sample.whiteLabelFeatures, 'status')).toEqual({ Available: 4, 'Coming Soon': 2 })
  })

  it('API keys: 3 Active, 1 Inactive, with 8,500 requests, which are the calls used', () => {
    expect(counts(sample.apiKeys, 'status')).toEqual({ Active: 3, Inactive: 1 })
    expect(sum(sample.apiKeys.map((row) => row.requests))).toBe(8_500)
    expect(sample.subscriptions[0]?.usage.apiCalls.used).toBe(8_500)
    expect(sample.apiKeys[0]?.kind).toBe('ingest')
    for (const key of sample.apiKeys)
      if (key.kind === 'secret') expect(key.key).toMatch(key.environment === 'production' ? /^atk_live_•+\w{4}$/ : /^atk_test_•+\w{4}$/)
  })

  it('27 enterprise members: 2 Admin, 5 Editor, 8 Analyst, 12 Viewer; 24 Active, 3 Invited; five departments hold them all', () => {
    expect(countRoles(sample.enterpriseRoles, sample.enterpriseMembers).map((role) => [role.name, role.count])).toEqual([
      ['Admin', 2],
      ['Editor', 5],
      ['Analyst', 8],
      ['Viewer', 12],
    ])
    expect(counts(sample.enterpriseMembers, 'status')).toEqual({ Active: 24, Invited: 3 })
    const departments = countDepartments(sample.departments, sample.enterpriseMembers)
    expect(departments).toHaveLength(5)
    expect(sum(departments.map((department) => department.members))).toBe(27)
    expect(departments.every((department) => department.members > 0)).toBe(true)
  })

  it('account team: 4 in all, 3 active, 2 invitations, 2 admin users', () => {
    expect(sample.accountMembers.map(({ role, status }) => [role, status])).toEqual([
      ['owner', 'active'],
      ['admin', 'active'],
      ['editor', 'active'],
      ['viewer', 'pending'],
    ])
    expect(sample.invitations).toHaveLength(2)
    for (const { sentDate, expiresDate } of sample.invitations) expect(Date.parse(expiresDate) - Date.parse(sentDate)).toBe(7 * day)
  })

  it('courses: Free, $149 and $199; 1 in progress; 1 certificate; 3 of 6 achievements earned', () => {
    expect(sample.courses.map(({ level, price, status }) => [level, price, status])).toEqual([
      ['Beginner', 0, 'available'],
      ['Intermediate', 149, 'available'],
      ['Advanced', 199, 'available'],
    ])
    expect(sample.courses.filter((course) => course.progress > 0 && course.progress < 100)).toHaveLength(1)
    expect(sample.certificates.map((row) => row.title)).toEqual(sample.courses.filter((course) => course.progress === 100).map((course) => course.title))
    expect(sample.achievements.map((row) => row.earned)).toEqual([true, true, true, false, false, false])
  })

  it('tutorials: 42 videos, 18 guides, 25 code examples, 12 written guides, 1.2k hours', () => {
    expect([sample.videos.length, sample.guides.length, sample.codeExamples.length, sample.writtenGuides.length]).toEqual([42, 18, 25, 12])
    expect(Math.round(watchHours(sample.videos) / 100) / 10).toBe(1.2)
  })

  it('support tickets: 2 open, first answered after 4.2 hours on average', () => {
    expect(sample.tickets.filter((row) => row.status !== 'Resolved')).toHaveLength(2)
    expect(averageResponseHours(sample.tickets)).toBe(4.2)
    expect(sample.tickets.map(({ id, status, priority, assignedTo }) => [id, status, priority, assignedTo === 'Unassigned'])).toEqual([
      ['SUP-2024-002', 'Pending', 'Medium', true],
      ['SUP-2024-001', 'In Progress', 'High', false],
      ['SUP-2023-014', 'Resolved', 'Low', false],
    ])
  })

  it('consultations 3, satisfaction 4.8', () => {
    expect(sample.consultations).toHaveLength(3)
    expect(satisfaction([...sample.consultations, ...sample.tickets])).toBe(4.8)
    expect(satisfaction([{ rating: null }])).toBeNull()
  })

  it('billing: bars of 25, 34 and 21 percent; three invoices of $49.00', () => {
    const usage = sample.subscriptions[0]?.usage
    expect(usage).toEqual({ events: { used: 125_000, limit: 500_000 }, apiCalls: { used: 8_500, limit: 25_000 }, storage: { used: 2.1, limit: 10 } })
    expect(Object.values(usage ?? {}).map(usagePercent)).toEqual([25, 34, 21])
    expect(sample.invoices.map(({ id, amountCents, status }) => [id, amountCents, status])).toEqual([
      ['INV-2024-001', 4_900, 'paid'],
      ['INV-2023-012', 4_900, 'paid'],
      ['INV-2023-011', 4_900, 'paid'],
    ])
  })

  it('connected integrations: hourly, realtime, and one with a channel', () =>
    expect(sample.integrations.map(({ settings }) => ('autoSync' in settings ? settings.syncFrequency : settings.notifications))).toEqual([
      'hourly',
      'realtime',
      true,
    ]))

  it('webhooks: the four sample events, one Active and one Inactive', () =>
    expect(sample.webhooks.map(({ events, status }) => [status, ...events])).toEqual([
      ['Active', 'anomaly.detected', 'data.quality.issue'],
      ['Inactive', 'report.generated', 'report.failed'],
    ]))
})
