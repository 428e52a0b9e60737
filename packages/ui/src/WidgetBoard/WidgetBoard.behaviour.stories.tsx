import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Theme } from '../theme/Theme.tsx'
import { handle, Held, names, placeOf, widgets } from './sample.tsx'
import { WidgetBoard } from './WidgetBoard.tsx'

export default {
  title: 'Primitives/WidgetBoard',
  component: WidgetBoard,
  args: { label: 'Sales overview', widgets, onArrange: fn(), onRemove: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof WidgetBoard>
type Story = StoryObj<typeof WidgetBoard>

export const MovesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const said = canvas.getByRole('status')
    const sources = placeOf('Sources')
    handle('Sales').focus()
    await userEvent.keyboard('{Enter}')
    await expect(said).toHaveTextContent('Picked up. Sales: column 1, row 1, 4 wide, 2 high')
    await expect(handle('Sales')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(said).toHaveTextContent('Sales: column 2, row 1, 4 wide, 2 high')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(said).toHaveTextContent('Sales: column 2, row 1, 4 wide, 3 high')
    await expect(args.onArrange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(said).toHaveTextContent('Sales: column 1, row 1, 4 wide, 3 high. It is at the edge.')
    await userEvent.keyboard(' ')
    await expect(said).toHaveTextContent('Dropped. Sales: column 1, row 1, 4 wide, 3 high')
    await expect(args.onArrange).toHaveBeenCalledTimes(1)
    await expect(handle('Sales')).toHaveFocus()
    await expect(handle('Sales')).toHaveAttribute('aria-pressed', 'false')
    await expect(placeOf('Sources').top).toBeGreaterThan(sources.top)
  },
}

export const KeepsFocusWhenTheOrderChanges: Story = {
  play: async ({ userEvent }) => {
    await expect(names().slice(0, 4)).toEqual(['Sales', 'Visits', 'Conversion rate', 'Sources'])
    handle('Sources').focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
    await expect(names().slice(0, 2)).toEqual(['Sources', 'Conversion rate'])
    await expect(handle('Sources')).toHaveFocus()
  },
}

export const EscapePutsBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const before = placeOf('Visits')
    handle('Visits').focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}')
    await expect(placeOf('Visits')).not.toEqual(before)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Put back. Visits: column 5, row 1, 4 wide, 2 high')
    await expect(placeOf('Visits')).toEqual(before)
    await expect(args.onArrange).not.toHaveBeenCalled()
    await expect(handle('Visits')).toHaveFocus()
  },
}

export const ArrowsGoBetweenWidgets: Story = {
  play: async ({ userEvent, args }) => {
    handle('Sales').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(handle('Visits')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(handle('Sources')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Home}')
    await expect(handle('Sales')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(handle(widgets[4]?.title ?? '')).toHaveFocus()
    const stops = screen.getAllByRole('button', { name: /^Move:/ }).filter((button) => button.tabIndex === 0)
    await expect(stops).toEqual([handle(widgets[4]?.title ?? '')])
    await expect(args.onArrange).not.toHaveBeenCalled()
  },
}

/** A drag of the middle of an element by so many pixels, step by step. */
async function drag(from: Element, x: number, y: number, end: 'up' | 'escape' | 'hold' = 'up') {
  const box = from.getBoundingClientRect()
  const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const send = (type: string, clientX: number, clientY: number) =>
    from.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, clientX, clientY }))
  from.setPointerCapture = () => undefined
  send('pointerdown', at.x, at.y)
  for (const part of [0.25, 0.5, 0.75, 1]) {
    send('pointermove', at.x + x * part, at.y + y * part)
    await new Promise(requestAnimationFrame)
  }
  if (end === 'escape') dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  if (end === 'up') send('pointerup', at.x + x, at.y + y)
}

export const DragsByItsHandle: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const [sales, visits] = [placeOf('Sales'), placeOf('Visits')]
    await drag(handle('Sales'), visits.left - sales.left + 20, 10, 'hold')
    await waitFor(() => expect(canvasElement.querySelector('[data-part=outline]')).toBeVisible())
    const outline = canvasElement.querySelector('[data-part=outline]')?.getBoundingClientRect()
    await expect(Math.round(outline?.left ?? 0)).toBe(visits.left)
    await expect(args.onArrange).not.toHaveBeenCalled()
    handle('Sales').dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 1 }))
    await waitFor(() => expect(args.onArrange).toHaveBeenCalledTimes(1))
    await expect(placeOf('Sales').left).toBe(visits.left)
    await expect(canvas.getByRole('status')).toHaveTextContent('Dropped. Sales: column 5, row 1, 4 wide, 2 high')
    await expect(canvasElement.querySelector('[data-part=outline]')).toBeNull()
  },
}

export const ResizesByItsCorner: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const before = placeOf('Sales')
    const corner = canvasElement.querySelector('[data-part=corner]')
    if (corner) await drag(corner, before.width, 80)
    await waitFor(() => expect(args.onArrange).toHaveBeenCalledTimes(1))
    await expect(placeOf('Sales').height).toBe(before.height + 80)
    await expect(placeOf('Sales').width).toBeGreaterThan(before.width * 1.9)
    handle('Sales').focus()
    await userEvent.keyboard('{Enter}')
    await expect(handle('Sales')).toHaveAttribute('aria-pressed', 'true')
  },
}

export const EscapeCancelsADrag: Story = {
  play: async ({ canvas, args }) => {
    const before = placeOf('Sales')
    await drag(handle('Sales'), 300, 200, 'escape')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Put back. Sales'))
    await expect(placeOf('Sales')).toEqual(before)
    await expect(args.onArrange).not.toHaveBeenCalled()
  },
}

export const KeysFollowTheEyeFromTheRight: Story = {
  render: (args) => (
    <Theme direction="rtl" mode="light">
      <Held {...args} />
    </Theme>
  ),
  play: async ({ canvas, userEvent }) => {
    handle('Sales').focus()
    await expect(placeOf('Visits').left).toBeLessThan(placeOf('Sales').left)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(handle('Visits')).toHaveFocus()
    const before = placeOf('Visits')
    await userEvent.keyboard('{Enter}{ArrowLeft}{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Visits: column 6, row 1')
    await expect(placeOf('Visits').left).toBeLessThan(before.left)
  },
}
