import type { CheckedVisit, PageFinding, PageReport as Report, PageTimes, RecordingLevel } from '@tagmason/domain'
import { Alert, Badge, Bullets, DataTable, Inline, List, ListRow, Num, Section, Stack, type TableColumn, Text, Time } from '@tagmason/ui'
import { useMemo } from 'react'
import { useText } from '../../../language.ts'
import { usePages } from '../../../usePages.tsx'
import { useRead } from '../../../workspace.tsx'
import { Pictures } from './Pictures.tsx'
import { pageCheckText } from './texts.ts'

const tones = { error: 'critical', warning: 'caution', note: 'neutral' } as const satisfies Record<RecordingLevel, string>

/** What the last visits of a page showed: findings, each visit with its timings and pictures, and what could not be looked at. */
export function PageReport({ id }: { id: string }) {
  const text = useText(pageCheckText)
  const report = useRead('pageChecks.report', { id })
  if (report === null) return <Alert tone="neutral" title={text.noReport} />
  const { url, at, findings, visits, open } = report
  const count = (level: RecordingLevel) => findings.filter((one) => one.level === level).length
  const [errors, warnings] = [count('error'), count('warning')]
  // Where nothing was sent there was nothing to be wrong.
  const isSilent = visits.every(({ sent }) => sent === 0)
  return (
    <Stack gap="l">
      <Alert
        tone={errors > 0 ? 'critical' : warnings > 0 || isSilent ? 'caution' : 'positive'}
        title={errors + warnings > 0 ? text.found(errors, warnings) : isSilent ? text.silent : text.well}
        detail={
          <>
            {url}
            {' · '}
            <Time at={at} show="both" />
          </>
        }
      />
      {findings.length > 0 && <Findings report={report} />}
      {open.length > 0 && <Alert tone="neutral" title={text.open} detail={<Bullets label={text.open} items={open} />} />}
      {visits.map((visit) => (
        <Visit key={visit.state} visit={visit} check={id} />
      ))}
    </Stack>
  )
}

function Findings({ report: { findings, total } }: { report: Report }) {
  const text = useText(pageCheckText)
  const { shown, pager } = usePages(text.findings, findings)
  return (
    <Stack gap="s">
      <List label={text.findings}>
        {shown.map((finding, at) => (
          <FindingRow key={`${at}:${finding.event}`} finding={finding} />
        ))}
      </List>
      {pager}
      {total > findings.length && <Text>{text.cut(findings.length, total)}</Text>}
    </Stack>
  )
}

function FindingRow({ finding: { level, label, event, page, message, states } }: { finding: PageFinding }) {
  const text = useText(pageCheckText)
  return (
    <ListRow
      title={event === '' ? page : event}
      facts={
        <>
          <Badge tone={tones[level]}>{label}</Badge>
          {states.map((state) => (
            <Badge key={state}>{text.states[state]}</Badge>
          ))}
        </>
      }
      detail={
        <>
          {message}
          {page !== '' && event !== '' && ` (${page})`}
        </>
      }
    />
  )
}

function Visit({ visit, check }: { visit: CheckedVisit; check: string }) {
  const text = useText(pageCheckText)
  const { state, asked, answered, pages, requests, sent, timings } = visit
  const columns = useMemo((): TableColumn<PageTimes>[] => {
    const time = (name: 'answered' | 'ready' | 'loaded' | 'firstHit'): TableColumn<PageTimes> => ({
      id: name,
      head: text[name],
      cell: (row) => (row[name] === null ? '–' : <Milliseconds value={row[name]} />),
      sort: (row) => row[name] ?? -1,
    })
    return [{ id: 'page', head: text.page, cell: (row) => row.url, sort: (row) => row.url }, time('answered'), time('ready'), time('loaded'), time('firstHit')]
  }, [text])
  return (
    <Section
      level={2}
      size="body"
      title={text.states[state]}
      detail={`${text.counts(pages, requests, sent)}. ${asked === null ? text.notAsked : answered ? text.asked(asked) : text.unanswered(asked)}`}
    >
      <Stack gap="m">
        <Pictures check={check} state={state} />
        <DataTable<PageTimes>
          label={`${text.timings}: ${text.states[state]}`}
          rows={timings.map((row, at) => ({ ...row, id: `${at}` }))}
          columns={columns}
          rowId={(row) => row.url}
          empty={text.noReport}
        />
      </Stack>
    </Section>
  )
}

function Milliseconds({ value }: { value: number }) {
  const text = useText(pageCheckText)
  return (
    <Inline gap="xxs">
      <Num value={value} />
      {text.milliseconds}
    </Inline>
  )
}
