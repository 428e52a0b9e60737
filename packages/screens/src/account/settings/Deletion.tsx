import { Alert, Button, Confirm, Inline, Time, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useNow } from '../../workspace.tsx'
import { settingsText } from './texts.ts'

/** An account that is to go: when, the way back, and the last step once its days are over. */
export function Deletion({ due }: { due: string }) {
  const text = useText(settingsText)
  const now = useNow()
  const keep = useAct('settings.keepAccount')
  const finish = useAct('settings.finishDeletion')
  const [asking, setAsking] = useState(false)
  const over = Date.parse(due) <= Date.parse(now)
  const stay = async () => {
    if (await keep.run()) toast.success(text.accountKept)
  }
  const go = async () => {
    if (await finish.run()) toast.success(text.accountDeleted)
    setAsking(false)
  }
  return (
    <Alert
      tone="caution"
      title={
        <>
          {text.deletionOn} <Time at={due} show="both" />
        </>
      }
      detail={over ? text.deletionDue : text.deletionDetail}
      actions={
        <Inline gap="xs">
          <Button size="small" busy={keep.busy} blocked={keep.blocked} onPress={() => void stay()}>
            {text.keepAccount}
          </Button>
          {over && (
            <Button size="small" tone="critical" blocked={finish.blocked} onPress={() => setAsking(true)}>
              {text.deleteNow}
            </Button>
          )}
          <Confirm
            open={asking}
            tone="critical"
            title={text.deleteQuestion}
            detail={text.deletionDue}
            confirm={text.deleteNow}
            busy={finish.busy}
            onConfirm={() => void go()}
            onClose={() => setAsking(false)}
          />
        </Inline>
      }
    />
  )
}
