import type { PackageCard } from '@tagmason/domain'
import { Button, Confirm, formatMoney, toast, useLocale } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { supportText } from './texts.ts'
import { useDate } from './useWhen.ts'

/** Takes another package: a dearer one after saying what it costs now, a cheaper one at the end of the period; or keeps the present one. */
export function PackageAction({ each: { id, name, price, change, dueCents } }: { each: PackageCard }) {
  const { packages: text, of, undo } = useText(supportText)
  const { packages, payment } = useRead('support.overview')
  const choose = useAct('supportPackages.choose')
  const keep = useAct('supportPackages.keep')
  const locale = useLocale()
  const date = useDate()
  const [asking, setAsking] = useState(false)
  const keepIt = async () => {
    if (await keep.run()) toast.success(text.kept)
  }
  const chooseIt = async () => {
    const made = await choose.run({ id })
    setAsking(false)
    if (made === undefined) return
    const { state, from } = made.done
    if (state === 'notConfigured') toast.warning(text.waits, { detail: text.waitsDetail })
    else if (state === 'changed') toast.success(text.changed, { detail: text.changedDetail(name) })
    else toast.success(text.planned, { detail: text.plannedDetail(name, date(from ?? '')), action: { label: undo, onPress: () => void keepIt() } })
  }
  if (change === 'planned')
    return (
      <Button full busy={keep.busy} blocked={keep.blocked} onPress={() => void keepIt()}>
        {text.keep(packages.find(({ current }) => current)?.name ?? '')}
      </Button>
    )
  const action = change === 'upgrade' ? text.upgrade : text.downgrade
  return (
    <>
      <Button
        full
        label={of(action, name)}
        busy={choose.busy}
        blocked={choose.blocked}
        onPress={change === 'upgrade' ? () => setAsking(true) : () => void chooseIt()}
      >
        {action}
      </Button>
      <Confirm
        open={asking}
        title={text.upgradeQuestion(name)}
        detail={`${text.upgradeDetail(formatMoney(dueCents, {}, locale), formatMoney(price * 100, { short: true }, locale))} ${payment === 'test' ? text.test : text.notConfigured}`}
        confirm={text.upgrade}
        busy={choose.busy}
        onConfirm={() => void chooseIt()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
