import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pause, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Empty as EmptyNotice } from '../Empty/Empty.tsx'
import { Failure } from '../Failure/Failure.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DataTable } from './DataTable.tsx'
import { columns, manyReports, type Report, reports, wordsOf } from './sample.tsx'

const pause = fn()
const retry = fn()
const select = fn()
const actions = (row: Report) => [
  { label: 'Pause', icon: Pause, blocked: row.status === 'paused' && 'It is paused already.', onPress: () => pause(row.id) },
  { label: 'Delete', icon: Trash2, tone: 'critical' as const },
]
const many = manyReports(120)

export default {
  title: 'Primitives/DataTable',
  component: DataTable,
  args: { label: 'Reports', rows: reports, columns },
} satisfies Meta<typeof DataTable<Report>>
type Story = StoryObj<typeof DataTable<Report>>

export const Playground: Story = {
  args: { caption: true, loading: false, virtual: false, pageSize: 3, onSelect: select, actions, initialSort: { by: 'recipients', direction: 'ascending' } },
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Reports' })
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Name', 'Status', 'Next run', 'Recipients'])
    await expect(within(table).getByRole('rowheader', { name: 'Campaign results' })).toBeVisible()
    await expect(canvas.getByText('4 rows')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Empty: Story = {
  args: { rows: [], empty: <EmptyNotice title="No reports yet" detail="Make the first, and it appears here." actions={<Button>New report</Button>} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reports yet')).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toBeVisible()
    await expect(canvas.queryByText(/rows/)).toBeNull()
  },
}

export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Reports' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Loading')).toHaveAttribute('role', 'status')
    await expect(canvasElement.querySelectorAll('[data-part=skeleton]')).toHaveLength(5)
  },
}

export const LoadError: Story = {
  args: { rows: reports, error: <Failure title="We could not read your reports" detail="The connection was lost. Try again." onRetry={retry} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not read your reports')
    await expect(canvas.queryByRole('rowheader')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const RowActions: Story = {
  args: { actions },
  play: async ({ canvas, userEvent }) => {
    pause.mockClear()
    const button = canvas.getByRole('button', { name: 'More: Checkout funnel' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pause' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(pause).toHaveBeenCalledWith('checkout-funnel')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'More: Campaign results' }))
    await expect(await screen.findByRole('menuitem', { name: /Pause/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
  },
}

const long = 'A report whose name says everything that is in it, from the first visit over the newsletter to the purchase, and for whom it is meant. '
export const LongCells: Story = {
  args: {
    actions,
    rows: reports.map((row, at) => ({
      ...row,
      name: at === 1 ? long.repeat(2) : at === 2 ? `https://example.com/${'campaign-results'.repeat(20)}` : row.name,
    })),
  },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-part=frame]')
    await expect(frame).toHaveAttribute('data-scrolls', 'no')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const ManyRowsPaged: Story = {
  args: { rows: many, initialSort: { by: 'name', direction: 'ascending' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pages = canvas.getByRole('navigation', { name: 'Pages: Reports' })
    await expect(canvas.getByText('1–50 of 120')).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '121')
    await userEvent.click(within(pages).getByRole('button', { name: 'Page 3' }))
    await expect(canvas.getByText('101–120 of 120')).toBeVisible()
    await expect(wordsOf(canvasElement, 0).slice(0, 2)).toEqual(['Report 101', 'Report 102'])
    await expect(canvasElement.querySelector('tr[data-part=row]')).toHaveAttribute('aria-rowindex', '102')
    await expect(within(pages).getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(wordsOf(canvasElement, 0)[0]).toBe('Report 120')
    await expect(canvas.getByText('1–50 of 120')).toBeVisible()
  },
}

export const StackedOnMobile: Story = {
  args: { actions, rows: many.slice(0, 60), onSelect: select },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Reports' })
    await expect(canvas.queryByRole('table')).toBeNull()
    const first = within(list).getAllByRole('listitem')[0]
    await expect(first).toHaveTextContent('NameReport 1')
    await expect(within(list).getAllByText('Next run', { selector: 'dt' })).toHaveLength(50)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Recipients' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort by: Recipients' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Recipients/ }))
    await waitFor(() => expect(canvasElement.querySelector('li[data-part=row]')).toHaveTextContent(/Recipients\s*100/))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await expect(canvas.getByText('1–50 of 60 · 50 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10)
  },
}

export const SelectedRow: Story = {
  args: { onSelect: select },
  play: async ({ canvas, userEvent }) => {
    select.mockClear()
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select: Weekly traffic' }))
    await expect(select).toHaveBeenLastCalledWith(['weekly-traffic'])
    await expect(all).toHaveAttribute('aria-checked', 'mixed')
    await expect(canvas.getByText('4 rows · 1 selected')).toHaveAttribute('role', 'status')
    await userEvent.click(all)
    await expect(select.mock.lastCall?.[0]).toHaveLength(4)
    await userEvent.click(all)
    await expect(select).toHaveBeenLastCalledWith([])
    canvas.getByRole('checkbox', { name: 'Select: Checkout funnel' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('row', { name: /Checkout funnel/ })).toHaveAttribute('data-selected', 'true')
  },
}

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <DataTable
        {...args}
        label="Everything"
        caption
        actions={actions}
        onSelect={select}
        selected={['executive-summary']}
        initialSort={{ by: 'nextRun', direction: 'descending' }}
        tools={<Button size="small">New report</Button>}
      />
      <DataTable {...args} label="Plain" />
      <DataTable {...args} label="In pages" rows={many} pageSize={3} />
      <DataTable {...args} label="Scrolling" rows={manyReports(300)} virtual pageSize={3} caption />
      <DataTable {...args} label="Loading" caption rows={[]} loading actions={actions} onSelect={select} />
      <DataTable {...args} label="Empty" caption rows={[]} />
      <DataTable {...args} label="Failed" caption error={<Failure title="We could not read your reports" onRetry={retry} />} />
    </Stack>
  ),
}
