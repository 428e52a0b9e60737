import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { toast } from './toast.ts'
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

export const Playground: Story = {}

/** Shows one toast, and looks for its kind and its words. */
const shows = (show: () => unknown, kind: string, words: string): Story => ({
  play: async () => {
    show()
    const message = await screen.findByRole('alert')
    await expect(message).toHaveTextContent(words)
    await expect(message).toHaveClass(`Toastify__toast--${kind}`)
  },
})

export const Success = shows(kinds.success, 'success', 'Project CreatedIts write key is ready.')
export const Error = shows(kinds.error, 'error', 'Could not publishThe container was changed elsewhere.Copy details')
export const Warning = shows(kinds.warning, 'warning', 'Anomaly DetectedPurchases fell by 38 %.')
export const Info = shows(kinds.info, 'info', 'Please describe your tracking goals first')
export const Default = shows(kinds.plain, 'default', 'Integration DisconnectedUndo')

export const TitleOnly: Story = {
  play: async () => {
    toast.success('Settings Saved')
    const message = await screen.findByRole('alert')
    await expect(message).toHaveTextContent(/^Settings Saved$/)
    await expect(message.querySelector('[data-part=detail]')).toBeNull()
  },
}

/** Long words break inside the toast, and the button that takes it away stays in reach. */
export const LongText: Story = {
  play: async () => {
    toast.warning('The container of “Veröffentlichungsberechtigungsprüfungsverfahren” could not be published to every site', {
      detail: `Three of nine sites refused it: ${'https://shop.example.com/very/long/address/'.repeat(4)} was the first. Check who may publish there, and try again.`,
    })
    const message = await screen.findByRole('alert')
    await waitFor(() => expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth))
    const { right } = within(message).getByRole('button', { name: 'Dismiss' }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Matrix: Story = {
  play: async () => {
    for (const show of Object.values(kinds)) show()
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(5))
  },
}

/** On a phone a pile would cover what is worked with: only the newest is seen, and the one before it when that has gone. */
export const OneAtATimeOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ userEvent }) => {
    kinds.error()
    await screen.findByText('Could not publish')
    kinds.success()
    const newest = await screen.findByText('Project Created')
    await waitFor(() => expect(newest).toBeVisible())
    await expect(screen.getByText('Could not publish')).not.toBeVisible()
    await userEvent.click(within(newest.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.getByText('Could not publish')).toBeVisible())
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
  parameters: { patience: 1 },
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
