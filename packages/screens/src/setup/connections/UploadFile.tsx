import type { DataConnection } from '@tagmason/domain'
import { Button } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { ReplaceFile } from './ReplaceFile.tsx'
import { connectionsText } from './texts.ts'

/** What a connection that waits for its file needs first. */
export function UploadFile({ connection }: { connection: DataConnection }) {
  const text = useText(connectionsText)
  const { blocked } = useAct('connections.replaceFile')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" label={text.of(text.uploadFile, connection.name)} blocked={blocked} onPress={() => setOpen(true)}>
        {text.uploadFile}
      </Button>
      <ReplaceFile connection={connection} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
