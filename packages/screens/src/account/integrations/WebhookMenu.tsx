import type { Webhook } from '@tagmason/domain'
import { Confirm, MenuButton, toast } from '@tagmason/ui'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { integrationsText } from './texts.ts'

/** What is seldom done with a webhook. */
export function WebhookMenu({ row: { id, name } }: { row: Webhook }) {
  const text = useText(integrationsText)
  const remove = useAct('webhooks.remove')
  const [asking, setAsking] = useState(false)
  const yes = async () => {
    if (!(await remove.run({ id }))) return
    setAsking(false)
    toast.success(text.removed, { detail: name })
  }
  return (
    <>
      <MenuButton
        label={text.more(name)}
        icon={Ellipsis}
        size="small"
        items={[{ label: text.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => setAsking(true) }]}
      />
      <Confirm
        open={asking}
        tone="critical"
        title={text.removeQuestion(name)}
        detail={text.removeDetail}
        confirm={text.removeIt}
        busy={remove.busy}
        onConfirm={() => void yes()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
