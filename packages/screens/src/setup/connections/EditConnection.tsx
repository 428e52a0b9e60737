import type { DataConnection } from '@tagmason/domain'
import { Button, Dialog, Stack, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { ConnectionFields } from './ConnectionFields.tsx'
import { faultsOf, isSound } from './draft.ts'
import { connectionsText } from './texts.ts'
import { useOnOpen } from '../../useOnOpen.ts'

/** Another name or another account. Each opening begins with what is kept. */
export function EditConnection({ connection, open, onClose }: { connection: DataConnection; open: boolean; onClose(): void }) {
  const text = useText(connectionsText)
  const { id, name, connector, account } = connection
  const others = useRead('connections.list').filter((row) => row.id !== id)
  const change = useAct('connections.change')
  const kept = { connector, name, account, file: null }
  const [draft, setDraft] = useState(kept)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(kept)
    setTried(false)
  })
  // A file connection keeps the file it has.
  const { file: _file, ...faults } = faultsOf(draft, others)
  const save = async () => {
    setTried(true)
    if (!isSound(faults) || !(await change.run({ id, name: draft.name, account: draft.account }))) return
    toast.success(text.changed, { detail: draft.name.trim() })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.of(text.edit, name)}
      size="small"
      busy={change.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={change.busy} blocked={change.blocked}>
            {text.saveChange}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <ConnectionFields
          connector={connector}
          draft={draft}
          faults={tried ? faults : {}}
          onChange={(part) => setDraft({ ...draft, ...part, file: null, connector })}
        />
      </Stack>
    </Dialog>
  )
}
