import type { FoundAnomaly } from '@tagmason/domain'
import { Bullets, Card, Stack, Text, Time, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { seriesName } from './anomalyWords.ts'
import { anomaliesText } from './texts.ts'

/** The probable cause of an anomaly with what speaks for it, which figures moved with it, and whether it is over. */
export function Cause({ found: { cause, evidence, also, end } }: { found: FoundAnomaly }) {
  const text = useText(anomaliesText)
  const { locale } = useLocale()
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(also.map((series) => seriesName(series, text)))
  return (
    <Card sunken level={2} title={`${text.cause}: ${text.causes[cause]}`}>
      <Stack gap="s">
        {evidence.length > 0 && <Bullets label={text.cause} items={evidence.map(({ code, values }) => text.evidence[code](values))} />}
        {also.length > 0 && <Text>{text.also(names)}</Text>}
        <Text size="small" tone="muted">
          {end === null ? (
            text.ongoing
          ) : (
            <>
              {`${text.ended} `}
              <Time at={end} show="both" />
            </>
          )}
        </Text>
      </Stack>
    </Card>
  )
}
