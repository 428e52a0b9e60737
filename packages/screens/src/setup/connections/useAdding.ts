import type { Connector, DataConnectionType } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { type Draft, type DraftFaults, faultsOf, isSound } from './draft.ts'
import { connectionsText } from './texts.ts'
import { useOnOpen } from '../../useOnOpen.ts'

const blank: Draft = { connector: '', name: '', account: '', file: null }

/** The state of the dialog that adds a connection; each opening begins anew. */
export function useAdding(type: DataConnectionType, open: boolean, onDone: () => void) {
  const text = useText(connectionsText)
  const rows = useRead('connections.list')
  const add = useAct('connections.add')
  const addFile = useAct('connections.addFile')
  const [draft, setDraft] = useState(blank)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(blank)
    setTried(false)
  })

  const faults: DraftFaults = tried ? faultsOf(draft, rows) : {}
  const set = (part: Partial<Draft>) => {
    const file = part.file ?? null
    // A file brings its name along, unless one was typed.
    const name = file?.name.replace(/\.\w+$/, '').slice(0, 100)
    // Reading a file takes a while, in which more may have been typed.
    setDraft((now) => ({ ...now, ...part, ...(name !== undefined && now.name === '' ? { name } : {}) }))
  }
  const choose = (connector: Connector) => {
    setDraft({ ...draft, connector, account: '', name: connector === 'file' ? (draft.file?.name.replace(/\.\w+$/, '') ?? '') : text.names[connector] })
    setTried(false)
  }
  const submit = async () => {
    setTried(true)
    const { connector, name, account, file } = draft
    if (connector === '' || !isSound(faultsOf(draft, rows))) return
    if (connector !== 'file') {
      if (!(await add.run({ type, connector, name, account }))) return
      toast.success(text.added, { detail: text.addedPending })
    } else {
      const result = file === null ? undefined : await addFile.run({ type, name, fileName: file.name, text: file.text })
      if (result === undefined) return
      toast.success(text.added, { detail: text.fileRead(result.done.rows ?? 0) })
    }
    onDone()
  }
  return { draft, faults, set, choose, submit, busy: add.busy || addFile.busy, blocked: add.blocked }
}
