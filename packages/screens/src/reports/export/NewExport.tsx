import { type DataSetEstimate, exportFormats, exportRanges } from '@tagmason/domain'
import { Button, Card, DateRange, Form, Row, Select, Stack, toast } from '@tagmason/ui'
import { Play } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { DataSets } from './DataSets.tsx'
import { exportText } from './texts.ts'
import type { ExportDraft } from './useExportDraft.ts'

export interface NewExportProps {
  draft: ExportDraft
  /** The last day that a range can end on. */
  today: string
  dataSets: readonly DataSetEstimate[]
}

/** Asks what shall be exported, from when, and as what. */
export function NewExport({ draft, today, dataSets }: NewExportProps) {
  const text = useText(exportText)
  const titles = Object.fromEntries(Object.entries(text.dataSetNames).map(([id, name]) => [`title:${id}`, name]))
  const start = useAct('exports.start')
  const submit = async () => {
    if (!draft.whole || draft.dataSets.length === 0) return
    const begun = await start.run({ ...draft.question, dataSets: draft.dataSets, words: { ...text.fileColumns, ...titles } })
    if (begun !== undefined) toast.success(text.started, { detail: begun.done.map(({ dataSet }) => text.dataSetNames[dataSet]).join(', ') })
  }
  return (
    <Card level={2} title={text.newExport} detail={text.newExportDetail}>
      <Form
        busy={start.busy}
        onSubmit={() => void submit()}
        actions={
          <Button
            type="submit"
            tone="accent"
            look="solid"
            icon={Play}
            busy={start.busy}
            blocked={start.blocked || (draft.dataSets.length === 0 && text.chooseOne) || (!draft.whole && text.chooseDays)}
          >
            {text.start}
          </Button>
        }
      >
        <Stack gap="m">
          <Row>
            <Select
              label={text.format}
              value={draft.format}
              options={exportFormats.map((value) => ({ value, label: text.formats[value] }))}
              onChange={draft.setFormat}
            />
            <Select
              label={text.range}
              hint={draft.dateRange === 'custom' ? undefined : text.rangeHint}
              value={draft.dateRange}
              options={exportRanges.map((value) => ({ value, label: text.ranges[value] }))}
              onChange={draft.setRange}
            />
            {draft.dateRange === 'custom' && <DateRange label={text.days} required value={draft.days} today={today} max={today} onChange={draft.setDays} />}
          </Row>
          <DataSets dataSets={dataSets} ticked={draft.dataSets} onTick={draft.tick} />
        </Stack>
      </Form>
    </Card>
  )
}
