import type { NlpJob } from '@tagmason/domain'
import { Button, Confirm, Inline, MenuButton, toast } from '@tagmason/ui'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { aiText } from '../texts.ts'
import { nlpText } from './texts.ts'

/** What can be done with a job: try one in error again, or remove it with what it found. */
export function JobMenu({ job: { id, status }, type }: { job: NlpJob; type: string }) {
  const text = useText(nlpText)
  const { of, more } = useText(aiText)
  const retry = useAct('nlp.retry')
  const remove = useAct('nlp.remove')
  const [asking, setAsking] = useState(false)
  const again = async () => {
    if (await retry.run({ id })) toast.success(text.retried, { detail: type })
  }
  const takeOut = async () => {
    if (await remove.run({ id })) toast.success(text.removed, { detail: type })
  }
  return (
    <Inline gap="xs" wrap={false}>
      {status === 'error' && (
        <Button size="small" label={of(text.retry, type)} busy={retry.busy} blocked={retry.blocked} onPress={() => void again()}>
          {text.retry}
        </Button>
      )}
      <MenuButton
        label={of(more, type)}
        icon={Ellipsis}
        size="small"
        items={[{ label: text.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => setAsking(true) }]}
      />
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={text.removeQuestion(type)}
        detail={text.removeDetail}
        confirm={text.remove}
        tone="critical"
        busy={remove.busy}
        onConfirm={() => void takeOut()}
      />
    </Inline>
  )
}
