import { describe, expect, it } from 'vitest'
import * as domain from './areas.ts'
import { sample } from './sample.ts'

describe('what the specification gives literally stands in the rows and constants', () => {
  it('project: selected by default', () => expect(sample.projects[0]).toMatchObject({ value: 'analytics-dashboard', label: 'Analytics Dashboard' }))

  it('notification', () =>
    expect(sample.notifications.map(({ title, severity }) => [title, severity])).toEqual([
      ['Anomaly Detected', 'warning'],
      ['Deployment Success', 'success'],
      ['Report Ready', 'info'],
    ]))

  it('detected element', () =>
    expect(sample.detectedElements.map(({ confidence, tracking }) => [confidence, tracking])).toEqual([
      [95, 'CTA Click'],
      [88, 'Form Submission'],
      [92, 'Link Click'],
      [85, 'Image View'],
    ]))

  it('setup cards lead to the six setup screens', () =>
    expect(sample.setupCards.map(({ href }) => href)).toEqual(
      ['natural-language', 'screenshot', 'events', 'gtm', 'ga4', 'connections'].map((path) => `/setup/${path}`),
    ))

  it('container: an id of Tag Manager’s form, and nothing in it while pending', () => {
    for (const { id, status, tags, triggers } of sample.containers) {
      expect(id).toMatch(domain.containerIdPattern)
      if (status === 'pending') expect([tags, triggers]).toEqual([0, 0])
    }
  })

  it('remediation takes 30 seconds in the sample', () => expect(domain.sampleRemediationSeconds).toBe(30))

  it('event trigger: the three thresholds', () => {
    const conditions = sample.eventTriggers.map((row) => row.condition)
    expect(conditions.filter((text) => /1000 page views per hour|conversion under 2%|cart idle over 30 minutes/.test(text))).toHaveLength(3)
  })

  it('campaign integration: three ad platforms and e-mail', () =>
    expect(sample.campaigns.map((row) => row.platform)).toEqual(['Google Ads', 'Meta Ads', 'LinkedIn Ads', 'Email']))

  it('widget type', () => expect(sample.widgetTypes.map((row) => row.type)).toEqual(['metric', 'chart', 'pie', 'table']))

  it('vitals and their targets', () => {
    expect(domain.vitalTargets.map(({ target, unit }) => `${target} ${unit}`)).toEqual(['3 s', '1.5 s', '5 s', '90 %'])
    expect([2.9, 3].map((value) => domain.vitalMeetsTarget({ value, target: 3, unit: 's' }))).toEqual([true, false])
    expect([90, 90.1].map((value) => domain.vitalMeetsTarget({ value, target: 90, unit: '%' }))).toEqual([false, true])
  })

  it('export data set', () => expect(sample.dataSets.map((row) => row.id)).toEqual(['user-data', 'revenue-data', 'campaign-data', 'event-data']))

  it('export select', () => {
    expect(domain.exportFormats).toEqual(['csv', 'excel', 'pdf', 'json'])
    expect(domain.exportRanges).toEqual(['last-7-days', 'last-30-days', 'last-90-days', 'last-year', 'custom'])
  })

  it('sharing option', () =>
    expect(sample.sharingOptions.map(({ id, enabled }) => [id, enabled])).toEqual([
      ['public-link', true],
      ['email-share', true],
      ['team-access', false],
      ['embed-code', false],
    ]))

  it('quick share report', () => expect(domain.quickShareReports).toEqual(['executive-summary', 'marketing-report', 'user-analytics', 'revenue-dashboard']))

  it('template filter and sort', () => {
    expect(domain.templateCategories).toEqual(['E-commerce', 'SaaS', 'Lead Gen'])
    expect(domain.templateSorts).toEqual(['popular', 'newest', 'rating', 'price-low'])
    expect(sample.templates.some((row) => row.price === 0) && sample.templates.some((row) => row.price > 0)).toBe(true)
  })

  it('revenue sharing', () => {
    expect([domain.commissionPercent, domain.feePercent]).toEqual([70, 30])
    expect(domain.minimumPayouts).toEqual([100, 250, 500])
    expect(domain.payoutSchedules).toEqual(['monthly', 'quarterly', 'manual'])
  })

  it('payment method', () => expect(sample.paymentMethods.map((row) => row.kind)).toEqual(['wallet', 'bank']))

  it('brand settings', () => expect(sample.brandSettings).toMatchObject([{ primaryColor: '#3b82f6', secondaryColor: '#64748b' }]))

  it('endpoint', () =>
    expect(sample.endpoints.map(({ method, path, rateLimit }) => `${method} ${path} ${rateLimit}`)).toEqual([
      'GET /api/v1/analytics/events 1000',
      'POST /api/v1/events 5000',
      'GET /api/v1/reports 500',
      'GET /api/v1/dashboards 200',
    ]))

  it('webhook event (documented)', () =>
    expect(domain.documentedWebhookEvents).toEqual(['conversion.completed', 'goal.achieved', 'anomaly.detected', 'threshold.exceeded']))

  it('security policy', () => expect(sample.securityPolicy).toMatchObject([{ passwordMinLength: 12, passwordExpiryDays: 90, idleMinutes: 30, maxSessions: 3 }]))

  it('role', () =>
    expect(sample.enterpriseRoles.map(({ permissions }) => permissions.join(', '))).toEqual([
      'manage users, configure settings, access all data, manage billing',
      'create dashboards, edit reports, access most data, share content',
      'view dashboards, create basic reports, export data, comment on content',
      'view shared content, export allowed data, basic filtering',
    ]))

  it('expert (support)', () => expect(sample.supportExperts.map((row) => row.hourlyRate).sort()).toEqual([150, 175, 200]))

  it('support package', () => {
    expect(sample.supportPackages.map(({ name, price, responseHours, current }) => [name, price, responseHours, current])).toEqual([
      ['Basic', 0, 48, true],
      ['Priority', 99, 12, false],
      ['Expert', 299, 4, false],
    ])
    expect(sample.supportPackages[0]?.features).toEqual(expect.arrayContaining(['Email support', '48-hour response']))
    expect(sample.supportPackages[2]?.features).toEqual(expect.arrayContaining(['4-hour response', 'Dedicated manager', 'Monthly strategy calls']))
    expect(domain.responsePromiseHours).toBe(24)
  })

  it('support request form', () => {
    expect(domain.emptySupportRequest).toEqual({ category: 'technical', priority: 'medium', subject: '', description: '' })
    const filled = { ...domain.emptySupportRequest, subject: 'x'.repeat(500), description: 'y'.repeat(20_000) }
    expect(domain.supportRequestSchema.safeParse(filled).success).toBe(true)
    expect(domain.supportRequestSchema.safeParse({ ...filled, subject: '  ' }).success).toBe(false)
    expect(domain.supportRequestSchema.safeParse({ ...filled, description: '' }).success).toBe(false)
  })

  it('plan', () => {
    expect(sample.billingPlans.map(({ name, price, period, popular }) => [name, price, period, popular])).toEqual([
      ['Starter', 19, 'month', false],
      ['Professional', 49, 'month', true],
      ['Enterprise', 199, 'month', false],
    ])
    const features = sample.billingPlans.map((plan) => plan.features)
    expect(features[0]).toContain('10k events/month')
    expect(features[1]).toEqual(['500k events/month', 'API access', 'Priority support'])
    expect(features[2]).toEqual(['Unlimited events', 'White-label', '24/7 support'])
  })

  it('subscription', () => expect(sample.subscriptions).toMatchObject([{ name: 'Professional', price: 49, nextBilling: '2024-02-01T09:00:00.000Z' }]))

  it('invitation: viewer first, never owner', () => {
    expect([domain.invitationDays, ...domain.invitableRoles]).toEqual([7, 'viewer', 'editor', 'admin'])
  })

  it('notification preferences', () =>
    expect(sample.notificationPreferences).toMatchObject([
      { emailAlerts: true, dataAnomalies: true, weeklyReports: false, productUpdates: true, securityAlerts: true },
    ]))

  it('preference lists', () => {
    expect(domain.timeZoneChoices.map((choice) => choice.label)).toEqual(['UTC-8 Pacific', 'UTC-5 Eastern', 'UTC+0 GMT', 'UTC+1 Central European'])
    expect(domain.languages).toEqual(['en', 'es', 'fr', 'de'])
  })

  it('profile: well filled and acceptable, without two factors', () => {
    for (const profile of sample.profiles) expect([domain.profileSchema.safeParse(profile).success, profile.twoFactor]).toEqual([true, false])
  })

  it('API key (account): production and development', () =>
    expect(sample.apiKeys.flatMap((key) => (key.kind === 'secret' && key.status === 'Active' ? [key.environment] : []))).toEqual(['production', 'development']))

  it('available integration: six kinds, three popular', () =>
    expect(sample.availableIntegrations.map(({ type, popular }) => [type, popular])).toEqual([
      ['Data warehouse', true],
      ['CRM', true],
      ['CRM', false],
      ['Payment', false],
      ['E-commerce', true],
      ['Email marketing', false],
    ]))

  it('statuses that occur only as samples: a failed export, delivery and sign-in', () => {
    expect(sample.exports.some((row) => row.status === 'failed')).toBe(true)
    expect(sample.deliveries.some((row) => row.status === 'failed' && row.reason !== null)).toBe(true)
    expect(sample.auditLog.some((row) => row.action === 'session.signIn' && row.status === 'Failed')).toBe(true)
  })
})
