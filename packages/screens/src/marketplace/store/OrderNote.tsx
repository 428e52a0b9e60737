import type { StoreTemplate } from '@tagmason/domain'
import { Alert, Button, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { storeText } from './texts.ts'

/** That an order has failed or waits, with the way to take it back. */
export function OrderNote({ template: { id, name, order } }: { template: StoreTemplate }) {
  const text = useText(storeText)
  const cancel = useAct('store.cancelOrder')
  if (order !== 'failed' && order !== 'waiting') return null
  const remove = async () => {
    if (await cancel.run({ id })) toast.success(text.orderRemoved, { detail: name })
  }
  return (
    <Alert
      tone="caution"
      title={order === 'failed' ? text.orderFailed : text.orderWaiting}
      detail={order === 'failed' ? text.failedDetail : text.waitingDetail}
      actions={
        <Button size="small" busy={cancel.busy} blocked={cancel.blocked} onPress={() => void remove()}>
          {text.removeOrder}
        </Button>
      }
    />
  )
}
