import type { DiscussionReply } from '@tagmason/domain'
import { Confirm, IconButton, toast } from '@tagmason/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { communityText } from './texts.ts'

/** Removes a reply, once it is sure. */
export function RemoveReply({ reply: { id, author } }: { reply: DiscussionReply }) {
  const { discussion: text } = useText(communityText)
  const remove = useAct('community.removeReply')
  const [asking, setAsking] = useState(false)
  const yes = async () => {
    if (await remove.run({ id })) toast.success(text.replyRemoved, { detail: author })
  }
  return (
    <>
      <IconButton size="small" icon={Trash2} label={text.removeReply(author)} blocked={remove.blocked} onPress={() => setAsking(true)} />
      <Confirm
        open={asking}
        title={text.removeReplyQuestion}
        detail={text.removeReplyDetail}
        confirm={text.removeReplyIt}
        tone="critical"
        busy={remove.busy}
        onConfirm={() => void yes()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
