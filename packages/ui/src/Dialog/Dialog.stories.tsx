import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

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

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
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
