import { Confirm, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { settingsText } from './texts.ts'

/** The sample cannot be deleted; its rows can go back to their first day. */
export function ResetInstead({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText(settingsText)
  const reset = useAct('workspace.reset')
  const confirm = async () => {
    if (await reset.run()) toast.success(text.sampleReset)
    onClose()
  }
  return (
    <Confirm
      open={open}
      tone="critical"
      title={text.sampleStays}
      detail={text.sampleStaysDetail}
      confirm={text.resetSample}
      busy={reset.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
