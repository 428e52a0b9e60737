import { Confirm, toast } from '@tagmason/ui'
import { useText } from '../language.ts'
import { useAct } from '../workspace.tsx'
import { shellText } from './texts.ts'

/** Asks before the sample rows go back to their first day: what was done to them is lost. */
export function ResetSample({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText(shellText)
  const reset = useAct('workspace.reset')
  const confirm = async () => {
    if (await reset.run()) toast.success(text.sampleReset)
    onClose()
  }
  return (
    <Confirm
      open={open}
      title={text.resetSample}
      detail={text.resetSampleDetail}
      confirm={text.resetSample}
      tone="critical"
      busy={reset.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
