import { Alert, formatTime, Heading, Stack, Text, useLocale } from '@tagmason/ui'
import { Server } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { billingText } from './texts.ts'
import { UsageSummary } from './UsageSummary.tsx'

/** An installation without a payment provider: nothing to pay, and what it carries. */
export function SelfHosted() {
  const text = useText(billingText)
  const { periodStart, subscription } = useRead('billing.overview')
  const locale = useLocale()
  const day = (at: string) => formatTime(Date.parse(at), 'date', locale)
  return (
    <Stack gap="l">
      <Alert icon={Server} title={text.selfHosted} detail={text.selfHostedDetail} />
      <Stack gap="s">
        <Heading level={2}>{text.thisMonth}</Heading>
        <Text tone="muted">{text.usageFrom(day(periodStart), day(subscription.nextBilling))}</Text>
      </Stack>
      <UsageSummary />
    </Stack>
  )
}
