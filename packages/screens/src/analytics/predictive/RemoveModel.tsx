import type { PredictiveModel } from '@tagmason/domain'
import { Button, Confirm, Inline, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { predictiveText } from './texts.ts'

/** Removes a model after asking. */
export function RemoveModel({ model: { id, name }, onRemoved }: { model: PredictiveModel; onRemoved(): void }) {
  const { details: text } = useText(predictiveText)
  const remove = useAct('models.remove')
  const [asking, setAsking] = useState(false)
  const yes = async () => {
    if (!(await remove.run({ id }))) return
    toast.success(text.removed, { detail: name })
    onRemoved()
  }
  return (
    <Inline>
      <Button tone="critical" blocked={remove.blocked} onPress={() => setAsking(true)}>
        {text.remove}
      </Button>
      <Confirm
        tone="critical"
        title={text.removeQuestion(name)}
        detail={text.removeDetail}
        confirm={text.remove}
        open={asking}
        busy={remove.busy}
        onConfirm={() => void yes()}
        onClose={() => setAsking(false)}
      />
    </Inline>
  )
}
