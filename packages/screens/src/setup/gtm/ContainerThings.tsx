import type { ContainerEntity } from '@tagmason/domain'
import { Code, DataTable, Empty } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { gtmText } from './texts.ts'

export interface ContainerThingsProps {
  label: string
  things: readonly ContainerEntity[]
  /** What the names of the last column are to the thing; without it there is no such column. */
  related?: string
}

/** A file made by hand can have a name twice, so the place is the id. */
type Thing = ContainerEntity & { id: string }
const rowId = ({ id }: Thing) => id

/** Tags, triggers or variables of a container as a table. */
export function ContainerThings({ label, things, related }: ContainerThingsProps) {
  const text = useText(gtmText).details
  const detail = { id: 'detail', head: related ?? '', cell: (row: Thing) => row.detail.join(', ') }
  return (
    <DataTable<Thing>
      label={label}
      rows={things.map((thing, at) => ({ ...thing, id: `${at}` }))}
      rowId={rowId}
      columns={[
        { id: 'name', head: text.name, cell: (row) => row.name, sort: (row) => row.name },
        { id: 'type', head: text.type, cell: (row) => <Code>{row.type}</Code>, sort: (row) => row.type },
        ...(related === undefined ? [] : [detail]),
      ]}
      empty={<Empty title={text.empty} />}
    />
  )
}
