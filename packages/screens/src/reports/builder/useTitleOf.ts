import type { ReportDimension, ReportMetric } from '@tagmason/domain'
import { reportsText } from '../../analytics/reports/texts.ts'
import { useText } from '../../language.ts'
import { builderText } from './texts.ts'

/** What a widget is called until somebody calls it otherwise. */
export function useTitleOf() {
  const { metrics: names, dimensions } = useText(reportsText)
  const { config } = useText(builderText)
  return ({ dimension, metrics: [first] }: { dimension: ReportDimension; metrics: ReportMetric[] }) =>
    first === undefined ? dimensions[dimension] : config.by(names[first], dimensions[dimension])
}
