import { tellWebhooks } from '../account/webhookDelivery.ts'
import type { ConversionGoal } from '@tagmason/domain'
import { job } from '../jobs/job.ts'
import { own } from '../own.ts'
import { collectedOf } from './collected.ts'
import { countedGoals, periodStart } from './goals.ts'

interface Reached {
  goal: ConversionGoal
  period: string
}

/** Raises `goal.achieved` once in each month or quarter in which a goal is reached. */
export const goalsJob = job<Reached[]>({
  per: 'project',
  reads: ['conversionGoals', 'events'],
  writes: ['conversionGoals', 'notifications', 'webhookDeliveries'],
  due: { every: 'hour', when: async (context) => (await own(context, 'conversionGoals')).length > 0 },
  async prepare(context) {
    const collected = await collectedOf(context)
    if (collected === null) return []
    return (await countedGoals(context)).flatMap((goal) => {
      const period = new Date(periodStart(collected, goal.period === 'month' ? 1 : 3)).toISOString()
      return goal.current >= goal.target && goal.target > 0 && goal.reached !== period ? [{ goal, period }] : []
    })
  },
  async run(context, _, reached) {
    const { records, session, now, ports } = context
    for (const { goal, period } of reached) {
      const row = await records.get('conversionGoals', goal.id)
      if (row === undefined || row.reached === period) continue
      records.put('conversionGoals', row.id, { ...row, reached: period })
      await tellWebhooks(context, 'goal.achieved', {
        id: row.id,
        event: row.event,
        target: row.target,
        current: goal.current,
        period: row.period,
        since: period,
      })
      const key = ports.id()
      const description = `${goal.current} / ${row.target}`
      records.put('notifications', key, {
        id: key,
        project: session.project,
        title: row.name,
        description,
        at: now.toISOString(),
        severity: 'info',
        read: false,
        href: '/analytics/conversions',
      })
    }
  },
})
