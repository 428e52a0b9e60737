import { gradeLift, isLiftDue } from '../ai/gradeLift.ts'
import type { Context } from '../context.ts'
import { job } from '../jobs/job.ts'
import { change, own } from '../own.ts'
import { gradeInsight, isDue } from './gradeInsight.ts'

/** As many are graded in one night. */
const most = 50

const due = async (context: Context) => (await own(context, 'insights')).filter((insight) => isDue(insight, context.now.getTime()))

const liftsDue = async (context: Context) => (await own(context, 'recommendations')).filter((row) => isLiftDue(row, context.now.getTime()))

/** Sees each night what became of what insights foretold, so that everybody can read how often they were right, and what recommendations lifted that were implemented. */
export const insightGradesJob = job({
  per: 'project',
  slow: true,
  reads: ['insights', 'recommendations', 'conversionGoals', 'configuredEvents', 'plans', 'events'],
  writes: ['insights', 'recommendations'],
  due: { every: 'day', at: '04:30', when: async (context) => (await due(context)).length + (await liftsDue(context)).length > 0 },
  // Its clock stands still, so nothing comes after what was found.
  notInSample: true,
  run: async (context) => {
    for (const insight of (await due(context)).slice(0, most)) {
      const grade = await gradeInsight(context, insight)
      if (grade !== null) await change(context, 'insights', insight.id, { grade })
    }
    for (const row of (await liftsDue(context)).slice(0, most)) {
      const graded = await gradeLift(context, row)
      if (graded !== null) await change(context, 'recommendations', row.id, graded)
    }
  },
})
