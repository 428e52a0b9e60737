import type { OwnTemplate } from '@tagmason/domain'
import { type MenuAction, toast } from '@tagmason/ui'
import { EyeOff, GitBranch, Pencil, Store, Upload } from 'lucide-react'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { mineText } from './texts.ts'

/** What can be done with a template of the store. Leaving the store is done at once, and can be taken back. */
export function usePublishedActions(onEdit: (id: string) => void) {
  const { undo } = useText(shellText)
  const { table: text } = useText(mineText)
  const change = useAct('templates.change')
  const setStatus = useAct('templates.setStatus')
  const publish = async ({ id, name }: OwnTemplate) => {
    if (await setStatus.run({ id, published: true })) toast.success(text.republished, { detail: name })
  }
  const unpublish = async (row: OwnTemplate) => {
    if (!(await setStatus.run({ id: row.id, published: false }))) return
    toast.success(text.unpublished, { detail: text.unpublishedDetail, action: { label: undo, onPress: () => void publish(row) } })
  }
  return (row: OwnTemplate): MenuAction[] => {
    const { id, status } = row
    const inStore = status === 'Published'
    return [
      { label: text.edit, icon: Pencil, blocked: change.blocked, onPress: () => onEdit(id) },
      { label: text.newVersion, icon: GitBranch, href: `/marketplace/versions?template=${id}&do=version` },
      ...(inStore ? [{ label: text.view, icon: Store, href: `/marketplace/store?template=${id}` }] : []),
      inStore
        ? { label: text.unpublish, icon: EyeOff, blocked: setStatus.blocked, onPress: () => void unpublish(row) }
        : { label: text.publish, icon: Upload, blocked: setStatus.blocked, onPress: () => void publish(row) },
    ]
  }
}
