import type { DataConnection } from '@tagmason/domain'
import { Button, Dialog, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { TableFile } from './TableFile.tsx'
import { connectionsText } from './texts.ts'
import type { ReadFile } from './useTableFile.ts'
import { useOnOpen } from '../../useOnOpen.ts'

/** The first file of a connection that waits for one, or another one. */
export function ReplaceFile({ connection: { id, name, file: kept }, open, onClose }: { connection: DataConnection; open: boolean; onClose(): void }) {
  const text = useText(connectionsText)
  const replace = useAct('connections.replaceFile')
  const [file, setFile] = useState<ReadFile | null>(null)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setFile(null)
    setTried(false)
  })
  const save = async () => {
    setTried(true)
    if (file === null || 'refused' in file.table) return
    const result = await replace.run({ id, fileName: file.name, text: file.text })
    if (result === undefined) return
    toast.success(kept === undefined ? text.fileUploaded : text.fileReplaced, { detail: text.fileRead(result.done.rows ?? 0) })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.of(kept === undefined ? text.uploadFile : text.replaceFile, name)}
      busy={replace.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={replace.busy} blocked={replace.blocked}>
            {text.saveFile}
          </Button>
        </>
      }
    >
      <TableFile file={file} missing={tried && file === null} onChange={setFile} />
    </Dialog>
  )
}
