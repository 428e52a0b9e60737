import type { TagEdit, TagWorkspace } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { shellText } from '../../../shell/texts.ts'
import { useAct } from '../../../workspace.tsx'
import { workspaceText } from './texts.ts'

/** What can be changed in a workspace; each says what it did, and what takes away can be undone. */
export function useWorkspaceChanges({ id, tags, edits = {} }: TagWorkspace) {
  const text = useText(workspaceText)
  const { undo } = useText(shellText)
  const change = useAct('containers.changeWorkspace')
  const rename = async (name: string) => {
    const done = await change.run({ id, name })
    if (done !== undefined) toast.success(text.renamed)
    return done !== undefined
  }
  const add = async (tag: string) => {
    if (await change.run({ id, tags: [...tags, tag] })) toast.success(text.added(tag))
  }
  const takeOut = async (tag: string) => {
    if (!(await change.run({ id, tags: tags.filter((other) => other !== tag) }))) return
    toast.success(text.takenOut(tag), { action: { label: undo, onPress: () => void change.run({ id, tags, edits }) } })
  }
  /** Null takes the edit back. */
  const edit = async (tag: string, now: TagEdit | null) => {
    const others = Object.fromEntries(Object.entries(edits).filter(([other]) => other !== tag))
    const done = await change.run({ id, edits: now === null ? others : { ...others, [tag]: now } })
    if (done !== undefined) toast.success(text.changed)
    return done !== undefined
  }
  return { busy: change.busy, blocked: change.blocked, rename, add, takeOut, edit }
}
