import type { AlertPreview, AlertRule } from '@tagmason/domain'
import { type AlertSample, alertSettings, replayAlert } from '@tagmason/insight/alerts'
import type { Context } from '../context.ts'
import { collectedOf, day, minute } from '../figures/collected.ts'
import { measureAlert } from './alertMetrics.ts'

const days = 30
/** Ten minutes are looked at every hour: thirty days of them would be 4,320 questions. */
const closest = 60 * minute
const iso = (at: number) => new Date(at).toISOString()

/** What a rule would have done in the last thirty days: its metric is measured as the job does, at the end of each hour, day or week. */
export async function previewAlert(context: Context, rule: AlertRule): Promise<AlertPreview> {
  const collected = await collectedOf(context)
  if (collected === null) return { raised: null, values: [] }
  const step = Math.max(closest, rule.minutes * minute)
  const end = Math.floor(collected.now / minute) * minute
  const samples: AlertSample[] = []
  for (let at = end - Math.floor((days * day) / step) * step; at <= end; at += step)
    samples.push({ at, value: await measureAlert(context, collected, rule, at) })
  const raised = replayAlert(alertSettings(rule, collected.timeZone), samples).map(({ from, to, value, notifiedAt }) => ({
    from: iso(from),
    to: to === null ? null : iso(to),
    value,
    notifiedAt: notifiedAt === null ? null : iso(notifiedAt),
  }))
  return { raised, values: samples.map(({ at, value }) => ({ at: iso(at), value })) }
}
