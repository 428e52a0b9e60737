import type { Community } from '@tagmason/domain'
import { Button, Confirm, MenuButton, toast } from '@tagmason/ui'
import { Check, Ellipsis, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useLast } from '../../useLast.ts'
import { useAct } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { communityText } from './texts.ts'

/** What becomes of a lesson that waits: administrators decide, who handed it in can take it back. */
export function TutorialDecision({ tutorial: { id, title, status, mine } }: { tutorial: Community['tutorials'][number] }) {
  const { tutorial: text } = useText(communityText)
  const { of } = useText(marketplaceText)
  const decide = useAct('community.decideTutorial')
  const take = useAct('community.withdrawTutorial')
  const [asking, setAsking] = useState<'' | 'decline' | 'withdraw'>('')
  const asked = useLast(asking)
  const deciding = status === 'waiting' && !decide.blocked
  const approve = async (approved: boolean) => {
    if (await decide.run({ id, approved })) toast.success(approved ? text.approved : text.wasDeclined, { detail: title })
  }
  const withdraw = async () => {
    if (await take.run({ id })) toast.success(text.withdrawn, { detail: title })
  }
  return (
    <>
      {deciding && (
        <Button size="small" icon={Check} label={of(text.approve, title)} busy={decide.busy} onPress={() => void approve(true)}>
          {text.approve}
        </Button>
      )}
      {(deciding || mine) && (
        <MenuButton
          size="small"
          icon={Ellipsis}
          label={text.more(title)}
          items={[
            ...(deciding ? [{ label: text.decline, icon: X, onPress: () => setAsking('decline') }] : []),
            ...(mine ? [{ label: text.withdraw, icon: Undo2, tone: 'critical' as const, blocked: take.blocked, onPress: () => setAsking('withdraw') }] : []),
          ]}
        />
      )}
      <Confirm
        open={asking !== ''}
        title={asked === 'decline' ? text.declineQuestion : text.withdrawQuestion}
        detail={asked === 'decline' ? text.declineDetail : text.withdrawDetail}
        confirm={asked === 'decline' ? text.decline : text.withdraw}
        tone="critical"
        busy={decide.busy || take.busy}
        onConfirm={() => void (asked === 'decline' ? approve(false) : withdraw()).then(() => setAsking(''))}
        onClose={() => setAsking('')}
      />
    </>
  )
}
