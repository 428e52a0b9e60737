import type { MeteredUsage } from '@tagmason/domain'
import { Alert, Card, formatTime, Progress, Stack, type Tone, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { billingText } from './texts.ts'
import { useAmount } from './useAmount.ts'

const tones: Record<MeteredUsage['level'], Tone> = { ok: 'accent', near: 'caution', over: 'critical' }

/** How much of what the plan holds is used in this period. */
export function UsageTab() {
  const text = useText(billingText)
  const { usage, periodStart, subscription } = useRead('billing.overview')
  const locale = useLocale()
  const day = (at: string) => formatTime(Date.parse(at), 'date', locale)
  return (
    <Card level={2} title={text.usage} detail={text.usageFrom(day(periodStart), day(subscription.nextBilling))}>
      <Stack gap="l">
        {usage.map((row) => (
          <UsageBar key={row.meter} usage={row} />
        ))}
      </Stack>
    </Card>
  )
}

function UsageBar({ usage: { meter, used, limit, percent, level, beyond } }: { usage: MeteredUsage }) {
  const text = useText(billingText)
  const amount = useAmount()
  const name = text.meters[meter]
  return (
    <Stack gap="s">
      <Progress
        label={name}
        value={percent}
        tone={tones[level]}
        detail={limit === null ? text.without(amount(meter, used)) : text.of2(amount(meter, used), amount(meter, limit))}
      />
      {level !== 'ok' && <Alert tone={tones[level]} title={level === 'near' ? text.near(name) : text.over(name)} detail={text.beyond[beyond]} />}
    </Stack>
  )
}
