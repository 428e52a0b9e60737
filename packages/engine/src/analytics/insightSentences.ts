import type { AIInsight, Finding } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { inWords } from '../inWords.ts'
import { say } from '../sentences/say.ts'

/** What a finding says: its title, description, span and segment, how it was reckoned, and what to do about it. */
export function insightSentences(finding: Finding) {
  switch (finding.rule) {
    case 'slowPage':
    case 'busyHours': {
      const values = { ...finding }
      const { rule } = finding
      return { ...commonOf(rule, values), title: say(`insights.${rule}.title`, values) }
    }
    case 'weekChange':
      return { ...commonOf('weekChange', { ...finding }), title: say(finding.change < 0 ? 'insights.weekChange.falling' : 'insights.weekChange.rising') }
    case 'segmentDiffers':
    case 'segmentChanged': {
      const { rule, q } = finding
      const direction = finding.share < finding.other ? 'less' : 'more'
      const chance = q < 0.001 ? say('insights.chance.tiny') : Math.round(q * 1000) / 10
      const values = { ...finding, dimension: say(`insights.dimension.${finding.dimension}`), chance }
      return {
        title: say(`insights.${rule}.${direction}`, values),
        description: say(`insights.${rule}.description`, values),
        segment: say('insights.segment.segment', values),
        calculation: say('insights.segment.calculation', values),
        timeframe: say(`insights.${rule}.timeframe`),
        act: say(rule === 'segmentChanged' ? 'insights.segmentChanged.act' : `insights.segmentDiffers.${direction}.act`),
      }
    }
  }
}

const commonOf = (rule: 'slowPage' | 'busyHours' | 'weekChange', values: Readonly<Record<string, string | number>>) => ({
  description: say(`insights.${rule}.description`, values),
  segment: say(`insights.${rule}.segment`, values),
  calculation: say(`insights.${rule}.calculation`, values),
  timeframe: say(`insights.${rule}.timeframe`),
  act: say(`insights.${rule}.act`),
})

/** An insight that a rule found is kept without words: its finding says all of them. What people, models and samples wrote stays theirs. */
function unworded(insight: AIInsight) {
  if (insight.finding === undefined) return insight
  const { title, description, timeframe } = insightSentences(insight.finding)
  return { ...insight, title, description, timeframe }
}

/** Insights as the member who asks reads them. */
export const insightsInWords = (context: Context, rows: readonly AIInsight[]): Promise<AIInsight[]> =>
  inWords(context, rows.map(unworded)) as Promise<AIInsight[]>

/** An insight as the member who asks reads it. */
export const insightInWords = (context: Context, row: AIInsight): Promise<AIInsight> => inWords(context, unworded(row)) as Promise<AIInsight>
