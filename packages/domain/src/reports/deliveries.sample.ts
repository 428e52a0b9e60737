import { ago, on } from '../shell/sampleTime.ts'
import type { Delivery } from './schedules.ts'
import { schedulesSample } from './schedules.sample.ts'

const days = (count: number, hoursAgo: number, every: number) => Array.from({ length: count }, (_, index) => ago(hoursAgo + index * every * 24, 'hours'))

/** When each schedule was sent in the last 30 days. */
const sent: Record<string, string[]> = {
  'schedule-1': days(5, 3, 7),
  // One more than the days: that of January 11 was sent again.
  'schedule-2': [...days(30, 2, 1), on('2024-01-11', '08:42')],
  'schedule-3': ['2024-01-19', '2024-01-12', '2024-01-05', '2023-12-29'].map((date) => on(date, '15:00')),
  'schedule-4': [on('2024-01-15', '12:00')],
  'schedule-5': [on('2024-01-17', '09:00'), on('2024-01-03', '09:00')],
  'schedule-6': [on('2024-01-21', '16:20'), ...['2024-01-16', '2024-01-09', '2024-01-02', '2023-12-26'].map((date) => on(date, '06:00'))],
}

const failures: Record<string, string> = {
  [`schedule-2 ${on('2024-01-11', '08:00')}`]: 'The mail server did not answer within 30 seconds.',
  [`schedule-6 ${on('2024-01-21', '16:20')}`]: 'signInRefused',
}

/** 48 of the last 30 days, 46 of them delivered, 12 of these in the last 7 days; newest first. */
export const deliveriesSample: Delivery[] = schedulesSample
  .flatMap((schedule) =>
    (sent[schedule.id] ?? []).map((instant): Omit<Delivery, 'id'> => {
      const reason = failures[`${schedule.id} ${instant}`] ?? null
      return {
        project: schedule.project,
        scheduleId: schedule.id,
        report: schedule.name,
        sent: instant,
        status: reason === null ? 'delivered' : 'failed',
        recipients: schedule.recipients.length,
        reason,
        results: schedule.recipients.map((address) => ({ address, status: reason === null ? 'delivered' : 'failed' })),
      }
    }),
  )
  .sort((a, b) => b.sent.localeCompare(a.sent))
  .map((delivery, index) => ({ id: `delivery-${index + 1}`, ...delivery }))
