import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Settings, Trash2 } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import type { Tone } from '../theme/tones.ts'
import { IconButton } from './IconButton.tsx'

const tones: Tone[] = ['neutral', 'accent', 'positive', 'caution', 'critical']

export default { title: 'Primitives/IconButton', component: IconButton, args: { icon: Bell, label: 'Notifications', onPress: fn() } } satisfies Meta<
  typeof IconButton
>
type Story = StoryObj<typeof IconButton>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['standard', 'small'] as const).map((size) =>
        (['solid', 'quiet', 'plain'] as const).map((look) => (
          <Inline key={size + look} gap="s">
            {tones.map((tone) => (
              <IconButton key={tone} icon={Settings} label={`Settings, ${tone}`} tone={tone} look={look} size={size} />
            ))}
            <IconButton icon={Trash2} label="Delete, busy" look={look} size={size} busy />
            <IconButton icon={Trash2} label="Delete, blocked" look={look} size={size} blocked="Viewers cannot delete." />
            <IconButton icon={Bell} label="Notifications, on" look={look} size={size} pressed />
          </Inline>
        )),
      )}
    </Stack>
  ),
}

export const ShowsItsLabel: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Notifications' })
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Notifications')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { blocked: 'Viewers cannot see these.' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' })
    await userEvent.hover(button)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Notifications: Viewers cannot see these.')
    await expect(button).toHaveAccessibleDescription('Viewers cannot see these.')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const IgnoresASecondPress: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications', busy: true }))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
