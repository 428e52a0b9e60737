import type { DraftTemplate } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { mineText } from './texts.ts'

/** Deletes a draft at once, and puts it back where that was not meant. */
export function useDeleteDraft() {
  const { undo } = useText(shellText)
  const { drafts: text } = useText(mineText)
  const remove = useAct('templates.remove')
  const restore = useAct('templates.restore')
  const back = async (draft: DraftTemplate) => {
    if (await restore.run({ ...draft, status: 'Draft' })) toast.success(text.restored, { detail: draft.name })
  }
  return {
    blocked: remove.blocked,
    run: async (id: string) => {
      const gone = await remove.run({ id })
      if (gone !== undefined) toast.success(text.deleted, { detail: gone.done.name, action: { label: undo, onPress: () => void back(gone.done) } })
    },
  }
}
