import type { AlertDelivery, SmartAlert } from '@tagmason/domain'
import { Confirm, MenuButton, toast } from '@tagmason/ui'
import { Ban, Ellipsis, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { TestResult } from './TestResult.tsx'
import { alertsText } from './texts.ts'

/** The rest of what can be done with an alert: try whether it arrives, disable it, remove it. */
export function AlertMenu({ alert: { id, name, status } }: { alert: SmartAlert }) {
  const text = useText(alertsText)
  const common = useText(automationText)
  const test = useAct('alerts.test')
  const disable = useAct('alerts.disable')
  const remove = useAct('alerts.remove')
  const [asking, setAsking] = useState(false)
  const [deliveries, show] = useState<AlertDelivery[] | null>(null)

  const testIt = async () => {
    const outcome = await test.run({ id })
    if (outcome === undefined) return
    toast.success(text.tested, { detail: text.testedDetail })
    show(outcome.done)
  }
  const disableIt = async () => {
    if (await disable.run({ id })) toast.success(text.disabledNow, { detail: text.disabledNowDetail })
  }
  const removeIt = async () => {
    if (await remove.run({ id })) toast.success(text.removed, { detail: name })
  }

  return (
    <>
      <MenuButton
        size="small"
        label={common.more(name)}
        icon={Ellipsis}
        items={[
          { label: text.test, icon: Send, blocked: test.blocked, onPress: () => void testIt() },
          ...(status === 'disabled' ? [] : [{ label: text.disable, icon: Ban, blocked: disable.blocked, onPress: () => void disableIt() }]),
          { label: common.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => setAsking(true) },
        ]}
      />
      <TestResult name={name} deliveries={deliveries} onClose={() => show(null)} />
      <Confirm
        open={asking}
        title={text.removeQuestion(name)}
        detail={text.removeDetail}
        confirm={text.removeIt}
        tone="critical"
        busy={remove.busy}
        onConfirm={() => void removeIt()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
