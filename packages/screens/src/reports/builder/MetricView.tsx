import { minorUnits, type WidgetFigures } from '@tagmason/domain'
import { Change, Inline, Money, Num, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { builderText } from './texts.ts'

/** One figure, and how it stands to the time before. */
export function MetricView({ totals, days, currency = 'USD' }: { totals: WidgetFigures['totals']; days: string; currency?: string | undefined }) {
  const { canvas: text } = useText(builderText)
  return totals.map(({ metric, value, change }) => (
    <Stack key={metric} gap="xxs">
      <Text size="figure" weight="strong">
        {metric === 'revenue' ? <Money short minor={minorUnits(value, currency)} currency={currency} /> : <Num value={value} />}
      </Text>
      {change !== null && (
        <Inline gap="xs">
          <Change value={change} />
          <Text inline size="small" tone="muted">
            {text.before(days)}
          </Text>
        </Inline>
      )}
    </Stack>
  ))
}
