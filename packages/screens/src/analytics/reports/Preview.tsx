import type { ReportDefinition, Seen } from '@tagmason/domain'
import { Inline } from '@tagmason/ui'
import { type ReactNode, useDeferredValue } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { HowCounted } from '../counted/HowCounted.tsx'
import { InProjectZone } from '../InProjectZone.tsx'
import { ReportTableView } from './ReportTableView.tsx'
import { reportsText } from './texts.ts'

interface PreviewProps {
  definition: ReportDefinition
  /** What the table is called, where it is not the preview of an editor. */
  label?: string
  /** What the bar leaves of the events. */
  seen?: Seen
  /** Stands above the table. */
  tools?: ReactNode
}

/** What the report shows as it is now; the last answer stays until the next one is there. */
export function Preview({ definition, label, seen, tools }: PreviewProps) {
  const { editor } = useText(reportsText)
  const { counts = false } = useRead('session.get')
  const { dimension, period } = definition
  return (
    <InProjectZone>
      <ReportTableView
        label={label ?? editor.preview}
        table={useRead('reports.preview', useDeferredValue({ ...definition, ...(seen === undefined ? {} : { seen }) }))}
        tools={
          (counts || tools !== undefined) && (
            <Inline gap="xs">
              {tools}
              {counts && <HowCounted figure={`reports.${dimension}`} of={label ?? editor.preview} days={Number(period)} seen={seen} />}
            </Inline>
          )
        }
      />
    </InProjectZone>
  )
}
