import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Theme } from '../theme/Theme.tsx'
import { Tooltip } from './Tooltip.tsx'

export default {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { text: 'Read from the live container', children: <button type="button">GTM-5K3X</button> },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>
type Story = StoryObj<typeof Tooltip>

export const Playground: Story = {}

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

export const ShowsOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const anchor = canvas.getByRole('button', { name: 'GTM-5K3X' })
    await userEvent.hover(anchor)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Read from the live container')
    await userEvent.unhover(anchor)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** What stands at the right stands at the left where lines are read from the right. */
export const RightToLeft: Story = {
  args: { placement: 'right' },
  render: (args) => (
    <Theme direction="rtl">
      <Tooltip {...args} />
    </Theme>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const hint = await screen.findByRole('tooltip')
    await waitFor(() => expect(hint.getBoundingClientRect().right).toBeLessThan(canvas.getByRole('button').getBoundingClientRect().left))
  },
}
