import type { AnalyticsProperty } from '@tagmason/domain'
import { MenuButton, toast } from '@tagmason/ui'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { RenameDialog } from '../RenameDialog.tsx'
import { ga4Text } from './texts.ts'

/** What else can be done with a property. */
export function PropertyMenu({ property: { id, name } }: { property: AnalyticsProperty }) {
  const text = useText(ga4Text)
  const { undo } = useText(shellText)
  const rename = useAct('properties.rename')
  const remove = useAct('properties.remove')
  const restore = useAct('properties.restore')
  const [renaming, setRenaming] = useState(false)
  const renameIt = async (wanted: string) => {
    if (!(await rename.run({ id, name: wanted }))) return
    toast.success(text.renamed)
    setRenaming(false)
  }
  const removeIt = async () => {
    const gone = (await remove.run({ id }))?.done
    if (gone !== undefined) toast.success(text.removed(name), { action: { label: undo, onPress: () => void restore.run(gone) } })
  }
  return (
    <>
      <MenuButton
        size="small"
        label={text.more(id)}
        icon={Ellipsis}
        items={[
          { label: text.rename, icon: Pencil, blocked: rename.blocked, onPress: () => setRenaming(true) },
          { label: text.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => void removeIt() },
        ]}
      />
      <RenameDialog
        name={name}
        text={text}
        open={renaming}
        busy={rename.busy}
        blocked={rename.blocked}
        onClose={() => setRenaming(false)}
        onRename={(wanted) => void renameIt(wanted)}
      />
    </>
  )
}
