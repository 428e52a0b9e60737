import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { toast } from './toast.tsx'
import { Toasts } from './Toasts.tsx'

const undo = fn()
const kinds = {
  success: () => toast.success('Project Created', { detail: 'Its write key is ready.' }),
  error: () => toast.error('Could not publish', { detail: 'The container was changed elsewhere.', action: { label: 'Copy details', onPress: undo } }),
  warning: () => toast.warning('Anomaly Detected', { detail: 'Purchases fell by 38 %.' }),
  info: () => toast.info('Please describe your tracking goals first'),
  plain: () => toast.plain('Integration Disconnected', { action: { label: 'Undo', onPress: undo } }),
}

export default {
  title: 'Primitives/Toasts',
  component: Toasts,
  args: { label: 'Messages' },
  beforeEach: () => () => toast.dismiss(),
  render: (args) => (
    <>
      <Toasts {...args} />
      <Inline>
        {Object.entries(kinds).map(([kind, show]) => (
          <Button key={kind} onPress={show}>
            {kind}
          </Button>
        ))}
      </Inline>
    </>
  ),
} satisfies Meta<typeof Toasts>
type Story = StoryObj<typeof Toasts>

export const Default: Story = {}

export const Matrix: Story = {
  args: { stay: 600_000 },
  play: async () => {
    for (const show of Object.values(kinds)) show()
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(5))
  },
}

export const LeavesFocusAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'info' })
    await userEvent.click(button)
    const message = await screen.findByRole('alert')
    await expect(message).toHaveTextContent('Please describe your tracking goals first')
    await expect(message).toHaveClass('Toastify__toast--info')
    await expect(button).toHaveFocus()
    screen.getByRole('button', { name: 'Dismiss' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}

export const LeavesByItself: Story = {
  args: { stay: 300 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }))
    await userEvent.click(canvas.getByRole('button', { name: 'error' }))
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1), { timeout: 3000 })
    await expect(screen.getByRole('alert')).toHaveTextContent('Could not publish')
  },
}

export const DoesItsAction: Story = {
  play: async ({ canvas, userEvent }) => {
    undo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'plain' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}
