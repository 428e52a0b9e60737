import { collectedOf } from '../figures/collected.ts'
import { job } from '../jobs/job.ts'
import { insightSentences } from './insightSentences.ts'
import { runInsightRules } from './insightRun.ts'

/** As many of one night are told of one by one. */
const mostNotices = 3

/** Lets every rule look at the figures of a project each night, and tells of what is new. */
export const insightsJob = job({
  per: 'project',
  slow: true,
  reads: ['insights', 'pageResources', 'projects', 'conversionGoals', 'configuredEvents', 'plans', 'events'],
  writes: ['insights', 'insightEvidence', 'insightRuns', 'notifications'],
  remembers: ['insightRuns'],
  due: { every: 'day', at: '04:00', when: async (context) => (await collectedOf(context)) !== null },
  run: async (context) => {
    const { records, ports, session, now } = context
    const { found } = await runInsightRules(context)
    for (const insight of found.slice(0, mostNotices)) {
      const finding = (await records.get('insights', insight))?.finding
      if (finding === undefined) continue
      const id = ports.id()
      const notice = {
        id,
        project: session.project,
        title: insightSentences(finding).title,
        description: '',
        at: now.toISOString(),
        severity: 'info' as const,
        read: false,
      }
      records.put('notifications', id, { ...notice, href: '/analytics/insights' })
    }
  },
})
