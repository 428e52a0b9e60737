import type { TestCard } from '@tagmason/domain'
import { Button, Dialog, Facts, formatMoney, Money, Stack, Time, toast, useLocale } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAskAgain } from '../../useAskAgain.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { billingText } from './texts.ts'
import { TestCards } from './TestCards.tsx'

/** In seconds: what is due falls with each day. */
const quoteAge = 60

/** What a change of the plan costs now and later, and the way to say yes. */
export function Checkout({ plan: id, open, onClose }: { plan: string; open: boolean; onClose(): void }) {
  const text = useText(billingText)
  const { subscription } = useRead('billing.overview')
  const { plan, kind, effective, proration } = useRead('billing.quote', { plan: id })
  useAskAgain('billing.quote', open ? quoteAge : 0)
  const change = useAct('billing.changePlan')
  const cancel = useAct('billing.cancelChange')
  const locale = useLocale()
  const [card, setCard] = useState<TestCard>('pays')
  const up = kind === 'upgrade'
  const submit = async () => {
    const answer = await change.run({ plan: id, due: proration.dueCents, card })
    if (answer === undefined) return
    const { outcome, invoice } = answer.done
    if (outcome === 'changed') toast.success(text.changed, { detail: text.changedDetail(plan.name, invoice?.id ?? '') })
    else if (outcome === 'failed') toast.error(text.failed, { detail: text.failedDetail })
    else toast.success(text.planned, { detail: text.plannedDetail(plan.name), action: { label: text.undo, onPress: () => void cancel.run() } })
    onClose()
  }
  const then = { term: text.thenFrom, value: <MonthlyPrice price={plan.price} /> }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.checkout(plan.name)}
      detail={up ? text.checkoutUp : text.checkoutDown(subscription.name, plan.name)}
      busy={change.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={change.busy} blocked={change.blocked}>
            {up ? text.pay(formatMoney(proration.dueCents, { currency: 'USD' }, locale)) : text.planIt}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Facts
          items={
            up
              ? [
                  { term: text.rest(plan.name, proration.daysLeft, proration.days), value: <Money minor={proration.chargeCents} /> },
                  { term: text.notUsed(subscription.name), value: <Money minor={-proration.creditCents} /> },
                  { term: text.due, value: <Money minor={proration.dueCents} /> },
                  then,
                ]
              : [{ term: text.begins, value: <Time at={effective} /> }, { term: text.due, value: <Money minor={0} /> }, then]
          }
        />
        {up && <TestCards card={card} onChoose={setCard} />}
      </Stack>
    </Dialog>
  )
}

function MonthlyPrice({ price }: { price: number }) {
  const { perMonth } = useText(billingText)
  return (
    <>
      <Money minor={price * 100} short /> {perMonth}
    </>
  )
}
