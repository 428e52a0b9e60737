import type { ReportDefinition } from '@tagmason/domain'
import { useDeferredValue } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { HowCounted } from '../counted/HowCounted.tsx'
import { InProjectZone } from '../InProjectZone.tsx'
import { ReportTableView } from './ReportTableView.tsx'
import { reportsText } from './texts.ts'

/** What the report shows as it is now; the last answer stays until the next one is there. */
export function Preview({ definition }: { definition: ReportDefinition }) {
  const { editor } = useText(reportsText)
  const { counts = false } = useRead('session.get')
  const { dimension, period } = definition
  return (
    <InProjectZone>
      <ReportTableView
        label={editor.preview}
        table={useRead('reports.preview', useDeferredValue(definition))}
        tools={counts && <HowCounted figure={`reports.${dimension}`} of={editor.preview} days={Number(period)} />}
      />
    </InProjectZone>
  )
}
