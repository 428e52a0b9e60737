import type { ConsentCheck, ConsentSignal, TagConsent } from '@tagmason/domain'
import { Alert, Badge, Button, Code, DataTable, Heading, Inline, List, ListRow, Stack, type TableColumn, Text, type Tone } from '@tagmason/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { usePages } from '../../../usePages.tsx'
import { useRead } from '../../../workspace.tsx'
import { ExportReport } from './ExportReport.tsx'
import { StepList } from './StepList.tsx'
import { proofText } from './texts.ts'

const verdicts = ['broken', 'unknown', 'proven'] as const
const tones: Record<TagConsent['verdict'], Tone> = { broken: 'critical', unknown: 'caution', proven: 'positive' }

/** Whether any tag runs against the visitor's choice: tag by tag, with the visit that breaks it. */
export function Consent({ source }: { source: { containerId?: string } }) {
  const text = useText(proofText).consent
  const check = useRead('containers.consent', source)
  const { tags, counts, visits, impossible } = check
  const { shown, pager } = usePages(text.title, tags, 20)
  if (impossible !== '') return <Alert tone="caution" title={text.impossible} detail={impossible} />
  return (
    <Stack gap="m">
      {counts.broken + counts.unknown === 0 ? (
        <Alert tone="positive" title={text.all} detail={text.allDetail(visits)} />
      ) : (
        <Stack gap="s">
          <Inline gap="xs">
            {verdicts
              .filter((verdict) => counts[verdict] > 0)
              .map((verdict) => (
                <Badge key={verdict} tone={tones[verdict]} look="solid">
                  {text.counts[verdict](counts[verdict])}
                </Badge>
              ))}
          </Inline>
          <Text size="small" tone="muted">
            {text.told(visits)}
          </Text>
        </Stack>
      )}
      <ExportReport of={{ kind: 'consent', found: check, file: source.containerId ?? 'plan' }} />
      <List label={text.title}>
        {shown.map((tag) => (
          <ConsentRow key={tag.tag} consent={tag} />
        ))}
      </List>
      {pager}
      <Signals signals={check.signals} />
    </Stack>
  )
}

function ConsentRow({ consent }: { consent: TagConsent }) {
  const all = useText(proofText)
  const text = all.consent
  const [open, setOpen] = useState(false)
  const { tag, type, verdict, code, types, orders, setters, visit } = consent
  return (
    <ListRow
      align="start"
      title={tag}
      facts={
        <>
          <Code>{type}</Code>
          <Badge tone={tones[verdict]}>{text.verdicts[verdict]}</Badge>
        </>
      }
      detail={
        <Stack gap="xxs">
          <Text size="small">{text.codes[code](types.join(', '), setters.join(', '))}</Text>
          {orders.length > 0 && (
            <Text size="small" tone="muted">
              {text.when(orders.map((order) => text.orders[order]).join('; '))}
            </Text>
          )}
          {open && <StepList label={all.visit} visit={visit} />}
        </Stack>
      }
      actions={
        visit.length > 0 && (
          <Button
            size="small"
            look="plain"
            iconEnd={open ? ChevronUp : ChevronDown}
            expanded={open}
            label={all.of(all.showVisit, tag)}
            onPress={() => setOpen(!open)}
          >
            {all.showVisit}
          </Button>
        )
      }
    />
  )
}

type Row = ConsentSignal & { id: string }

/** What Google reads of consent on the first hit of its tags. */
function Signals({ signals }: Pick<ConsentCheck, 'signals'>) {
  const text = useText(proofText).consent
  const rows = signals.map((signal, at): Row => ({ ...signal, id: String(at) }))
  const { shown, pager } = usePages(text.signals, rows, 10)
  const columns: TableColumn<Row>[] = [
    { id: 'tag', head: text.tag, cell: (row) => row.tag },
    { id: 'order', head: text.order, cell: (row) => text.orders[row.order] },
    { id: 'answer', head: text.answer, cell: (row) => `${text.answers[row.answer]}${row.returning ? ` · ${text.returning}` : ''}` },
    { id: 'gcs', head: 'gcs', cell: (row) => <Code words>{row.gcs}</Code> },
    { id: 'gcd', head: 'gcd', cell: (row) => <Code words>{row.gcd}</Code> },
  ]
  if (signals.length === 0) return null
  return (
    <Stack gap="s">
      <Heading level={2} size="body">
        {text.signals}
      </Heading>
      <DataTable<Row> label={text.signals} rows={shown} columns={columns} />
      {pager}
    </Stack>
  )
}
