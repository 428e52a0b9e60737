import type { CheckedFinding, CheckedRow, RecordingCheck, RecordingLevel } from '@tagmason/domain'
import { Alert, Badge, Bullets, DataTable, Empty, List, ListRow, Num, Stack, type TableColumn } from '@tagmason/ui'
import { useMemo } from 'react'
import { useText } from '../../../language.ts'
import { usePages } from '../../../usePages.tsx'
import { toolsText } from './texts.ts'

const tones = { error: 'critical', warning: 'caution', note: 'neutral' } as const satisfies Record<RecordingLevel, string>
const rowId = ({ vendor, event }: CheckedRow) => `${vendor} ${event}`

/** What a recorded visit shows: findings, each event with what should have been sent and what was, and what could not be looked at. */
export function RecordingResult({ result }: { result: RecordingCheck }) {
  const text = useText(toolsText).recording
  const { fault, pages, requests, findings, total, rows, open } = result
  const columns = useMemo(
    (): TableColumn<CheckedRow>[] => [
      { id: 'event', head: text.event, cell: (row) => row.event, sort: (row) => row.event },
      { id: 'to', head: text.to, cell: (row) => row.vendor, sort: (row) => row.vendor },
      { id: 'should', head: text.should, cell: (row) => (row.expected === null ? '–' : <Num value={row.expected} />), sort: (row) => row.expected ?? -1 },
      { id: 'was', head: text.was, cell: (row) => <Num value={row.sent} />, sort: (row) => row.sent },
      { id: 'plan', head: text.plan, cell: (row) => (row.plan === null ? '–' : text.plans[row.plan]), sort: (row) => row.plan ?? '' },
    ],
    [text],
  )
  if (fault !== '') return <Alert tone="critical" title={text.unreadable} detail={fault} />
  const count = (level: RecordingLevel) => findings.filter((one) => one.level === level).length
  const [errors, warnings] = [count('error'), count('warning')]
  const isWell = errors + warnings === 0
  return (
    <Stack gap="m">
      <Alert
        tone={isWell ? 'positive' : errors > 0 ? 'critical' : 'caution'}
        title={isWell ? text.well : text.found(errors, warnings)}
        detail={text.counts(pages, requests)}
      />
      {findings.length > 0 && <Findings findings={findings} total={total} />}
      {open.length > 0 && <Alert tone="neutral" title={text.open} detail={<Bullets label={text.open} items={open} />} />}
      <DataTable<CheckedRow> label={text.events} caption rows={rows} columns={columns} rowId={rowId} empty={<Empty title={text.none} />} />
    </Stack>
  )
}

function Findings({ findings, total }: { findings: readonly CheckedFinding[]; total: number }) {
  const text = useText(toolsText).recording
  const { shown, pager } = usePages(text.findings, findings)
  return (
    <Stack gap="s">
      <List label={text.findings}>
        {shown.map(({ level, label, event, page, message }, at) => (
          <ListRow
            key={`${at}:${event}`}
            title={event}
            facts={<Badge tone={tones[level]}>{label}</Badge>}
            detail={
              <>
                {message}
                {page !== '' && ` (${page})`}
              </>
            }
          />
        ))}
      </List>
      {pager}
      {total > findings.length && text.cut(findings.length, total)}
    </Stack>
  )
}
