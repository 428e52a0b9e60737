import type { WhiteLabelClient } from '@tagmason/domain'
import { type MenuAction, toast } from '@tagmason/ui'
import { CirclePause, CirclePlay, PanelRight, Pencil, Trash2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { whiteLabelText } from './texts.ts'

/** What can be done with a client, for the menu of its row. */
export function useClientActions({ edit, remove }: { edit(client: WhiteLabelClient): void; remove(client: WhiteLabelClient): void }) {
  const text = useText(whiteLabelText)
  const suspend = useAct('clients.setSuspended')
  const change = useAct('clients.change')
  const gone = useAct('clients.remove')
  const turn = async ({ id, name }: WhiteLabelClient, suspended: boolean) => {
    if (!(await suspend.run({ id, suspended }))) return
    toast.success(suspended ? text.suspendedNow : text.resumedNow, {
      detail: name,
      action: { label: text.undo, onPress: () => void suspend.run({ id, suspended: !suspended }) },
    })
  }
  return (client: WhiteLabelClient): MenuAction[] => {
    const rests = client.status === 'Suspended'
    return [
      { label: text.details, icon: PanelRight, href: `/enterprise/whitelabel?tab=clients&id=${client.id}` },
      { label: text.editClient, icon: Pencil, blocked: change.blocked, onPress: () => edit(client) },
      {
        label: rests ? text.resume : text.suspend,
        icon: rests ? CirclePlay : CirclePause,
        blocked: suspend.blocked,
        onPress: () => void turn(client, !rests),
      },
      { label: text.removeClient, icon: Trash2, tone: 'critical', blocked: gone.blocked, onPress: () => remove(client) },
    ]
  }
}
