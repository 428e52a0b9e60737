import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Theme } from '../theme/Theme.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { columns, manyReports, type Report, reports, wordsOf } from './sample.tsx'

const select = fn()
const hide = fn()
const hundredThousand = manyReports(100_000)

export default {
  title: 'Primitives/DataTable',
  component: DataTable,
  args: { label: 'Reports', rows: reports, columns },
} satisfies Meta<typeof DataTable<Report>>
type Story = StoryObj<typeof DataTable<Report>>

const drawn = (place: HTMLElement) => place.querySelectorAll('tr[data-part=row]').length

export const HundredThousandRows: Story = {
  args: { rows: hundredThousand, virtual: true, onSelect: select, actions: () => [{ label: 'Open' }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = canvas.getByRole('region', { name: 'Reports' })
    await waitFor(() => expect(drawn(canvasElement)).toBeGreaterThan(10))
    await expect(drawn(canvasElement)).toBeLessThan(60)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001')
    await expect(canvas.getByText('100,000 rows')).toBeVisible()

    frame.focus()
    await userEvent.keyboard('{End}')
    const last = await canvas.findByText('Report 100000')
    await waitFor(() => expect(last.closest('tr')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.getBoundingClientRect().bottom + 1))
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '100001')
    await expect(drawn(canvasElement)).toBeLessThan(60)

    await userEvent.click(canvas.getByText('Recipients'))
    frame.scrollTo({ top: 0 })
    await waitFor(() => expect(wordsOf(canvasElement, 1).slice(0, 2)).toEqual(['Report 1', 'Report 102']))
    await expect(drawn(canvasElement)).toBeLessThan(60)
  },
}

export const ScrollsByKeyboard: Story = {
  args: { rows: manyReports(1000), pageSize: false, actions: () => [{ label: 'Open' }] },
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('region', { name: 'Reports' })
    await canvas.findByText('Report 2')
    frame.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(frame.scrollTop).toBeGreaterThanOrEqual(72))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(frame.scrollTop).toBeLessThan(72))
    await userEvent.keyboard('{End}')
    await expect(await canvas.findByText('Report 1000')).toBeVisible()
    const head = canvas.getByText('Name').getBoundingClientRect()
    await expect(head.top).toBeGreaterThanOrEqual(frame.getBoundingClientRect().top)
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(frame.scrollTop).toBe(0))
  },
}

export const KeepsTheFocusedRow: Story = {
  args: { rows: manyReports(1000), virtual: true, actions: () => [{ label: 'Open' }] },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByRole('region', { name: 'Reports' })
    const button = await canvas.findByRole('button', { name: 'More: Report 2' })
    button.focus()
    frame.scrollTo({ top: 20_000 })
    await waitFor(() => expect(wordsOf(canvasElement, 0)).toContain('Report 460'))
    await expect(button).toHaveFocus()
    await expect(wordsOf(canvasElement, 0).slice(0, 1)).toEqual(['Report 2'])
    button.blur()
    await waitFor(() => expect(wordsOf(canvasElement, 0)).not.toContain('Report 2'))
  },
}

export const ChoosesColumns: Story = {
  args: { onHide: hide, initialHidden: ['recipients'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Recipients' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Recipients' })).not.toBeChecked()
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Recipients' }))
    await expect(canvas.getByRole('columnheader', { name: 'Recipients' })).toBeVisible()
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Status' }))
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull()
    await expect(hide).toHaveBeenLastCalledWith(['status'])
    await expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

function Kept(props: DataTableProps<Report>) {
  const [selected, setSelected] = useState<readonly string[]>(['weekly-traffic'])
  const [rows, setRows] = useState(props.rows)
  return (
    <DataTable
      {...props}
      rows={rows}
      selected={selected}
      onSelect={setSelected}
      actions={(row) => [{ label: 'Delete', onPress: () => setRows(rows.filter(({ id }) => id !== row.id)) }]}
    />
  )
}
export const ForgetsRowsThatAreGone: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4 rows · 1 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More: Weekly traffic' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await expect(canvas.getByText('3 rows')).toBeVisible()
  },
}

export const GoesBackWhenPagesAreGone: Story = {
  args: { rows: manyReports(60) },
  render: function Shrinks(args) {
    const [rows, setRows] = useState(args.rows)
    return (
      <DataTable
        {...args}
        rows={rows}
        tools={
          <button type="button" onClick={() => setRows(rows.slice(0, 51).toSpliced(0, 1))}>
            Shorten
          </button>
        }
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await expect(canvas.getByText('51–60 of 60')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Shorten' }))
    await expect(canvas.getByText('50 rows')).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Report 2' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { rows: manyReports(60), pageSize: 5, onSelect: select, actions: () => [{ label: 'Open' }], caption: true },
  render: (args) => (
    <div dir="rtl">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const at = (name: string) => canvas.getByRole('columnheader', { name }).getBoundingClientRect().x
    await expect(at('Name')).toBeGreaterThan(at('Recipients'))
  },
}

const words = ['Zebra', 'Ähre', 'Apfel', 'Öl', 'Ofen'].map((name, at): Report => ({ id: String(at), name, status: 'active', recipients: at, nextRun: null }))
export const OrdersByLanguage: Story = {
  args: { rows: words, initialSort: { by: 'name', direction: 'ascending' } },
  render: function Languages(args) {
    const [locale, setLocale] = useState('de')
    return (
      <Theme locale={locale}>
        <DataTable {...args} tools={<button onClick={() => setLocale('sv')}>Svenska</button>} />
      </Theme>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(wordsOf(canvasElement, 0)).toEqual(['Ähre', 'Apfel', 'Ofen', 'Öl', 'Zebra'])
    await userEvent.click(canvas.getByRole('button', { name: 'Svenska' }))
    await expect(wordsOf(canvasElement, 0)).toEqual(['Apfel', 'Ofen', 'Zebra', 'Ähre', 'Öl'])
  },
}

export const WiderThanItsPlace: Story = {
  args: { columns: [...columns, ...columns, ...columns].map((column, at) => ({ ...column, id: `${column.id} ${at}`, head: `${column.head} ${at + 1}` })) },
  render: (args) => (
    <div style={{ inlineSize: 600 }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = await canvas.findByRole('region', { name: 'Reports' })
    await expect(frame).toHaveAttribute('tabindex', '0')
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const HeadStaysInSight: Story = {
  args: { rows: manyReports(50) },
  play: async ({ canvas }) => {
    window.scrollTo({ top: 600 })
    await waitFor(() => expect(window.scrollY).toBe(600))
    await expect(canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().top).toBe(0)
    window.scrollTo({ top: 0 })
  },
}

const pages = [
  { path: '/pricing', views: 9 },
  { path: '/blog', views: 12 },
]
export const RowsWithoutAnId: Story = {
  render: () => (
    <DataTable
      label="Pages"
      rows={pages}
      rowId={(page) => page.path}
      onSelect={select}
      columns={[
        { id: 'path', head: 'Path', cell: (page) => page.path },
        { id: 'views', head: 'Views', cell: (page) => page.views, sort: (page) => page.views, align: 'end' },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select: /blog' }))
    await expect(select).toHaveBeenLastCalledWith(['/blog'])
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await expect(wordsOf(canvasElement, 2)).toEqual(['9', '12'])
    await expect(canvas.getByRole('checkbox', { name: 'Select: /blog' })).toBeChecked()
  },
}

const key = fn((_row: Report, pressed: string) => pressed === 'p')
const byStatus = reports.toSorted((a, b) => a.status.localeCompare(b.status))
/** Rows under the words of their group, one opened under itself; arrow keys go from row to row, other keys are offered to the row. */
export const GroupedAndOpened: Story = {
  args: {
    rows: byStatus,
    group: (row) => row.status,
    detail: (row) => (row.id === 'weekly-traffic' ? <p>Sent each Monday</p> : null),
    actions: () => [{ label: 'Open' }],
    onSelect: select,
    onRowKey: key,
    fixed: true,
  },
  play: async ({ canvas, userEvent }) => {
    key.mockClear()
    await expect(canvas.getAllByRole('rowheader', { name: /^(active|error|paused) \d$/ }).map((head) => head.textContent)).toEqual([
      'active 2',
      'error 1',
      'paused 1',
    ])
    await expect(canvas.getByText('Sent each Monday')).toBeVisible()
    canvas.getByRole('checkbox', { name: 'Select: Weekly traffic' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('checkbox', { name: 'Select: Executive summary' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}p')
    await expect(canvas.getByRole('checkbox', { name: 'Select: Checkout funnel' })).toHaveFocus()
    await expect(key).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'checkout-funnel' }), 'p')
  },
}
