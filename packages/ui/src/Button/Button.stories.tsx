import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import type { Tone } from '../theme/tones.ts'
import { Button, type ButtonProps } from './Button.tsx'

const tones: Tone[] = ['neutral', 'accent', 'positive', 'caution', 'critical']

export default { title: 'Primitives/Button', component: Button, args: { children: 'Generate setup', onPress: fn() } } satisfies Meta<typeof Button>
type Story = StoryObj<typeof Button>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack gap="m">
      {(['standard', 'small'] as const).map((size) =>
        (['solid', 'quiet', 'plain'] as const).map((look) => (
          <Inline key={size + look} gap="s">
            {tones.map((tone) => (
              <Button key={tone} tone={tone} look={look} size={size}>
                {tone}
              </Button>
            ))}
            <Button look={look} size={size} icon={Plus} iconEnd={ChevronDown}>
              Icons
            </Button>
            <Button look={look} size={size} tone="accent" busy>
              Busy
            </Button>
            <Button look={look} size={size} icon={Plus} busy>
              Busy with icon
            </Button>
            <Button look={look} size={size} blocked="Write a goal first.">
              Blocked
            </Button>
            <Button look={look} size={size} pressed>
              Pressed
            </Button>
          </Inline>
        )),
      )}
      <Button tone="accent" look="solid" full>
        Full width
      </Button>
    </Stack>
  ),
}

export const IsPressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Generate setup' })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

/** APG button: Enter and Space press it. */
export const GoesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Generate setup' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

function Toggle(props: ButtonProps) {
  const [pressed, setPressed] = useState(false)
  return <Button {...props} pressed={pressed} onPress={() => setPressed(!pressed)} />
}

/** APG toggle button: the state changes, the words do not. */
export const StaysIn: Story = {
  args: { children: 'Follow new goals' },
  render: (args) => <Toggle {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Follow new goals', pressed: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Follow new goals', pressed: false })).toHaveFocus()
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { blocked: 'Write a goal first.' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Generate setup' })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Write a goal first.')
    button.blur()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(await within(canvasElement.ownerDocument.body).findByRole('tooltip')).toHaveTextContent('Write a goal first.')
  },
}

export const IgnoresASecondPress: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Generate setup', busy: true })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
