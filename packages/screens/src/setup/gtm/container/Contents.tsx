import type { ContainerDetails, ContainerEntity } from '@tagmason/domain'
import { Code, DataTable, Empty, formatNumber, Inline, SearchField, Segments, Stack, type TableColumn, useLocale } from '@tagmason/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { useText } from '../../../language.ts'
import { containerText } from './texts.ts'

const kinds = ['tags', 'triggers', 'variables'] as const
type Kind = (typeof kinds)[number]

/** A file made by hand can have a name twice, so the place is the id. `words` is what a search looks at. */
interface Thing extends ContainerEntity {
  id: string
  words: string
}

const findable = (things: readonly ContainerEntity[]): Thing[] =>
  things.map((thing, at) => ({ ...thing, id: `${at}`, words: [thing.name, thing.type, ...thing.detail].join('\n').toLowerCase() }))

/** The tags, triggers and variables of a container, with one search over all of them. */
export function Contents({ file }: { file: NonNullable<ContainerDetails['file']> }) {
  const text = useText(containerText).contents
  const locale = useLocale()
  const [kind, setKind] = useState<Kind>('tags')
  const [typed, setTyped] = useState('')
  // What is typed stands at once; the rows follow when there is time.
  const query = useDeferredValue(typed.trim().toLowerCase())
  const all = useMemo(() => ({ tags: findable(file.tags), triggers: findable(file.triggers), variables: findable(file.variables) }), [file])
  const found = useMemo(() => {
    const hits = (things: readonly Thing[]) => (query === '' ? things : things.filter(({ words }) => words.includes(query)))
    return { tags: hits(all.tags), triggers: hits(all.triggers), variables: hits(all.variables) }
  }, [all, query])
  const columns = useMemo((): TableColumn<Thing>[] => {
    const related = { tags: text.firedBy, triggers: text.fires, variables: '' }[kind]
    return [
      { id: 'name', head: text.name, cell: (row) => row.name, sort: (row) => row.name },
      { id: 'type', head: text.type, cell: (row) => <Code>{row.type}</Code>, sort: (row) => row.type },
      ...(related === '' ? [] : [{ id: 'detail', head: related, cell: (row: Thing) => row.detail.join(', ') }]),
    ]
  }, [kind, text])
  return (
    <Stack gap="s">
      <SearchField label={text.search} placeholder={text.search} value={typed} onChange={setTyped} />
      <Inline>
        <Segments<Kind>
          label={text.kind}
          value={kind}
          options={kinds.map((value) => ({ value, label: `${text.kinds[value]} ${formatNumber(found[value].length, {}, locale)}` }))}
          onChange={setKind}
        />
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
