import { Button, Card, Checklist, Facts, Inline, Money, Num, Split, Stack, StatCard, StatGrid, Text, Time } from '@tagmason/ui'
import { Activity, Database, Webhook } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { billingText } from './texts.ts'
import { useAmount } from './useAmount.ts'

const icons = { events: Activity, apiCalls: Webhook, storage: Database }

/** The plan as it is, with what is used of it. */
export function Overview({ onCompare }: { onCompare(): void }) {
  const text = useText(billingText)
  const { subscription, usage, periodStart } = useRead('billing.overview')
  const amount = useAmount()
  const { name, price, features, nextBilling } = subscription
  return (
    <Stack gap="l">
      <Card
        level={2}
        title={text.currentPlan}
        actions={
          <Button size="small" onPress={onCompare}>
            {text.comparePlans}
          </Button>
        }
      >
        <Split
          ratio="even"
          aside={
            <Facts
              items={[
                { term: text.nextBilling, value: <Time at={nextBilling} /> },
                { term: text.interval, value: text.monthly },
                { term: text.payment, value: text.testCheckout },
              ]}
            />
          }
        >
          <Stack gap="s">
            <Inline align="baseline">
              <Text size="figure" weight="strong" inline>
                {name}
              </Text>
              <Text tone="muted" inline>
                <Money minor={price * 100} short /> {text.perMonth}
              </Text>
            </Inline>
            <Checklist label={name} items={features.map((feature) => ({ text: text.features[feature] ?? feature }))} />
          </Stack>
        </Split>
      </Card>
      <StatGrid label={text.usageSummary}>
        {usage.map(({ meter, used, limit }) => (
          <StatCard
            key={meter}
            icon={icons[meter]}
            label={text.meters[meter]}
            value={meter === 'storage' ? amount(meter, used) : <Num value={used} />}
            detail={
              <>
                {limit === null ? text.noLimit : text.ofLimit(amount(meter, limit))} {text.since} <Time at={periodStart} />
              </>
            }
          />
        ))}
      </StatGrid>
    </Stack>
  )
}
