import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { revenueText } from './texts.ts'

/** What can be done about payouts, each with what is said afterwards. */
export function usePayoutActs() {
  const { payouts: text } = useText(revenueText)
  const confirm = useAct('revenue.confirmPayout')
  const cancel = useAct('revenue.cancelPayout')
  const run = useAct('revenue.runPayouts')
  return {
    confirm,
    cancel,
    run,
    confirmIt: async (id: string) => {
      if (await confirm.run({ id })) toast.success(text.confirmed)
    },
    takeBack: async (id: string) => {
      if (await cancel.run({ id })) toast.success(text.takenBack)
    },
    runAll: async () => {
      const made = await run.run()
      if (made === undefined) return
      if (made.done === null) toast.info(text.notDue, { detail: text.notDueDetail })
      else toast.success(text.ran)
    },
  }
}
