import { Alert, Button, toast } from '@tagmason/ui'
import { MailQuestion } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { settingsText } from './texts.ts'

/** A new address that nobody has confirmed yet. */
export function PendingAddress({ address, onKept }: { address: string; onKept(): void }) {
  const text = useText(settingsText)
  const cancel = useAct('settings.cancelEmail')
  const keep = async () => {
    if (!(await cancel.run())) return
    toast.success(text.addressKept)
    onKept()
  }
  return (
    <Alert
      icon={MailQuestion}
      title={text.emailWaits(address)}
      detail={text.emailWaitsDetail}
      actions={
        <Button size="small" busy={cancel.busy} blocked={cancel.blocked} onPress={() => void keep()}>
          {text.keepAddress}
        </Button>
      }
    />
  )
}
