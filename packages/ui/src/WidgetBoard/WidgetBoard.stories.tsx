import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { empty, Held, names, widgets } from './sample.tsx'
import { WidgetBoard } from './WidgetBoard.tsx'

export default {
  title: 'Primitives/WidgetBoard',
  component: WidgetBoard,
  args: { label: 'Sales overview', widgets, onArrange: fn(), onRemove: fn(), empty },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof WidgetBoard>
type Story = StoryObj<typeof WidgetBoard>

export const Playground: Story = {}
export const ReadOnly: Story = {
  args: { onArrange: undefined, onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Sales' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Move:/ })).toBeNull()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
export const NoWidgets: Story = { args: { widgets: [] } }
export const Matrix: Story = {
  render: ({ onArrange, onRemove, empty }) => (
    <Stack gap="xl">
      <Held label="Can be arranged" widgets={widgets} onArrange={onArrange} onRemove={onRemove} />
      <Held label="Can be read" widgets={widgets.slice(0, 3)} />
      <Held label="Without widgets" widgets={[]} onArrange={onArrange} empty={empty} />
    </Stack>
  ),
}

export const DoesItAllByMenu: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const choose = async (widget: string, entry: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `More: ${widget}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await choose('Visits', 'Narrower')
    await expect(canvas.getByRole('status')).toHaveTextContent('Visits: column 5, row 1, 3 wide, 2 high')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More: Visits' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'More: Sales' }))
    await expect(await screen.findByRole('menuitem', { name: /Move left/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await choose('Sales', 'Remove')
    await expect(args.onRemove).toHaveBeenCalledWith('sales')
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed: Sales')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More: Visits' })).toHaveFocus())
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Move: Sales' })).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'More: Sales' }))
    await expect(screen.queryByRole('menuitem', { name: 'Wider' })).toBeNull()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Sales: 2 of 5')
    await expect(names().slice(0, 2)).toEqual(['Visits', 'Sales'])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More: Sales' })).toHaveFocus())
  },
}
