import { describe, expect, it } from 'vitest'
import * as domain from './areas.ts'
import { sample } from './sample.ts'
import { sampleClock } from './shell/clock.ts'

/** What identifies a row of the collections whose rows have no id. */
const keys: Record<string, string> = { projects: 'value', setupCards: 'href', widgetTypes: 'type' }
const collections = Object.entries(sample).map(([name, rows]) => ({ name, rows: rows.map((row: object): Record<string, unknown> => ({ ...row })) }))
const projects = new Set<unknown>(sample.projects.map((project) => project.value))

/** Fields that speak of the future: when something is due. */
const future = new Set(['nextRun', 'nextBilling', 'expiresDate', 'validUntil', 'availability'])
const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

describe.each(collections)('$name', ({ name, rows }) => {
  it('has rows with ids of their own', () => {
    const ids = rows.map((row) => row[keys[name] ?? 'id'])
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('names only projects that exist, in all rows or in none', () => {
    const named = rows.filter((row) => 'project' in row)
    expect([0, rows.length]).toContain(named.length)
    for (const row of named) expect(projects.has(row['project']), JSON.stringify(row)).toBe(true)
  })

  it('has instants in one form, none later than the clock but those that are due', () => {
    for (const row of rows) {
      const payoutDue = name === 'payouts' && row['status'] === 'Pending'
      for (const [field, value] of Object.entries(row)) {
        if (!isInstant(value)) continue
        expect(new Date(value).toISOString(), `${name}.${field}`).toBe(value)
        if (future.has(field) || payoutDue) expect(value > sampleClock, `${name}.${field} ${value}`).toBe(true)
        else expect(value <= sampleClock, `${name}.${field} ${value}`).toBe(true)
      }
    }
  })

  it('has no empty words, no filler and no address that could be somebody’s', () => {
    const words = JSON.stringify(rows)
    expect(words).not.toMatch(/lorem|ipsum|foo\b|asdf|TODO/i)
    for (const [address] of words.matchAll(/[\w.+-]+@[\w.-]+/g)) expect(address).toMatch(/@example\.com$/)
    for (const row of rows)
      for (const field of ['name', 'title', 'label', 'description']) if (field in row) expect(row[field], `${name}.${field}`).toMatch(/\S{2}/)
  })

  it('keeps percentages within 0 and 100', () => {
    for (const row of rows)
      for (const field of ['confidence', 'accuracy', 'progress', 'success_rate', 'completionRate', 'score'])
        if (typeof row[field] === 'number') expect(row[field] >= 0 && row[field] <= 100, `${name}.${field}`).toBe(true)
  })
})

describe('rows refer to rows that exist', () => {
  const ids = (rows: readonly { id: string }[]) => new Set(rows.map((row) => row.id))
  it.each([
    ['generated tags to containers', sample.generatedTags.map((row) => row.containerId), ids(sample.containers)],
    ['deliveries to schedules', sample.deliveries.map((row) => row.scheduleId), ids(sample.schedules)],
    ['own templates to the store', sample.ownTemplates.map((row) => row.id), ids(sample.templates)],
    ['sales to own templates', sample.sales.map((row) => row.templateId), ids(sample.ownTemplates)],
    [
      'versions, branches and commits to templates',
      [...sample.versions, ...sample.branches, ...sample.commits].map((row) => row.templateId),
      ids(sample.templates),
    ],
    ['commits to commits', sample.commits.flatMap((row) => row.parent ?? []), new Set(sample.commits.map((row) => row.hash))],
    ['articles to categories', sample.articles.map((row) => row.category), ids(sample.categories)],
    ['consultations to experts', sample.consultations.map((row) => row.expertId), ids(sample.supportExperts)],
    ['comments to tickets', sample.ticketComments.map((row) => row.ticketId), ids(sample.tickets)],
    [
      'tickets to experts',
      sample.tickets.map((row) => row.assignedTo).filter((name) => name !== domain.unassigned),
      new Set(sample.supportExperts.map((row) => row.name)),
    ],
    ['the subscription to a plan', sample.subscriptions.map((row) => row.planId), ids(sample.billingPlans)],
    ['members to departments', sample.enterpriseMembers.map((row) => row.department), new Set(sample.departments.map((row) => row.name))],
    ['payouts to payment methods', sample.payouts.map((row) => row.method), new Set<string>(sample.paymentMethods.map((row) => row.kind))],
    ['the account’s members to the organisation', sample.accountMembers.map((row) => row.email), new Set(sample.enterpriseMembers.map((row) => row.email))],
    ['profiles to members', sample.profiles.map((row) => row.email), new Set(sample.accountMembers.map((row) => row.email))],
    ['goals to events', sample.conversionGoals.map((row) => row.event), new Set(sample.configuredEvents.map((row) => row.name))],
  ])('%s', (_, references, known) => {
    expect(references.length).toBeGreaterThan(0)
    expect(references.filter((reference) => !known.has(reference))).toEqual([])
  })

  it('every category has articles, and the most read come first', () => {
    const articles = domain.withArticles(sample.categories, sample.articles).map((category) => category.articles.length)
    expect(articles.reduce((sum, count) => sum + count, 0)).toBe(sample.articles.length)
    expect(Math.min(...articles)).toBeGreaterThan(0)
    expect(domain.popularArticles(sample.articles, 2).map((row) => row.views)).toEqual([12_480, 10_932])
  })

  it('a row is resolved or answered exactly when it says when', () => {
    for (const row of sample.anomalies) expect(row.resolvedAt !== null).toBe(row.status === 'resolved')
    for (const row of sample.issues)
      expect([row.resolved_at !== null, row.remediation_time !== null]).toEqual([row.status === 'resolved', row.status === 'resolved'])
    for (const row of sample.enterpriseMembers)
      expect([row.lastActive !== null, row.joinDate !== null]).toEqual([row.status === 'Active', row.status === 'Active'])
  })
})

describe('every value of every enumeration occurs', () => {
  it.each<[string, readonly unknown[], readonly unknown[]]>([
    ['notification severity', domain.notificationSeverities, sample.notifications.map((row) => row.severity)],
    ['configured event status', domain.configuredEventStatuses, sample.configuredEvents.map((row) => row.status)],
    ['container status', domain.connectionStatuses, sample.containers.map((row) => row.status)],
    ['property status', domain.connectionStatuses, sample.properties.map((row) => row.status)],
    ['connection status', domain.connectionStatuses, sample.connections.map((row) => row.status)],
    ['connection type', domain.dataConnectionTypes, sample.connections.map((row) => row.type)],
    ['generated tag status', domain.generatedTagStatuses, sample.generatedTags.map((row) => row.status)],
    ['model status', domain.modelStatuses, sample.models.map((row) => row.status)],
    ['anomaly status', domain.anomalyStatuses, sample.anomalies.map((row) => row.status)],
    ['anomaly severity', domain.anomalySeverities, sample.anomalies.map((row) => row.severity)],
    ['report type', domain.reportTypes, sample.reports.map((row) => row.type)],
    ['report status', domain.reportStatuses, sample.reports.map((row) => row.status)],
    ['insight type', domain.insightTypes, sample.insights.map((row) => row.type)],
    ['insight impact', domain.impacts, sample.insights.map((row) => row.impact)],
    ['insight category', domain.insightCategories, sample.insights.map((row) => row.category)],
    ['recommendation status', domain.recommendationStatuses, sample.recommendations.map((row) => row.status)],
    ['recommendation impact', domain.impacts, sample.recommendations.map((row) => row.impact)],
    ['effort', domain.efforts, sample.recommendations.map((row) => row.effort)],
    ['training status', domain.trainingStatuses, sample.trainingJobs.map((row) => row.status)],
    ['user action', domain.userActions, sample.feedback.map((row) => row.userAction)],
    ['feedback', domain.feedbackKinds, sample.feedback.map((row) => row.feedback)],
    ['NLP status', domain.nlpStatuses, sample.nlpJobs.map((row) => row.status)],
    ['workflow status', domain.workflowStatuses, sample.workflows.map((row) => row.status)],
    ['trigger event type', domain.triggerEventTypes, sample.eventTriggers.map((row) => row.event_type)],
    ['trigger status', domain.switchStatuses, sample.eventTriggers.map((row) => row.status)],
    ['campaign platform', domain.campaignPlatforms, sample.campaigns.map((row) => row.platform)],
    ['campaign status', domain.switchStatuses, sample.campaigns.map((row) => row.status)],
    ['issue status', domain.issueStatuses, sample.issues.map((row) => row.status)],
    ['issue severity', domain.severities, sample.issues.map((row) => row.severity)],
    ['alert type', domain.alertTypes, sample.alerts.map((row) => row.type)],
    ['alert status', domain.alertStatuses, sample.alerts.map((row) => row.status)],
    ['alert priority', domain.alertPriorities, sample.alerts.map((row) => row.priority)],
    ['alert channel', domain.alertChannels, sample.alerts.flatMap((row) => row.channels)],
    ['dashboard status', domain.dashboardStatuses, sample.dashboards.map((row) => row.status)],
    ['widget type', domain.widgetTypes, sample.widgetTypes.map((row) => row.type)],
    ['export format', domain.exportFormats, sample.exports.map((row) => row.format)],
    ['export range', domain.exportRanges, sample.exports.map((row) => row.dateRange)],
    ['export status', domain.exportStatuses, sample.exports.map((row) => row.status)],
    ['data set', domain.dataSetIds, sample.dataSets.map((row) => row.id)],
    ['share type', domain.shareTypes, sample.shares.map((row) => row.type)],
    ['access type', domain.accessTypes, sample.shares.map((row) => row.accessType)],
    ['share status', domain.shareStatuses, sample.shares.map((row) => row.status)],
    ['frequency', domain.frequencies, sample.schedules.map((row) => row.frequency)],
    ['schedule status', domain.scheduleStatuses, sample.schedules.map((row) => row.status)],
    ['schedule format', domain.scheduleFormats, sample.schedules.map((row) => row.format)],
    // The stand-in for a mail server takes every mail at once.
    ['delivery status', domain.deliveryStatuses.filter((status) => status !== 'queued'), sample.deliveries.map((row) => row.status)],
    ['template category', domain.templateCategories, sample.templates.map((row) => row.category)],
    ['template status', domain.templateStatuses, [...sample.ownTemplates, ...sample.draftTemplates].map((row) => row.status)],
    ['payout status', domain.payoutStatuses, sample.payouts.map((row) => row.status)],
    ['payment method', domain.paymentMethodKinds, sample.payouts.map((row) => row.method)],
    ['version type', domain.versionTypes, sample.versions.map((row) => row.type)],
    ['branch status', domain.branchStatuses, sample.branches.map((row) => row.status)],
    ['tutorial difficulty', domain.levels, sample.communityTutorials.map((row) => row.difficulty)],
    ['client status', domain.clientStatuses, sample.clients.map((row) => row.status)],
    ['feature status', domain.featureStatuses, sample.whiteLabelFeatures.map((row) => row.status)],
    ['key status', domain.keyStatuses, sample.apiKeys.map((row) => row.status)],
    ['webhook status', domain.keyStatuses, sample.webhooks.map((row) => row.status)],
    ['audit status', domain.auditStatuses, sample.auditLog.map((row) => row.status)],
    ['feature state', domain.featureStates, sample.securityFeatures.map((row) => row.state)],
    ['enterprise role', domain.enterpriseRoles, sample.enterpriseMembers.map((row) => row.role)],
    ['member status', domain.memberStatuses, sample.enterpriseMembers.map((row) => row.status)],
    ['course level', domain.levels, sample.courses.map((row) => row.level)],
    ['article difficulty', domain.levels, sample.articles.map((row) => row.difficulty)],
    ['update type', domain.updateTypes, sample.updates.map((row) => row.type)],
    ['video level', domain.levels, sample.videos.map((row) => row.level)],
    ['video category', domain.videoCategories, sample.videos.map((row) => row.category)],
    ['guide level', domain.levels, sample.guides.map((row) => row.level)],
    ['example difficulty', domain.levels, sample.codeExamples.map((row) => row.difficulty)],
    ['guide format', domain.guideFormats, sample.writtenGuides.map((row) => row.format)],
    ['ticket status', domain.ticketStatuses, sample.tickets.map((row) => row.status)],
    // Urgent is ours: the specification's samples have three.
    ['ticket priority', ['High', 'Medium', 'Low'], sample.tickets.map((row) => row.priority)],
    ['account role', domain.accountRoles, sample.accountMembers.map((row) => row.role)],
    ['account member status', domain.accountMemberStatuses, sample.accountMembers.map((row) => row.status)],
    ['sync frequency', domain.syncFrequencies, sample.integrations.flatMap(({ settings }) => ('autoSync' in settings ? [settings.syncFrequency] : []))],
  ])('%s', (_, possible, occurring) => expect([...new Set(occurring)].sort()).toEqual([...possible].sort()))
})
