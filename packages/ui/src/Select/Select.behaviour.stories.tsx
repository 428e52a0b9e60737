import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Select, type SelectProps } from './Select.tsx'

const options = Array.from({ length: 30 }, (_, at) => ({ value: `p${at + 1}`, label: `Project ${at + 1}` }))
const close = fn()

function Held(props: SelectProps) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <Select {...props} value={value} onChange={setValue} />
      <Button>After it</Button>
    </>
  )
}

export default {
  title: 'Primitives/Select/Behaviour',
  component: Select,
  args: { label: 'Project', value: 'p20', options, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Select<string>>
type Story = StoryObj<typeof Select<string>>

const opened = async (select: HTMLElement, press: (element: HTMLElement) => Promise<void>) => {
  await press(select)
  const list = await screen.findByRole('listbox', { name: 'Project' })
  await waitFor(() => expect(list).toHaveFocus())
  return list
}
const gone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

/** The chosen entry of a long list is in view, and the list in the window. */
export const LongList: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await opened(canvas.getByRole('combobox', { name: 'Project' }), userEvent.click)
    const chosen = screen.getByRole('option', { name: 'Project 20' })
    const frame = list.getBoundingClientRect()
    await waitFor(() => expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.bottom))
    await expect(chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(frame.top)
    await expect(frame.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** A press elsewhere puts the list away, and who pressed something that takes the focus stays there. */
export const ClosesOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Project' })
    await opened(select, userEvent.click)
    await userEvent.click(canvas.getByRole('button', { name: 'After it' }))
    await gone()
    await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus()
    await opened(select, userEvent.click)
    await userEvent.click(document.body)
    await gone()
    await waitFor(() => expect(select).toHaveFocus())
    await opened(select, userEvent.click)
    await userEvent.click(select)
    await gone()
  },
}

/** Tab puts the list away without choosing. */
export const LeftByTab: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Project' })
    select.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Tab}')
    await gone()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Escape puts away the list and leaves the dialog around it open. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Move report" open onClose={close}>
      <Held {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    close.mockClear()
    const select = await screen.findByRole('combobox', { name: 'Project' })
    const list = await opened(select, userEvent.click)
    await expect(list.contains(document.elementFromPoint(list.getBoundingClientRect().left + 40, list.getBoundingClientRect().top + 20))).toBe(true)
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(select).toHaveFocus())
    await expect(close).not.toHaveBeenCalled()
    await opened(select, userEvent.click)
    await userEvent.click(screen.getByRole('option', { name: 'Project 21' }))
    await gone()
    await expect(select).toHaveTextContent('Project 21')
    await expect(close).not.toHaveBeenCalled()
  },
}
