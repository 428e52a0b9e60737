import type { BillingPlan } from '@tagmason/domain'
import { Button, Grid, Money, PlanCard, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { billingText } from './texts.ts'

/** The plans there are. `onChange` is given the id of the one that is wanted. */
export function Plans({ onChange }: { onChange(id: string): void }) {
  const text = useText(billingText)
  const { plans, subscription } = useRead('billing.overview')
  const change = useAct('billing.changePlan')
  const upgrade = ({ id, name }: BillingPlan) => {
    toast.plain(text.upgrading, { detail: text.upgradingDetail(name) })
    onChange(id)
  }
  return (
    <Grid label={text.plans}>
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          level={2}
          name={plan.name}
          detail={text.planDetails[plan.name]}
          price={<Money minor={plan.price * 100} short />}
          period={text.perMonth}
          features={plan.features.map((feature) => ({ text: text.features[feature] ?? feature, included: true }))}
          {...(plan.popular ? { badge: text.mostPopular } : {})}
          action={
            plan.id === subscription.planId ? (
              <Button full label={text.of(text.currentPlan, plan.name)} blocked={text.yours}>
                {text.currentPlan}
              </Button>
            ) : (
              <Button full label={text.of(text.upgrade, plan.name)} blocked={change.blocked} onPress={() => upgrade(plan)}>
                {text.upgrade}
              </Button>
            )
          }
        />
      ))}
    </Grid>
  )
}
