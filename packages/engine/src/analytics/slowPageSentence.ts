import type { PerformanceAlert, SlowPage, VitalName } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { inWords } from '../inWords.ts'
import { type EngineCode, say } from '../sentences/say.ts'

const vitals: Readonly<Record<VitalName, EngineCode>> = {
  'Page Load': 'performance.vital.pageLoad',
  'First Paint': 'performance.vital.firstPaint',
  'Time to Interactive': 'performance.vital.interactive',
  'Core Web Vitals': 'performance.vital.core',
}

/** What a job found of a page. */
export const slowPageSentence = ({ vital, value, target }: SlowPage) => say('performance.slow', { vital: say(vitals[vital]), value, target })

/** Alerts as the member who asks reads them: those of a job are kept without words. */
export const performanceAlertsInWords = (context: Context, rows: readonly PerformanceAlert[]): Promise<PerformanceAlert[]> =>
  inWords(
    context,
    rows.map((row) => (row.found === undefined ? row : { ...row, message: slowPageSentence(row.found) })),
  ) as Promise<PerformanceAlert[]>
