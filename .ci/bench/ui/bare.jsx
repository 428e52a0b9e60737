import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'
import { heads } from './stage.jsx'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })
const columns = Object.keys(heads).map((id) => ({
  id,
  accessorFn: (row) => row[id],
  sortFn: (a, b) => (a.getValue(id) < b.getValue(id) ? -1 : 1),
}))

/** TanStack Table and Virtual with nothing around them, drawn with the elements of a library or plain ones. */
export function Bare({ rows, parts: { Table, Head, Body, Row, HeadCell, Cell } }) {
  const place = useRef(null)
  const [by, setBy] = useState('')
  const sorting = useMemo(() => (by === '' ? [] : [{ id: by, desc: false }]), [by])
  const table = useTable({ features, columns, data: rows, getRowId: (row) => row.id, state: { sorting } })
  const lines = table.getRowModel().rows
  // oxlint-disable-next-line react/incompatible-library -- The bench measures the library as its documentation uses it.
  const virtual = useVirtualizer({ count: lines.length, getScrollElement: () => place.current, estimateSize: () => 44, overscan: 8 })
  const seen = virtual.getVirtualItems()
  const before = seen[0]?.start ?? 0
  const after = virtual.getTotalSize() - (seen.at(-1)?.end ?? 0)
  return (
    <div ref={place} style={{ height: 600, overflow: 'auto' }}>
      <Table>
        <Head>
          <Row>
            {Object.entries(heads).map(([id, head]) => (
              <HeadCell key={id}>
                <button type="button" onClick={() => setBy(id)}>
                  {head}
                </button>
              </HeadCell>
            ))}
          </Row>
        </Head>
        <Body>
          {before > 0 ? <tr style={{ height: before }} /> : null}
          {seen.map(({ index, key }) => (
            <Row key={key} style={{ height: 44 }}>
              {Object.keys(heads).map((id) => (
                <Cell key={id}>{lines[index].original[id]}</Cell>
              ))}
            </Row>
          ))}
          {after > 0 ? <tr style={{ height: after }} /> : null}
        </Body>
      </Table>
    </div>
  )
}
