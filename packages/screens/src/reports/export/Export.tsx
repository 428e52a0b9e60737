import { Stack } from '@tagmason/ui'
import { useDeferredValue } from 'react'
import { useRead } from '../../workspace.tsx'
import { History } from './History.tsx'
import { NewExport } from './NewExport.tsx'
import { useExportDraft } from './useExportDraft.ts'
import { useExportWork } from './useExportWork.ts'

/** What was collected, as files: what to put into them, and those that were made. */
export function Export() {
  const draft = useExportDraft()
  // The sizes of the last question stay until those of the next are there.
  const { today, dataSets } = useRead('exports.offer', useDeferredValue(draft.question))
  const rows = useRead('exports.list')
  useExportWork(rows)
  return (
    <Stack gap="l">
      <NewExport draft={draft} today={today} dataSets={dataSets} />
      <History rows={rows} />
    </Stack>
  )
}
