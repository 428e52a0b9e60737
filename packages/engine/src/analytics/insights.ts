import { type AIInsight, type InsightStatus, Refusal } from '@tagmason/domain'
import { mean } from '@tagmason/insight'
import { type Decision, rankedAmong } from '@tagmason/insight/ranking'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { inWords } from '../inWords.ts'
import { change, countOwn, newest, own, ownRow } from '../own.ts'
import type { Where } from '../store/queryTerms.ts'
import { makeOf } from './implementInsight.ts'
import { insightInWords, insightSentences, insightsInWords } from './insightSentences.ts'
import { runInsightRules } from './insightRun.ts'

export const insights: Handles<'insights'> = {
  'insights.list': async (context) => {
    const listed = await newest(context, 'insights', 'foundAt', { status: 'open' })
    const rows = rankedAmong(listed, ({ status }) => status === 'open', traitsOf, listed.flatMap(decisionOf))
    const shown = rows.filter((row) => row.status !== 'dismissed')
    const count = (where: Where<'insights'>) => countOwn(context, 'insights', where)
    const [open, implemented] = [await count({ status: 'open' }), await count({ status: 'implemented' })]
    return {
      rows: await insightsInWords(context, rows),
      figures: {
        total: open + implemented,
        open,
        high: await count({ status: ['open', 'implemented'], impact: 'High' }),
        // Of those that are listed.
        confidence: mean(shown.map((row) => row.confidence / 100)),
        implemented,
        dismissed: await count({ status: 'dismissed' }),
        held: await count({ outcome: 'held' }),
        graded: await count({ outcome: ['held', 'failed'] }),
      },
      lastRun: (await context.records.get('insightRuns', context.session.project)) ?? null,
    }
  },

  'insights.details': async (context, { id }) => {
    const row = await ownRow(context, 'insights', id)
    const stored = await context.records.get('insightEvidence', id)
    const others = (await own(context, 'insights', { where: { category: row.category } })).filter((other) => other.id !== id)
    const [insight, similar] = [await insightInWords(context, row), await insightsInWords(context, others)]
    const words = row.finding === undefined ? null : await inWords(context, insightSentences(row.finding))
    const act = words?.act ?? ''
    if (stored === undefined) return { insight, evidence: null, act, similar }
    const { id: _id, project: _project, ...evidence } = stored
    return { insight, evidence: words === null ? evidence : { ...evidence, segment: words.segment, calculation: words.calculation }, act, similar }
  },

  'insights.generate': runInsightRules,

  'insights.implement': async (context, { id, ...wanted }) => {
    await makeOf(context, await insightInWords(context, await mustBe(context, id, 'open')), wanted)
    return insightInWords(context, await change(context, 'insights', id, { status: 'implemented', became: { kind: wanted.as, name: wanted.name } }))
  },

  'insights.dismiss': async (context, { id }) => {
    await mustBe(context, id, 'open')
    return insightInWords(context, await change(context, 'insights', id, { status: 'dismissed' }))
  },

  'insights.putBack': async (context, { id }) => {
    await mustBe(context, id, 'dismissed')
    return insightInWords(context, await change(context, 'insights', id, { status: 'open' }))
  },
}

/** What members took up or dismissed says what they want to see first. */
const traitsOf = ({ type, category, finding }: AIInsight) => [type, category, ...(finding === undefined ? [] : [finding.rule])]
/** What was decided about insights, the newest first: as many of each kind as say something about the order. */
export async function insightDecisions(context: Context): Promise<Decision[]> {
  const decided = await Promise.all(
    (['implemented', 'dismissed'] as const).map((status) => own(context, 'insights', { where: { status }, order: 'foundAt', descending: true, limit: 100 })),
  )
  return newestFirst(decided.flat()).flatMap(decisionOf)
}

const newestFirst = (rows: readonly AIInsight[]) => rows.toSorted((a, b) => (b.foundAt ?? '').localeCompare(a.foundAt ?? ''))

const decisionOf = (insight: AIInsight): Decision[] =>
  insight.status === 'open' ? [] : [{ traits: traitsOf(insight), accepted: insight.status === 'implemented' }]

/** An act fits one state only; another tab may have been faster. */
async function mustBe(context: Context, id: string, status: InsightStatus) {
  const row = await ownRow(context, 'insights', id)
  if (row.status !== status)
    throw new Refusal('conflict', `The insight '${id}' is ${row.status}, and this needs it to be ${status}: reload to see what happened to it.`)
  return row
}
