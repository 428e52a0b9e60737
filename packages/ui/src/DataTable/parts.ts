import type { ReactNode } from 'react'
import type { MenuAction } from '../MenuButton/MenuButton.tsx'
import type { TableColumn } from './columns.ts'
import type { Selection } from './useSelection.ts'
import type { TableModel } from './useTableModel.ts'

/** What every part of a table is drawn from. */
export interface TableParts<Row extends object> {
  /** The accessible name, unless an element bears it. */
  label: string
  /** The id of the caption, where it is shown. */
  captionId: string | undefined
  /** Those that are not put away. */
  columns: readonly TableColumn<Row>[]
  model: TableModel<Row>
  selection: Selection
  /** How many rows there are on all pages. */
  total: number
  nameOf(row: Row, id: string): string
  actions: ((row: Row) => readonly MenuAction[]) | undefined
  group: ((row: Row) => string) | undefined
  detail: ((row: Row) => ReactNode) | undefined
  /** Columns keep their widths. */
  fixed: boolean
  onRowKey: ((row: Row, key: string) => boolean) | undefined
  /** Rows are being read. */
  loading: boolean
  /** Stands there in place of rows: what went wrong, or that there are none. */
  instead: ReactNode
}
