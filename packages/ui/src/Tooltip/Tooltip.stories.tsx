import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Tooltip } from './Tooltip.tsx'

export default {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { text: 'Read from the live container', children: <button type="button">GTM-5K3X</button> },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>
type Story = StoryObj<typeof Tooltip>

export const Default: Story = {}

export const Matrix: Story = {
  render: ({ text }) => (
    <Inline gap="l">
      {(['top', 'right', 'bottom', 'left'] as const).map((placement) => (
        <Tooltip key={placement} text={text} placement={placement}>
          <button type="button">{placement}</button>
        </Tooltip>
      ))}
      <Button blocked="Buttons bring their own.">Blocked</Button>
    </Inline>
  ),
}

export const ShowsOnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Read from the live container')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
