import type { Report } from '@tagmason/domain'
import { Button, Drawer, Skeleton, toast } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { EditorFields } from './EditorFields.tsx'
import { reportsText } from './texts.ts'
import { useReportDraft } from './useReportDraft.ts'
import { late } from '../../late.ts'

/** What stands in the address while a new report is written. */
export const newReport = 'new'

/** The table is only fetched when somebody edits a report. */
const Preview = late(() => import('./Preview.tsx'), 'Preview')

/** The report that the address names, or a new one, with a live preview. */
export function Editor() {
  const [id, setId] = useQuery('edit')
  const { rows } = useRead('reports.list')
  const report = rows.find((row) => row.id === id)
  // Each report has a form of its own, so that nothing of the last one stays in it.
  return <Form key={id} open={id === newReport || report !== undefined} report={report} rows={rows} onClose={() => setId('')} />
}

interface FormProps {
  open: boolean
  report: Report | undefined
  rows: readonly Report[]
  onClose(): void
}

function Form({ open, report, rows, onClose }: FormProps) {
  const { editor: text, cancel } = useText(reportsText)
  const create = useAct('reports.create')
  const change = useAct('reports.change')
  const draft = useReportDraft(rows, report)
  const act = report === undefined ? create : change
  const save = async () => {
    const wanted = draft.checked()
    if (wanted === undefined) return
    const kept = await (report === undefined ? create.run(wanted) : change.run({ id: report.id, ...wanted }))
    if (kept === undefined) return
    toast.success(report === undefined ? text.created : text.saved, { detail: wanted.name })
    onClose()
  }
  return (
    <Drawer
      size="large"
      open={open}
      onClose={onClose}
      title={report?.name ?? text.title}
      detail={text.detail}
      busy={act.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={act.busy} blocked={act.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <EditorFields draft={draft}>
        {open && !draft.noColumns && (
          <Guard>
            <Suspense fallback={<Skeleton shape="table" />}>
              <Preview definition={draft.definition} />
            </Suspense>
          </Guard>
        )}
      </EditorFields>
    </Drawer>
  )
}
