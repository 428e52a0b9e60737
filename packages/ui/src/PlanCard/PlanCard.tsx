import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { Checklist } from '../Checklist/Checklist.tsx'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { body, plan } from './PlanCard.css.ts'

export interface PlanFeature {
  /** What the plan has or has not. */
  text: ReactNode
  /** Whether it has it. */
  included: boolean
}

export interface PlanCardProps {
  /** What the plan is called. */
  name: string
  /** Whom it is for, in one line. */
  detail?: ReactNode
  /** What it costs; a ready string or a `<Money>`. */
  price: ReactNode
  /** What the price is for, as `per month`. */
  period?: ReactNode
  /** What one gets and what not, in order. */
  features: readonly PlanFeature[]
  /** What sets it apart, as `Most Popular`; its edge then wears the accent. */
  badge?: string
  /** The words that say it is the plan one has, as `Current plan`. */
  current?: string | false
  /** A button that takes it, at the foot. */
  action?: ReactNode
  /** The level of its heading. */
  level?: HeadingLevel
}

/**
 * A plan one can take. Stands in a Grid beside the others.
 * @example <PlanCard name="Pro" price={<Money minor={4900} currency="USD" />} period="per month" badge="Most Popular" features={features} action={<Button full>Upgrade</Button>} />
 */
export function PlanCard({ name, detail, price, period, features, badge, current = false, action, level = 3 }: PlanCardProps) {
  const texts = useUiTexts()
  const heading = useId()
  return (
    <article
      data-ui="PlanCard"
      data-current={current !== false || undefined}
      data-badged={badge !== undefined || undefined}
      aria-labelledby={heading}
      className={plan}
    >
      <Stack gap="xxs">
        <Inline justify="between">
          <Heading level={level} size="large" id={heading}>
            {name}
          </Heading>
          <Inline>
            {badge === undefined ? null : <Badge tone="accent">{badge}</Badge>}
            {current === false ? null : (
              <Badge tone="positive" icon={Check}>
                {current}
              </Badge>
            )}
          </Inline>
        </Inline>
        {detail ? <Text tone="muted">{detail}</Text> : null}
      </Stack>
      <Inline align="baseline">
        <Text inline size="figure" weight="strong">
          {price}
        </Text>
        {period ? (
          <Text inline tone="muted">
            {period}
          </Text>
        ) : null}
      </Inline>
      <div className={body}>
        <Checklist
          label={name}
          states={{ done: texts.included, open: texts.notIncluded }}
          items={features.map(({ text, included }) => ({
            done: included,
            text: included ? (
              text
            ) : (
              <Text inline tone="muted">
                {text}
              </Text>
            ),
          }))}
        />
      </div>
      {action}
    </article>
  )
}
