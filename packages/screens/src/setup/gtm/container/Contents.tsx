import type { ContainerDetails } from '@tagmason/domain'
import { Badge, Checkbox, Code, DataTable, Empty, formatNumber, Inline, SearchField, Segments, Stack, type TableColumn, Text, useLocale } from '@tagmason/ui'
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { tones } from '../Findings.tsx'
import { severities } from './severities.ts'
import { containerText } from './texts.ts'
import { type Audited, type Kind, kinds, type Thing, thingsOf } from './things.ts'

interface ContentsProps {
  id: string
  file: NonNullable<ContainerDetails['file']>
}

/** The tags, triggers and variables of a container, each with its health, and one search over all of them. The table is drawn before its health is known, and also where the audit fails. */
export function Contents({ id, file }: ContentsProps) {
  const [audited, setAudited] = useState<Audited | null>(null)
  return (
    <>
      <Guard around={() => null}>
        <Suspense fallback={null}>
          <AuditReader id={id} onAudited={setAudited} />
        </Suspense>
      </Guard>
      <Table file={file} audited={audited} />
    </>
  )
}

/** Draws nothing: beside the table it can wait and fail, and the table keeps its place and what was typed. */
function AuditReader({ id, onAudited }: { id: string; onAudited(audited: Audited): void }) {
  const { findings, total } = useRead('containers.audit', { id, partial: false })
  useEffect(() => onAudited({ findings, complete: findings.length === total }), [findings, total, onAudited])
  return null
}

interface TableProps {
  file: ContentsProps['file']
  /** Null as long as it is not worked out. */
  audited: Audited | null
}

function Table({ file, audited }: TableProps) {
  const all = useText(containerText)
  const text = all.contents
  const locale = useLocale()
  const [kind, setKind] = useState<Kind>('tags')
  const [typed, setTyped] = useState('')
  const [onlyFindings, setOnlyFindings] = useState(false)
  // What is typed stands at once; the rows follow when there is time.
  const query = useDeferredValue(typed.trim().toLowerCase())
  const things = useMemo(() => thingsOf(file, audited, all.typeNames), [file, audited, all.typeNames])
  const found = useMemo(() => {
    const hits = (some: readonly Thing[]) => some.filter(({ words, findings: own }) => words.includes(query) && (!onlyFindings || (own?.length ?? 0) > 0))
    return { tags: hits(things.tags), triggers: hits(things.triggers), variables: hits(things.variables) }
  }, [things, query, onlyFindings])
  const columns = useMemo((): TableColumn<Thing>[] => {
    const related = { tags: text.firedBy, triggers: text.fires, variables: '' }[kind]
    return [
      { id: 'name', head: text.name, cell: (row) => row.name, sort: (row) => row.name },
      { id: 'type', head: text.type, cell: (row) => row.typeName ?? <Code>{row.type}</Code>, sort: (row) => row.typeName ?? row.type },
      ...(related === '' ? [] : [{ id: 'detail', head: related, cell: (row: Thing) => row.detail.join(', ') }]),
      { id: 'health', head: text.health, cell: (row) => <Health of={row} />, sort: ({ findings: own }) => -(own?.length ?? 0) },
    ]
  }, [kind, text])
  return (
    <Stack gap="s">
      <SearchField label={text.search} placeholder={text.search} value={typed} onChange={setTyped} />
      <Inline justify="between" gap="s">
        <Segments<Kind>
          label={text.kind}
          value={kind}
          options={kinds.map((value) => ({ value, label: `${text.kinds[value]} ${formatNumber(found[value].length, {}, locale)}` }))}
          onChange={setKind}
        />
        <Checkbox label={text.onlyFindings} checked={onlyFindings} onChange={setOnlyFindings} />
      </Inline>
      <DataTable<Thing>
        key={kind}
        label={text.kinds[kind]}
        rows={found[kind]}
        columns={columns}
        virtual
        empty={<Empty title={query === '' ? text.empty : text.noHits(typed.trim())} />}
      />
    </Stack>
  )
}

/** How many findings of the gravest severity a thing has. */
function Health({ of: { findings } }: { of: Thing }) {
  const { contents, severityCounts } = useText(containerText)
  if (findings === null) return <Text tone="muted">{'–'}</Text>
  const worst = severities.find((severity) => findings.some((finding) => finding.severity === severity))
  if (worst === undefined) return <Text tone="muted">{contents.healthy}</Text>
  return <Badge tone={tones[worst]}>{severityCounts[worst](findings.filter(({ severity }) => severity === worst).length)}</Badge>
}
