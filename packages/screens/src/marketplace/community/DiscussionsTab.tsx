import { Button, Empty } from '@tagmason/ui'
import { MessagesSquare, Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { useOnceOpened } from '../../shell/useOnceOpened.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { DiscussionDrawer } from './DiscussionDrawer.tsx'
import { DiscussionRow } from './DiscussionRow.tsx'
import { Searched } from './Searched.tsx'
import { communityText } from './texts.ts'

const loadDialog = () => import('./NewDiscussion.tsx').then(({ NewDiscussion }) => NewDiscussion)

/** What members ask and tell each other. */
export function DiscussionsTab() {
  const { discussions: title, discussion: text } = useText(communityText)
  const { discussions } = useRead('community.overview')
  const { blocked } = useAct('community.startDiscussion')
  const [starting, setStarting] = useState(false)
  const NewDiscussion = useOnceOpened(starting, loadDialog)
  const start = (
    <Button tone="accent" look="solid" icon={Plus} blocked={blocked} onPress={() => setStarting(true)}>
      {text.start}
    </Button>
  )
  return (
    <>
      {discussions.length > 0 && <ScreenActions>{start}</ScreenActions>}
      <Searched
        title={title}
        detail={text.detail}
        rows={discussions}
        words={(discussion) => [discussion.title, discussion.excerpt, discussion.author]}
        row={(discussion) => <DiscussionRow key={discussion.id} discussion={discussion} />}
        empty={<Empty icon={MessagesSquare} title={text.none} detail={text.noneDetail} actions={start} />}
      />
      <DiscussionDrawer />
      {NewDiscussion && <NewDiscussion open={starting} onClose={() => setStarting(false)} />}
    </>
  )
}
