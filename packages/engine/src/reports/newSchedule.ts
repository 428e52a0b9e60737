import { type NewSchedule, Refusal, type ReportSchedule, type RunTimes } from '@tagmason/domain'
import { nextRun } from '../analytics/nextRun.ts'
import { localDate } from '../analytics/zonedTime.ts'
import type { Context } from '../context.ts'
import { isTimeZone } from '../shell/projects.ts'
import { mailOf } from './outbox.ts'
import { mustBeTarget } from './targets.ts'

type AskedTimes = Omit<RunTimes, 'startsOn'> & { startsOn?: string }

/** Times with the day they start on: today where nobody says. Throws a `Refusal` invalid for a time zone that there is not. */
export function runTimes(now: Date, { frequency, time, timeZone, startsOn }: AskedTimes): RunTimes {
  if (!isTimeZone(timeZone))
    throw new Refusal('invalid', `'${timeZone}' is not a time zone: give one like Europe/Madrid.`, [{ path: 'timeZone', message: 'notATimeZone' }])
  return { frequency, time, timeZone, startsOn: startsOn ?? localDate(now.getTime(), timeZone) }
}

/** What a person writes down of a schedule, as it is stored. */
export async function scheduleFields(context: Context, { target, description = '', recipients, format, words, ...times }: NewSchedule) {
  const found = await mustBeTarget(context, target)
  return {
    ...runTimes(context.now, times),
    name: found.name,
    description,
    target: { kind: found.kind, id: found.id },
    recipients: [...recipients],
    format,
    language: context.session.preferences.language,
    ...(words === undefined ? {} : { words }),
  }
}

/** Stores a new schedule. Where no mail goes out yet it rests, switched off, until somebody switches it on. */
export async function newSchedule(context: Context, input: NewSchedule): Promise<ReportSchedule> {
  const { records, session, now, ports } = context
  const fields = await scheduleFields(context, input)
  const sends = mailOf(context) !== 'notConfigured'
  const schedule: ReportSchedule = {
    ...fields,
    id: ports.id(),
    project: session.project,
    lastRun: null,
    nextRun: sends ? nextRun(now, fields) : null,
    status: sends ? 'active' : 'paused',
    enabled: sends,
  }
  records.put('schedules', schedule.id, schedule)
  return schedule
}
