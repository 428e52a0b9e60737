import type { ReportDefinition } from '@tagmason/domain'
import { useDeferredValue } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { ReportTableView } from './ReportTableView.tsx'
import { reportsText } from './texts.ts'

/** What the report shows as it is now; the last answer stays until the next one is there. */
export function Preview({ definition }: { definition: ReportDefinition }) {
  const { editor } = useText(reportsText)
  return <ReportTableView label={editor.preview} table={useRead('reports.preview', useDeferredValue(definition))} />
}
