import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DataTable, type DataTableProps, type TableSort } from './DataTable.tsx'
import { columns, manyReports, type Report, wordsOf } from './sample.tsx'

const pageSize = 5
const all = manyReports(23)
const turn = fn()
const order = fn()
const select = fn()

export default {
  title: 'Primitives/DataTable',
  component: DataTable,
  args: { label: 'Reports', rows: all.slice(0, pageSize), columns, total: all.length, pageSize },
} satisfies Meta<typeof DataTable<Report>>
type Story = StoryObj<typeof DataTable<Report>>

/** What a server would answer. */
function answer(sort: TableSort | null, page: number): readonly Report[] {
  const way = sort?.direction === 'descending' ? -1 : 1
  const sorted = sort === null ? all : all.toSorted((a, b) => way * (a.recipients - b.recipients))
  return sorted.slice((page - 1) * pageSize, page * pageSize)
}

function Served(props: DataTableProps<Report>) {
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<TableSort | null>(null)
  return (
    <DataTable
      {...props}
      rows={answer(sort, page)}
      page={page}
      onPage={(next) => (setPage(next), turn(next))}
      sort={sort}
      onSort={(next) => (setSort(next), order(next))}
      onSelect={select}
    />
  )
}

export const PagesFromAServer: Story = {
  render: (args) => <Served {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    turn.mockClear()
    order.mockClear()
    await expect(canvas.getByText('1–5 of 23')).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '24')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select: Report 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }))
    await expect(turn).toHaveBeenLastCalledWith(5)
    await expect(wordsOf(canvasElement, 1)).toEqual(['Report 21', 'Report 22', 'Report 23'])
    await expect(canvasElement.querySelector('tr[data-part=row]')).toHaveAttribute('aria-rowindex', '22')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select: Report 22' }))
    await expect(select).toHaveBeenLastCalledWith(['report-1', 'report-22'])
    await expect(canvas.getByText('21–23 of 23 · 2 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Recipients' }))
    await expect(order).toHaveBeenLastCalledWith({ by: 'recipients', direction: 'ascending' })
    await expect(turn).toHaveBeenLastCalledWith(1)
    await expect(wordsOf(canvasElement, 1)).toEqual(answer({ by: 'recipients', direction: 'ascending' }, 1).map(({ name }) => name))
  },
}

/** Rows are shown as they come: putting one page in order would be wrong. */
export const OrdersNothingItself: Story = {
  args: { onSort: order },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = wordsOf(canvasElement, 0)
    await userEvent.click(canvas.getByRole('button', { name: 'Recipients' }))
    await expect(canvas.getByRole('columnheader', { name: 'Recipients' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(wordsOf(canvasElement, 0)).toEqual(before)
  },
}

function Shrinking(props: DataTableProps<Report>) {
  const [rows, setRows] = useState(all.slice(0, 6))
  const [page, setPage] = useState(2)
  return (
    <DataTable
      {...props}
      rows={rows.slice((page - 1) * pageSize, page * pageSize)}
      total={rows.length}
      page={page}
      onPage={(next) => (setPage(next), turn(next))}
      actions={(row) => [{ label: 'Delete', onPress: () => setRows(rows.filter(({ id }) => id !== row.id)) }]}
    />
  )
}

export const AsksForTheLastPageThatIsLeft: Story = {
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    turn.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'More: Report 6' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(turn.mock.calls).toEqual([[1]]))
    await expect(wordsOf(canvasElement, 0)).toEqual(['Report 1', 'Report 2', 'Report 3', 'Report 4', 'Report 5'])
  },
}

/** What is being read or could not be read says nothing about pages. */
export const KeepsThePageThatIsRead: Story = {
  args: { rows: [], total: 0, page: 3, onPage: turn, loading: true },
  beforeEach: () => void turn.mockClear(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Reports' })).toBeInTheDocument()
    await expect(turn).not.toHaveBeenCalled()
  },
}

export const NextPageIsRead: Story = {
  args: { rows: [], page: 2, loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part=skeleton]')).toHaveLength(5)
    await expect(canvas.getByText('6–10 of 23')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  },
}
