import type { Anomaly } from '@tagmason/domain'
import { formatNumber, Spark, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useReadLater } from '../../workspace.tsx'
import { nameOf } from './anomalyWords.ts'
import { anomaliesText } from './texts.ts'

/** The last two days of the figure over the band in which it was expected; the row does not wait for it. */
export function AnomalySpark({ anomaly }: { anomaly: Anomaly }) {
  const text = useText(anomaliesText)
  const locale = useLocale()
  const hours = useReadLater('anomalies.details', { id: anomaly.id })?.hours.slice(-48) ?? []
  const last = hours.at(-1)
  if (last === undefined) return null
  const write = (value: number) => formatNumber(value, {}, locale)
  return (
    <Spark
      label={text.spark(nameOf(anomaly, text), write(last.value), write(last.low), write(last.high))}
      points={hours.map(({ value }) => value)}
      band={hours}
      size="large"
      tone={anomaly.status === 'resolved' ? 'neutral' : 'critical'}
      dot
    />
  )
}
