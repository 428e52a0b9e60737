import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { toast } from '../Toasts/toast.ts'
import { Toasts } from '../Toasts/Toasts.tsx'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './props.ts'

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  return (
    <>
      <Button onPress={() => setOpen(true)}>Rename</Button>
      <Toasts label="Messages" />
      <Dialog {...props} open={open} onClose={() => setOpen(false)} actions={<Button type="submit">Save</Button>}>
        <TextField label="Name" value={name} onChange={setName} />
      </Dialog>
    </>
  )
}

/** A dialog that is followed by another one, as a form by what it made. */
function Followed() {
  const [open, setOpen] = useState<'form' | 'made' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button onPress={() => setOpen('form')}>Create key</Button>
      <Dialog title="New key" open={open === 'form'} onClose={close} onSubmit={() => setOpen('made')} actions={<Button type="submit">Create</Button>} />
      <Dialog title="Your key" open={open === 'made'} onClose={close} actions={<Button onPress={close}>I stored it</Button>} />
    </>
  )
}

export default {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: { title: 'Rename the container', open: true, onClose: fn(), children: null },
  beforeEach: () => () => toast.dismiss(),
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>
type Story = StoryObj<typeof Dialog>

/** APG dialog: focus goes in, Tab and Shift+Tab go round, Escape closes and gives focus back. */
export const GoesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Rename' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    // The first Escape takes away the name that stands over the button.
    await userEvent.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** What happened meanwhile stays within reach: Tab leaves the dialog while a toast waits, and goes round again when it is gone. */
export const LeavesToastsInReach: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    const last = screen.getByRole('button', { name: 'Close' })
    last.focus()
    await expect(await fireEvent.keyDown(last, { key: 'Tab' })).toBe(false)
    toast.plain('The container was published')
    await expect(await screen.findByRole('alert')).toHaveTextContent('The container was published')
    last.focus()
    await expect(await fireEvent.keyDown(last, { key: 'Tab' })).toBe(true)
    toast.dismiss()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}

/** One that follows another was opened from a button that went with it: focus goes back to what the first was opened from, and is not lost. */
export const GivesBackAfterAnother: Story = {
  render: () => <Followed />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Create key' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    const stored = await screen.findByRole('button', { name: 'I stored it' })
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your key' })).toContainElement(document.activeElement as HTMLElement))
    await userEvent.click(stored)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
