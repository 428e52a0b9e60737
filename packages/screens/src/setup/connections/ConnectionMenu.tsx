import type { DataConnection } from '@tagmason/domain'
import { Confirm, MenuButton, toast } from '@tagmason/ui'
import { Download, Ellipsis, FileUp, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { EditConnection } from './EditConnection.tsx'
import { ReplaceFile } from './ReplaceFile.tsx'
import { connectionsText } from './texts.ts'

/** The rest of what can be done with a connection. */
export function ConnectionMenu({ connection }: { connection: DataConnection }) {
  const text = useText(connectionsText)
  const { id, name, file } = connection
  const [open, setOpen] = useState<'edit' | 'file' | 'remove' | null>(null)
  const change = useAct('connections.change')
  const remove = useAct('connections.remove')
  const fetch = useAct('connections.download')
  const close = () => setOpen(null)

  const save = async () => {
    const result = await fetch.run({ id })
    if (result === undefined) return
    download(result.done.name, result.done.text, file?.kind === 'json' ? 'application/json' : 'text/csv')
    toast.success(text.downloaded(result.done.name))
  }
  const confirm = async () => {
    if (!(await remove.run({ id }))) return
    close()
    toast.success(text.removed, { detail: name })
  }
  const ofFile = [
    { label: text.replaceFile, icon: FileUp, blocked: change.blocked, onPress: () => setOpen('file') },
    { label: text.download, icon: Download, blocked: fetch.blocked, onPress: () => void save() },
  ]
  return (
    <>
      <MenuButton
        label={text.more(name)}
        icon={Ellipsis}
        size="small"
        groups={[
          {
            items: [{ label: text.edit, icon: Pencil, blocked: change.blocked, onPress: () => setOpen('edit') }, ...(file === undefined ? [] : ofFile)],
          },
          { items: [{ label: text.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => setOpen('remove') }] },
        ]}
      />
      <EditConnection connection={connection} open={open === 'edit'} onClose={close} />
      <ReplaceFile connection={connection} open={open === 'file'} onClose={close} />
      <Confirm
        open={open === 'remove'}
        title={text.removeQuestion(name)}
        detail={text.removeDetail}
        confirm={text.remove}
        tone="critical"
        busy={remove.busy}
        onConfirm={() => void confirm()}
        onClose={close}
      />
    </>
  )
}
