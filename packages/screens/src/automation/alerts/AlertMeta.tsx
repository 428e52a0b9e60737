import type { SmartAlert } from '@tagmason/domain'
import { Num, Text, Time, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow, useRead } from '../../workspace.tsx'
import { alertsText } from './texts.ts'

/** Where an alert goes, when it was raised, and how many of its alarms people confirmed. */
export function AlertMeta({ alert: { channels, last_triggered, trigger_count, confidence } }: { alert: SmartAlert }) {
  const text = useText(alertsText)
  const { locale } = useLocale()
  const now = useNow()
  const { configured } = useRead('alerts.list')
  const named = channels.map((channel) => (configured.includes(channel) ? text.channels[channel] : text.notConfigured(text.channels[channel])))
  return (
    <Text size="small" tone="muted">
      {`${new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(named)} · `}
      {last_triggered === null ? (
        text.neverYet
      ) : (
        <>
          {`${text.count(trigger_count)}, ${text.last} `}
          <Time at={last_triggered} show="relative" now={now} />
        </>
      )}
      {confidence > 0 && (
        <>
          {` · ${text.confidence} `}
          <Num as="percent" digits={0} value={confidence / 100} />
        </>
      )}
    </Text>
  )
}
