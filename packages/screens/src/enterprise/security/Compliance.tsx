import type { ComplianceDocument } from '@tagmason/domain'
import { Badge, Button, Bytes, Card, Confirm, DataTable, Empty, Inline, type TableColumn, Time, toast } from '@tagmason/ui'
import { Download, FilePlus2, FileText, Trash2, Upload } from 'lucide-react'
import { useMemo, useState } from 'react'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { MakeDocument } from './MakeDocument.tsx'
import type { SecurityText } from './text.ts'
import { securityText } from './texts.ts'
import { documentTone } from './tones.ts'
import { UploadDocument } from './UploadDocument.tsx'

/** Papers that show others how data is kept: made here of what is known, or uploaded. */
export function Compliance() {
  const { compliance: text } = useText(securityText)
  const rows = useRead('compliance.list')
  const make = useAct('compliance.make')
  const upload = useAct('compliance.upload')
  const [open, setOpen] = useState<'make' | 'upload' | null>(null)
  const [removing, setRemoving] = useState<ComplianceDocument | null>(null)
  const { actions, confirmed, busy } = useDocumentActs(setRemoving)
  const columns = useMemo(() => columnsOf(text), [text])
  return (
    <Card
      level={2}
      title={text.title}
      detail={text.detail}
      flush
      actions={
        <Inline gap="xs">
          <Button size="small" icon={Upload} blocked={upload.blocked} onPress={() => setOpen('upload')}>
            {text.upload}
          </Button>
          <Button size="small" tone="accent" look="solid" icon={FilePlus2} blocked={make.blocked} onPress={() => setOpen('make')}>
            {text.make}
          </Button>
        </Inline>
      }
    >
      <DataTable
        label={text.title}
        rows={rows}
        columns={columns}
        actions={actions}
        empty={<Empty icon={FileText} title={text.none} detail={text.noneDetail} />}
      />
      <MakeDocument open={open === 'make'} onClose={() => setOpen(null)} />
      <UploadDocument open={open === 'upload'} onClose={() => setOpen(null)} />
      <Confirm
        open={removing !== null}
        title={text.removeQuestion(removing?.name ?? '')}
        detail={text.removeDetail}
        confirm={text.remove}
        tone="critical"
        busy={busy}
        onConfirm={() => removing !== null && void confirmed(removing).then((done) => done && setRemoving(null))}
        onClose={() => setRemoving(null)}
      />
    </Card>
  )
}

/** What can be done with a document. */
function useDocumentActs(ask: (document: ComplianceDocument) => void) {
  const { compliance: text } = useText(securityText)
  const fetch = useAct('compliance.download')
  const remove = useAct('compliance.remove')
  const save = async ({ id, name }: ComplianceDocument) => {
    const outcome = await fetch.run({ id })
    if (outcome === undefined) return
    download(outcome.done.fileName, outcome.done, outcome.done.type)
    toast.success(text.downloaded, { detail: name })
  }
  const confirmed = async ({ id, name }: ComplianceDocument) => {
    const outcome = await remove.run({ id })
    if (outcome !== undefined) toast.success(text.removed, { detail: name })
    return outcome !== undefined
  }
  const actions = (row: ComplianceDocument) => [
    { label: text.download, icon: Download, blocked: fetch.blocked, onPress: () => void save(row) },
    { label: text.remove, icon: Trash2, tone: 'critical' as const, blocked: remove.blocked, onPress: () => ask(row) },
  ]
  return { actions, confirmed, busy: remove.busy }
}

const columnsOf = (text: SecurityText['compliance']): TableColumn<ComplianceDocument>[] => [
  { id: 'name', head: text.columns.name, cell: ({ name }) => name, sort: ({ name }) => name },
  { id: 'type', head: text.columns.type, cell: ({ type }) => type, sort: ({ type }) => type },
  { id: 'date', head: text.columns.date, cell: ({ date }) => <Time at={date} />, sort: ({ date }) => date },
  {
    id: 'status',
    head: text.columns.status,
    cell: ({ status }) => <Badge tone={documentTone[status]}>{text.statuses[status]}</Badge>,
    sort: ({ status }) => status,
  },
  { id: 'size', head: text.columns.size, align: 'end', cell: ({ size }) => <Bytes value={size} />, sort: ({ size }) => size },
]
