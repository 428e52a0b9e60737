import { type AIInsight, type Finding, type InsightRun, insightRules } from '@tagmason/domain'
import { intervalStarts } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { measuredHours } from '../figures/hours.ts'
import { measuredPages, pageCourse } from '../figures/vitals.ts'
import { own } from '../own.ts'
import { confidenceOf, rules } from './insightRules.ts'
import type { Collected, Found } from './insightTerms.ts'
import { segmentAddress, segmentCounts, segmentSeries } from './segmentCounts.ts'

const month = 30 * 86_400_000

/** Lets every rule look at the figures of the last 30 days, keeps what is new with its evidence, and notes that it was done. */
export async function runInsightRules(context: Context): Promise<InsightRun> {
  const { records, session, now } = context
  const { project } = session
  const collected = await collect(context)
  const known = new Set((await own(context, 'insights')).map((row) => row.id))
  const checks = insightRules.map((rule) => ({ rule, results: rules[rule](collected) }))
  const found: string[] = []
  const keyEvents = await keyEventsOf(context)
  for (const each of checks.flatMap(({ results }) => results ?? [])) {
    // The sample projects share their insights, so that none is found twelve times.
    const id = `${session.space === 'sample' ? 'sample' : project}:${each.finding.rule}:${each.key}`
    if (known.has(id)) continue
    const insight = insightOf(each, id, context)
    records.put('insights', id, insight)
    const { unit, points, finding } = each
    records.put('insightEvidence', id, {
      id,
      project,
      segment: '',
      calculation: '',
      unit,
      step: finding.rule === 'busyHours' ? 'hour' : 'day',
      series: 'dimension' in finding ? await segmentSeries(context, finding, collected.now) : [{ label: finding.rule, points }],
      ...('dimension' in finding ? { question: segmentAddress(project, keyEvents, finding.dimension, collected.now) } : {}),
    })
    found.push(id)
  }
  const run = { id: project, project, at: now.toISOString(), found, checks: checks.map(({ rule, results }) => ({ rule, enough: results !== null })) }
  records.put('insightRuns', project, run)
  return run
}

async function collect(context: Context): Promise<Collected> {
  const { records, session } = context
  const timeZone = (await records.get('projects', session.project))?.timeZone ?? 'UTC'
  const measured = await hoursOf(context, timeZone)
  const pages = await measuredPages(context)
  return {
    ...measured,
    segments: await segmentCounts(context, measured.now),
    timeZone,
    pages,
    courses: await Promise.all(pages.map(async (page) => ({ id: page.id, project: page.project, ...(await pageCourse(context, page)) }))),
  }
}

/**
 * The whole hours of the last month and when the last of them ended: rules count days back from there, because the hour that runs is a part of one.
 */
async function hoursOf(context: Context, timeZone: string): Promise<Pick<Collected, 'now' | 'hours'>> {
  const now = context.now.getTime()
  // Hours of some zones begin at half past those of UTC.
  const end = intervalStarts({ from: now, to: now + 1 }, { interval: 'hour', timeZone })[0] ?? now
  return { now: end, hours: await measuredHours(context, end - month, end) }
}

function insightOf({ finding }: Found, id: string, { session, now }: Context): AIInsight {
  return {
    ...kindOf(finding),
    id,
    project: session.project,
    title: '',
    description: '',
    timeframe: '',
    confidence: confidenceOf(finding),
    status: 'open',
    finding,
    foundAt: now.toISOString(),
  }
}

/** What a finding is filed under, and how much depends on it. */
function kindOf(finding: Finding): Pick<AIInsight, 'type' | 'category' | 'impact'> {
  switch (finding.rule) {
    case 'slowPage':
      return { type: 'Optimization', category: 'Content', impact: finding.loadTime > 1.25 * finding.target ? 'High' : 'Medium' }
    case 'busyHours':
      return { type: 'Trend', category: 'Traffic', impact: 'Low' }
    case 'segmentDiffers':
      return { type: finding.share < finding.other ? 'Optimization' : 'Opportunity', category: 'Conversion', impact: impactOf(finding) }
    case 'segmentChanged':
      return { type: finding.share < finding.other ? 'Alert' : 'Trend', category: 'Conversion', impact: impactOf(finding) }
    case 'weekChange':
      return { type: finding.change < 0 ? 'Alert' : 'Trend', category: 'Growth', impact: Math.abs(finding.change) >= 25 ? 'High' : 'Medium' }
  }
}

/** By the visits with a key event that the difference is worth in the period. */
function impactOf({ share, other, visits }: Extract<Finding, { q: number }>): AIInsight['impact'] {
  const worth = (Math.abs(share - other) / 100) * visits
  return worth >= 50 ? 'High' : worth >= 10 ? 'Medium' : 'Low'
}
