import { Button, Confirm, toast } from '@tagmason/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { communityText } from './texts.ts'

/** Removes a discussion with its replies, once it is sure. */
export function RemoveDiscussion({ id, title, onRemoved }: { id: string; title: string; onRemoved(): void }) {
  const { discussion: text } = useText(communityText)
  const remove = useAct('community.removeDiscussion')
  const [asking, setAsking] = useState(false)
  const yes = async () => {
    if (!(await remove.run({ id }))) return
    toast.success(text.removed, { detail: title })
    onRemoved()
  }
  return (
    <>
      <Button size="small" look="plain" icon={Trash2} blocked={remove.blocked} onPress={() => setAsking(true)}>
        {text.remove}
      </Button>
      <Confirm
        open={asking}
        title={text.removeQuestion}
        detail={text.removeDetail}
        confirm={text.remove}
        tone="critical"
        busy={remove.busy}
        onConfirm={() => void yes()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
