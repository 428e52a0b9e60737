import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { columns, type Report, reports, wordsOf } from '../DataTable/sample.tsx'
import type { TableSort } from '../DataTable/DataTable.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { SortableTable } from './SortableTable.tsx'

const sort = fn()
const withSwitch = [
  ...columns.map((column) => ({ ...column, hideable: false })),
  { id: 'enabled', head: 'Enabled', cell: (row: Report) => <Switch label={row.name} on={row.status === 'active'} onSwitch={fn()} /> },
]

export default {
  title: 'Primitives/SortableTable',
  component: SortableTable,
  args: { label: 'Scheduled Reports', rows: reports, columns: withSwitch, onSort: sort },
} satisfies Meta<typeof SortableTable<Report>>
type Story = StoryObj<typeof SortableTable<Report>>

export const Playground: Story = { args: { caption: true, loading: false, initialSort: { by: 'name', direction: 'ascending' } } }

export const Unsorted: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort')
    await expect(wordsOf(canvasElement, 0)).toEqual(reports.map(({ name }) => name))
    await expect(canvas.queryByRole('button', { name: 'Enabled' })).toBeNull()
  },
}

export const Ascending: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    sort.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(wordsOf(canvasElement, 0)).toEqual(['Campaign results', 'Checkout funnel', 'Executive summary', 'Weekly traffic'])
    await expect(canvas.getByText('Sorted by Name, ascending')).toHaveAttribute('role', 'status')
    await expect(sort).toHaveBeenLastCalledWith({ by: 'name', direction: 'ascending' })
  },
}

export const Descending: Story = {
  args: { initialSort: { by: 'name', direction: 'ascending' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
    await expect(wordsOf(canvasElement, 0)).toEqual(['Weekly traffic', 'Executive summary', 'Checkout funnel', 'Campaign results'])
  },
}

export const NewColumnStartsAscending: Story = {
  args: { initialSort: { by: 'name', direction: 'descending' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }))
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort')
  },
}

export const NumberColumn: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recipients' }))
    await expect(wordsOf(canvasElement, 3)).toEqual(['4', '9', '12', '100'])
    await userEvent.click(canvas.getByRole('button', { name: 'Recipients' }))
    await expect(wordsOf(canvasElement, 3)).toEqual(['100', '12', '9', '4'])
  },
}

export const DateColumn: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next run' }))
    await expect(wordsOf(canvasElement, 0)).toEqual(['Checkout funnel', 'Weekly traffic', 'Executive summary', 'Campaign results'])
    await userEvent.click(canvas.getByRole('button', { name: 'Next run' }))
    await expect(wordsOf(canvasElement, 0)).toEqual(['Executive summary', 'Weekly traffic', 'Checkout funnel', 'Campaign results'])
  },
}

export const KeyboardSort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('button', { name: 'Status' })).toHaveFocus()
  },
}

export const KeptElsewhere: Story = {
  render: function Held(args) {
    const [kept, setKept] = useState<TableSort | null>(null)
    return (
      <Stack>
        <output>{kept === null ? 'as they come' : `${kept.by} ${kept.direction}`}</output>
        <SortableTable {...args} sort={kept} onSort={setKept} />
      </Stack>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recipients' }))
    await expect(canvas.getByText('recipients ascending')).toBeVisible()
    await expect(wordsOf(canvasElement, 3)).toEqual(['4', '9', '12', '100'])
  },
}

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <SortableTable {...args} label="As they come" caption />
      <SortableTable {...args} label="By name" caption initialSort={{ by: 'name', direction: 'ascending' }} actions={() => [{ label: 'Pause' }]} />
      <SortableTable {...args} label="By recipients" caption initialSort={{ by: 'recipients', direction: 'descending' }} />
      <SortableTable {...args} label="Loading" caption rows={[]} loading />
    </Stack>
  ),
}
