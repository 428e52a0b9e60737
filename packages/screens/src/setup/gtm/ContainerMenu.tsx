import type { TagContainer } from '@tagmason/domain'
import { MenuButton, toast } from '@tagmason/ui'
import { Download, Ellipsis, Globe, Pencil, ShieldCheck, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { shellText } from '../../shell/texts.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { RenameDialog } from '../RenameDialog.tsx'
import { gtmText } from './texts.ts'
import { late } from '../../late.ts'

const VerifyProof = late(() => import('./verifying/VerifyProof.tsx'), 'VerifyProof')

/** What else can be done with a container. */
export function ContainerMenu({ container: { id, name, importedAt } }: { container: TagContainer }) {
  const text = useText(gtmText)
  const { undo } = useText(shellText)
  const { go } = useNavigation()
  const rename = useAct('containers.rename')
  const save = useAct('containers.export')
  const remove = useAct('containers.remove')
  const restore = useAct('containers.restore')
  const made = useRead('containers.list').tags.length > 0
  const [renaming, setRenaming] = useState(false)
  /** Undefined until it is asked for, so that nothing loads before. */
  const [verifying, setVerifying] = useState<boolean>()

  const renameIt = async (wanted: string) => {
    if (!(await rename.run({ id, name: wanted }))) return
    toast.success(text.renamed)
    setRenaming(false)
  }
  const saveIt = async () => {
    const file = (await save.run({ id }))?.done
    if (file === undefined) return
    download(file.fileName, file.text)
    toast.success(text.downloaded(file.fileName))
  }
  const removeIt = async () => {
    const gone = (await remove.run({ id }))?.done
    if (gone !== undefined) toast.success(text.removed(id), { action: { label: undo, onPress: () => void restore.run(gone) } })
  }
  return (
    <>
      <MenuButton
        size="small"
        label={text.more(id)}
        icon={Ellipsis}
        items={[
          { label: text.rename, icon: Pencil, blocked: rename.blocked, onPress: () => setRenaming(true) },
          {
            label: text.downloadJson,
            icon: Download,
            blocked: save.blocked || (importedAt === undefined && !made && text.nothingToDownload),
            onPress: () => void saveIt(),
          },
          { label: text.checkPage, icon: Globe, onPress: () => go(`/setup/events?do=page&container=${id}`) },
          { label: text.verifyProof, icon: ShieldCheck, onPress: () => setVerifying(true) },
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
      {verifying !== undefined && (
        <Suspense>
          <VerifyProof id={id} open={verifying} onClose={() => setVerifying(false)} />
        </Suspense>
      )}
    </>
  )
}
