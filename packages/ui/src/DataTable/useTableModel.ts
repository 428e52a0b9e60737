import { useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { useLocale } from '../theme/locale.tsx'
import { definitions, features, type TableColumn } from './columns.ts'
import { nextSort, type TableSort, textOrder } from './order.ts'

/** Up to so many rows stand on one page when nothing is said about pages, and so many on each page of more. */
const usualPage = 50
/** From so many rows on, a table without pages draws only what is seen. */
const virtualFrom = 200

/** One row as it is drawn. */
export interface TableLine<Row> {
  id: string
  row: Row
}

export interface TableModelOptions<Row> {
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
  idOf(row: Row): string
  initialSort?: TableSort | undefined
  sort?: TableSort | null | undefined
  onSort?: ((sort: TableSort) => void) | undefined
  pageSize?: number | false | undefined
  virtual: boolean
  /** Rows are stacked, and so always in pages. */
  stacked: boolean
}

/** Which rows are seen in which order, and what moves them. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
  const { rows, columns, idOf, initialSort = null, onSort, virtual, stacked } = options
  const { locale } = useLocale()
  const [ownSort, setOwnSort] = useState<TableSort | null>(initialSort)
  const [wanted, setWanted] = useState(0)
  const sort = options.sort === undefined ? ownSort : options.sort

  const whole = !stacked && (virtual || options.pageSize === false)
  const pageSize = whole ? Math.max(1, rows.length) : options.pageSize || usualPage
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const pageIndex = Math.min(wanted, pages - 1)

  // Rows are copied with the columns, so that what was ordered by other keys or in another alphabet is ordered again.
  const { data, defined } = useMemo(() => ({ data: rows.slice(), defined: definitions(columns, textOrder(locale)) }), [rows, columns, locale])
  const by = sort?.by
  const desc = sort?.direction === 'descending'
  const sorting = useMemo(() => (by === undefined ? [] : [{ id: by, desc }]), [by, desc])
  const pagination = useMemo(() => ({ pageIndex, pageSize }), [pageIndex, pageSize])
  const table = useTable({
    features,
    columns: defined,
    data,
    getRowId: idOf,
    autoResetPageIndex: false,
    state: { sorting, pagination },
  })

  const drawn = table.getRowModel().rows
  const lines = useMemo(() => drawn.map(({ id, original }): TableLine<Row> => ({ id, row: original })), [drawn])

  return {
    lines,
    sort,
    /** Orders by a column; the first page is shown again. */
    sortBy: (id: string) => {
      const next = nextSort(sort, id)
      setOwnSort(next)
      setWanted(0)
      onSort?.(next)
    },
    page: pageIndex + 1,
    pages,
    pageSize,
    showPage: (page: number) => setWanted(page - 1),
    virtual: whole && rows.length > virtualFrom,
  }
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>
