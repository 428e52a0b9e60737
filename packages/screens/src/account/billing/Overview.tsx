import { Button, Card, Checklist, Facts, Inline, Money, Split, Stack, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { billingText } from './texts.ts'
import { UsageSummary } from './UsageSummary.tsx'

/** The plan as it is, with what is used of it. */
export function Overview({ onCompare }: { onCompare(): void }) {
  const text = useText(billingText)
  const { subscription } = useRead('billing.overview')
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
      <UsageSummary />
    </Stack>
  )
}
