import { describe, expect, it } from 'vitest'
import { improvementBar, performanceStatus } from './areas.ts'
import { sample } from './sample.ts'
import { sampleClock } from './shell/clock.ts'

const now = Date.parse(sampleClock)
const day = 86_400_000
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const within = (instant: string, days: number) => Date.parse(instant) >= now - days * day && Date.parse(instant) < now

/** How many rows have each value of a field: `{ active: 4, draft: 1 }`. */
function counts<K extends string>(rows: readonly { readonly [key in K]: string }[], field: K): Record<string, number> {
  const result: Record<string, number> = {}
  for (const row of rows) result[row[field]] = (result[row[field]] ?? 0) + 1
  return result
}

describe('the figures of the sample workspace are counted from its rows', () => {
  it('12 active projects, the three pinned ones first', () => {
    expect(sample.projects.filter((project) => !project.archived)).toHaveLength(12)
    expect(sample.projects.map((project) => project.pinned).lastIndexOf(true)).toBe(2)
    expect(sample.projects.slice(0, 3).map(({ value, label }) => ({ value, label }))).toEqual([
      { value: 'analytics-dashboard', label: 'Analytics Dashboard' },
      { value: 'e-commerce-tracking', label: 'E-commerce Tracking' },
      { value: 'marketing-campaign', label: 'Marketing Campaign' },
    ])
  })

  it('8 AI insights', () => {
    expect(counts(sample.insights, 'type')).toEqual({ Optimization: 2, Alert: 2, Opportunity: 2, Trend: 2 })
    expect(counts(sample.insights, 'impact')).toEqual({ High: 3, Medium: 3, Low: 2 })
    expect(counts(sample.insights, 'category')).toEqual({ Conversion: 2, Traffic: 2, Growth: 2, Content: 2 })
  })

  it('24 automation rules', () => {
    expect(counts(sample.workflows, 'status')).toEqual({ active: 4, paused: 1, draft: 1 })
    expect(sample.workflows.filter((row) => row.success_rate === null).map((row) => row.status)).toEqual(['draft'])
    expect(counts(sample.eventTriggers, 'status')).toEqual({ active: 5, paused: 1 })
    expect(counts(sample.campaigns, 'status')).toEqual({ active: 3, paused: 1 })
    expect(counts(sample.alerts, 'status')).toEqual({ active: 6, paused: 1, disabled: 1 })
    expect(sample.workflows.length + sample.eventTriggers.length + sample.campaigns.length + sample.alerts.length).toBe(24)
  })

  it('3 unread notifications', () => expect(sample.notifications.filter((row) => !row.read)).toHaveLength(3))

  it('predictive summary: 2 active, average accuracy 90%', () => {
    expect(counts(sample.models, 'status')).toEqual({ active: 2, training: 1, inactive: 1 })
    expect(sample.models.map((row) => row.accuracy)).toEqual([94, 91, 89, 86])
    expect(sum(sample.models.map((row) => row.accuracy ?? 0)) / sample.models.length).toBe(90)
  })

  it('anomaly summary: 3 active, 1 investigating, 2 resolved, 2 high', () => {
    expect(counts(sample.anomalies, 'status')).toEqual({ active: 3, investigating: 1, resolved: 2 })
    expect(counts(sample.anomalies, 'severity')).toEqual({ high: 2, medium: 3, low: 1 })
  })

  it('training pipeline: 2 training at 64% and 27%, 1 of each other status', () => {
    expect(counts(sample.trainingJobs, 'status')).toEqual({ training: 2, completed: 1, queued: 1, error: 1 })
    expect(sample.trainingJobs.filter((row) => row.status === 'training').map((row) => row.progress)).toEqual([64, 27])
  })

  it('model improvements: bars of 50, 25, 70 and 5 percent', () => {
    expect(sample.improvements.map(improvementBar)).toEqual([50, 25, 70, 5])
    expect(improvementBar({ oldAccuracy: 90, newAccuracy: 80 })).toBe(0)
    expect(improvementBar({ oldAccuracy: 50, newAccuracy: 99 })).toBe(100)
  })

  it('NLP jobs: one of each status; 640 of 1,000 is 64%', () => {
    expect(counts(sample.nlpJobs, 'status')).toEqual({ processing: 1, completed: 1, queued: 1, error: 1 })
    expect(sample.nlpJobs.find((row) => row.status === 'processing')).toMatchObject({ processed: 640, total: 1000, progress: 64 })
    for (const job of sample.nlpJobs) expect(job.progress).toBe((job.processed / job.total) * 100)
  })

  it('remediation: 2 pending, 1 in_progress, 1 resolved, 1 failed', () =>
    expect(counts(sample.issues, 'status')).toEqual({ pending: 2, in_progress: 1, resolved: 1, failed: 1 }))

  it('performance scores have bands', () => {
    expect([90, 89.9, 80, 79.9, 70, 69.9].map(performanceStatus)).toEqual(['excellent', 'good', 'good', 'needs-improvement', 'needs-improvement', 'poor'])
  })

  it('export history: 3 completed with a link (csv, excel, pdf), 1 processing, 1 failed', () => {
    expect(counts(sample.exports, 'status')).toEqual({ processing: 1, completed: 3, failed: 1 })
    for (const row of sample.exports) expect([row.downloadUrl !== null, row.size !== null]).toEqual([row.status === 'completed', row.status === 'completed'])
    expect(sample.exports.filter((row) => row.status === 'completed').map((row) => row.format)).toEqual(['csv', 'excel', 'pdf'])
  })

  it('shared reports: 5, and Email Only has no link', () => {
    expect(sample.shares).toHaveLength(5)
    for (const row of sample.shares) expect(row.shareLink === null).toBe(row.accessType === 'Email Only')
  })

  it('scheduled tiles: 3 active, 12 sent this week, 23 recipients, 95.8% delivered', () => {
    expect(counts(sample.schedules, 'status')).toEqual({ active: 3, paused: 2, error: 1 })
    expect(sample.schedules.filter((row) => !row.enabled).map(({ status, nextRun }) => ({ status, nextRun }))).toEqual([{ status: 'paused', nextRun: null }])
    expect(sample.schedules.map((row) => row.recipients.length)).toEqual([3, 5, 2, 8, 4, 1])
    expect(sum(sample.schedules.map((row) => row.recipients.length))).toBe(23)
    const month = sample.deliveries.filter((row) => within(row.sent, 30))
    const delivered = month.filter((row) => row.status === 'delivered')
    expect([month.length, delivered.length, delivered.filter((row) => within(row.sent, 7)).length]).toEqual([48, 46, 12])
    expect(Math.round((delivered.length / month.length) * 1000) / 10).toBe(95.8)
  })

  it('every schedule was last run when it was last sent, and is in error exactly when that failed', () => {
    for (const schedule of sample.schedules) {
      const last = sample.deliveries.find((row) => row.scheduleId === schedule.id)
      expect(last?.sent, schedule.name).toBe(schedule.lastRun)
      expect(last?.status === 'failed', schedule.name).toBe(schedule.status === 'error')
    }
  })
})
