import { Button, formatMoney, toast, useLocale } from '@tagmason/ui'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { EarlyPayoutDialog } from './EarlyPayoutDialog.tsx'
import { revenueText } from './texts.ts'

/** Asks for all that is available before its time; where that cannot be, its dialog says why. */
export function EarlyPayout({ onSettings }: { onSettings(): void }) {
  const { request: text } = useText(revenueText)
  const locale = useLocale()
  const { methods } = useRead('revenue.overview')
  const request = useAct('revenue.requestPayout')
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const methodId = methods.find(({ id }) => id === chosen)?.id ?? methods[0]?.id ?? ''
  const submit = async () => {
    const made = await request.run({ methodId })
    if (made === undefined) return
    toast.success(text.done, { detail: text.doneDetail(formatMoney(made.done.amountCents, {}, locale)) })
    setOpen(false)
  }
  return (
    <>
      <ScreenActions>
        <Button icon={HandCoins} tone="accent" blocked={request.blocked} onPress={() => setOpen(true)}>
          {text.action}
        </Button>
      </ScreenActions>
      <EarlyPayoutDialog
        open={open}
        busy={request.busy}
        methodId={methodId}
        onMethod={setChosen}
        onSubmit={() => void submit()}
        onSettings={onSettings}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
