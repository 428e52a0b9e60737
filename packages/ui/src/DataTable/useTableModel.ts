import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../theme/locale.tsx'
import type { TableColumn } from './columns.ts'
import { nextSort, type TableSort } from './order.ts'
import { ordering } from './ordering.ts'

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
  /** How many rows there are, where `rows` are one page of them in the order that was asked for. */
  total?: number | undefined
  page?: number | undefined
  onPage?: ((page: number) => void) | undefined
  /** What is told of rows, pages and their number holds: nothing is being read, and nothing went wrong. */
  settled: boolean
  virtual: boolean
  /** Rows are stacked, and so always in pages. */
  stacked: boolean
}

/** Which rows are seen in which order, and what moves them. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
  const { rows, columns, idOf, initialSort = null, onSort, virtual, stacked } = options
  const { locale } = useLocale()
  const [ownSort, setOwnSort] = useState<TableSort | null>(initialSort)
  const [ownPage, setOwnPage] = useState(1)
  const sort = options.sort === undefined ? ownSort : options.sort

  const given = options.total !== undefined
  const total = options.total ?? rows.length
  const whole = !given && !stacked && (virtual || options.pageSize === false)
  const pageSize = whole ? Math.max(1, total) : options.pageSize || usualPage
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const asked = options.page ?? ownPage
  const page = Math.max(1, Math.min(asked, pages))

  const inOrder = useMemo(() => ordering(rows, columns, locale), [rows, columns, locale])
  const ordered = useMemo(() => (given ? rows : inOrder(sort)), [given, rows, inOrder, sort])
  const lines = useMemo(() => {
    const seen = given ? ordered : ordered.slice((page - 1) * pageSize, page * pageSize)
    return seen.map((row): TableLine<Row> => ({ id: idOf(row), row }))
  }, [given, ordered, page, pageSize, idOf])

  const showPage = (next: number) => {
    setOwnPage(next)
    if (next !== asked) options.onPage?.(next)
  }
  // The last page has gone with its last row: the rows of the one that is last now are elsewhere, and nobody asks for them.
  const gone = given && options.settled && asked > pages ? asked : 0
  const show = useRef(showPage)
  useEffect(() => {
    show.current = showPage
  })
  useEffect(() => {
    if (gone > 0) show.current(pages)
  }, [gone, pages])
  return {
    lines,
    sort,
    /** Orders by a column; the first page is shown again. */
    sortBy: (id: string) => {
      const next = nextSort(sort, id)
      setOwnSort(next)
      onSort?.(next)
      showPage(1)
    },
    /** How many rows there are on all pages. */
    total,
    page,
    pages,
    pageSize,
    showPage,
    virtual: whole && rows.length > virtualFrom,
  }
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>
