import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './props.ts'

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open)
  const [name, setName] = useState('')
  const close = () => (setOpen(false), props.onClose())
  return (
    <>
      <Button onPress={() => setOpen(true)}>New project</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        actions={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button tone="accent" look="solid" type="submit" busy={props.busy ?? false}>
              Create project
            </Button>
          </>
        }
      >
        <Stack>
          <TextField label="Project name" value={name} onChange={setName} error={name === 'x' && 'Use at least two letters.'} />
          <TextField label="Website address" type="url" value="" onChange={() => {}} hint="Where your visitors go." optional />
        </Stack>
      </Dialog>
    </>
  )
}

export default {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: { title: 'Create project', detail: 'Each project has its own container and data.', open: true, onClose: fn(), onSubmit: fn() },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>
type Story = StoryObj<typeof Dialog>

export const Playground: Story = {}

/** It covers what is behind it, so a picture holds one: the widest, with all that it can have. */
export const Matrix: Story = { args: { size: 'large' } }

export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Create project' })
    await expect(dialog).toHaveAccessibleDescription('Each project has its own container and data.')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Project name' })).toHaveFocus())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create project' })).toBeVisible())
  },
}

/** What cannot be undone is asked by a Dialog whose main action is critical; where there is nothing to fill in, Confirm does it. */
export const Destructive: Story = {
  render: ({ onClose, onSubmit }) => (
    <Dialog
      open
      size="small"
      title="Delete “Shop EU”?"
      detail="Its container, goals and reports go with it. Nobody can bring them back."
      onClose={onClose}
      onSubmit={onSubmit}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="critical" look="solid" type="submit">
            Delete project
          </Button>
        </>
      }
    >
      <TextField label="Write the name of the project" value="Shop EU" onChange={() => {}} />
    </Dialog>
  ),
  play: async ({ userEvent, args }) => {
    const remove = await screen.findByRole('button', { name: 'Delete project' })
    await expect(remove).toHaveAttribute('data-tone', 'critical')
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/Nobody can bring them back/)
    await userEvent.click(remove)
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** The body scrolls; title and actions stay in sight. */
export const LongContent: Story = {
  render: ({ onClose }) => (
    <Dialog open title="Terms of data processing" onClose={onClose} actions={<Button onPress={onClose}>Accept</Button>}>
      <Stack>
        {Array.from({ length: 40 }, (_, index) => (
          <TextField key={index} label={`Clause ${index + 1}`} value="Data stays in the region that the workspace chose." onChange={() => {}} />
        ))}
      </Stack>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Terms of data processing' })
    const body = dialog.querySelector('[data-part=body]')!
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight)
    await waitFor(() => expect(body.scrollHeight).toBeGreaterThan(body.clientHeight))
    const { bottom } = screen.getByRole('button', { name: 'Accept' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Create project' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const ReturnsFocus: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'New project' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Project name' })).toHaveFocus())
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Each project has its own container and data.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const SendsItsFields: Story = {
  play: async ({ userEvent, args }) => {
    const name = await screen.findByRole('textbox', { name: 'Project name' })
    await userEvent.type(name, 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Create project' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, 'y{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}
