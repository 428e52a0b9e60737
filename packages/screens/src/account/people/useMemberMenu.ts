import { type MenuAction, toast } from '@tagmason/ui'
import { Building2, CirclePause, CirclePlay, MailX, Send, Trash2, UserCog } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import type { Doing, ShownPerson } from './shownPerson.ts'
import { peopleText } from './texts.ts'
import type { Sent } from './useSent.ts'

/** What can be done with a member; `ask` opens the dialog of what needs one. */
export function useMemberMenu({ resend, resendBlocked }: Sent, ask: (doing: Doing) => void): (person: ShownPerson) => MenuAction[] {
  const text = useText(peopleText)
  const setRole = useAct('members.setRole')
  const setDepartment = useAct('members.setDepartment')
  const suspend = useAct('members.suspend')
  const reactivate = useAct('members.reactivate')
  const remove = useAct('members.remove')
  const cancel = useAct('members.cancelInvitation')
  return (person) => {
    const { id, name, email, state, lock, department } = person
    const locked = lock !== null && text.locks[lock]
    const wake = async () => {
      if (await reactivate.run({ id })) toast.success(text.reactivated, { detail: name })
    }
    const role: MenuAction = { label: text.changeRole, icon: UserCog, blocked: setRole.blocked || locked, onPress: () => ask({ act: 'role', person }) }
    const move: MenuAction = { label: text.move, icon: Building2, blocked: setDepartment.blocked, onPress: () => ask({ act: 'department', person }) }
    const byState: Record<ShownPerson['state'], MenuAction[]> = {
      waiting: [
        { label: text.resend, icon: Send, blocked: resendBlocked(email), onPress: () => void resend(id) },
        { label: text.cancelInvitation, icon: MailX, tone: 'critical', blocked: cancel.blocked, onPress: () => ask({ act: 'cancelInvitation', person }) },
      ],
      active: [{ label: text.suspend, icon: CirclePause, blocked: suspend.blocked || locked, onPress: () => ask({ act: 'suspend', person }) }],
      suspended: [{ label: text.reactivate, icon: CirclePlay, blocked: reactivate.blocked, onPress: () => void wake() }],
    }
    const away: MenuAction = {
      label: text.remove,
      icon: Trash2,
      tone: 'critical',
      blocked: remove.blocked || locked,
      onPress: () => ask({ act: 'remove', person }),
    }
    return [role, ...(department === undefined ? [] : [move]), ...byState[state], ...(state === 'waiting' ? [] : [away])]
  }
}
