import { Confirm, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useLast } from '../../useLast.ts'
import { useAct } from '../../workspace.tsx'
import { DepartmentDialog } from './DepartmentDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import type { Doing } from './shownPerson.ts'
import { peopleText } from './texts.ts'

export interface PersonDialogsProps {
  doing: Doing | null
  /** Names of the roles that can be given here, the least first. */
  roles: readonly string[]
  onClose(): void
}

/** Asks before something is done with a member. */
export function PersonDialogs({ doing, roles, onClose }: PersonDialogsProps) {
  const text = useText(peopleText)
  const acts = {
    suspend: useAct('members.suspend'),
    remove: useAct('members.remove'),
    cancelInvitation: useAct('members.cancelInvitation'),
  }
  const last = useLast(doing)
  if (last === null) return null
  const { person } = last
  const words = {
    suspend: { title: text.suspendQuestion(person.name), detail: text.suspendDetail, confirm: text.suspend, done: text.suspendedNow },
    remove: { title: text.removeQuestion(person.name), detail: text.removeDetail, confirm: text.remove, done: text.removed },
    cancelInvitation: { title: text.cancelQuestion(person.email), detail: text.cancelDetail, confirm: text.cancelInvitation, done: text.cancelled },
  }
  if (last.act === 'role') return <RoleDialog key={person.id} person={person} roles={roles} open={doing !== null} onClose={onClose} />
  if (last.act === 'department') return <DepartmentDialog key={person.id} person={person} open={doing !== null} onClose={onClose} />
  const { title, detail, confirm, done } = words[last.act]
  const act = acts[last.act]
  const run = async () => {
    if (!(await act.run({ id: person.id }))) return
    toast.success(done, { detail: last.act === 'cancelInvitation' ? person.email : person.name })
    onClose()
  }
  return (
    <Confirm
      open={doing !== null}
      title={title}
      detail={detail}
      confirm={confirm}
      tone="critical"
      busy={act.busy}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  )
}
