import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MarkedText } from './MarkedText.tsx'

const pressed = fn()

export default {
  title: 'Primitives/MarkedText',
  component: MarkedText,
  args: {
    label: 'Your goals',
    parts: [
      { text: 'We are a small hotel. ', mark: 'none' },
      { text: 'I want to know when people pay, ', mark: 'found', says: 'event purchase', onPress: pressed },
      { text: 'and when a room is booked, ', mark: 'doubtful', says: 'question about make_reservation', onPress: pressed },
      { text: 'but not the logins.\n\n', mark: 'out', says: 'left out' },
      {
        text: 'How happy are they with the breakfast in the garden, when the sun is up and the neighbours are not?',
        mark: 'lost',
        says: 'not understood',
        onPress: pressed,
      },
    ],
  },
  beforeEach: () => {
    pressed.mockClear()
  },
} satisfies Meta<typeof MarkedText>
type Story = StoryObj<typeof MarkedText>

export const Playground: Story = {}
export const Matrix: Story = {
  args: {
    parts: (['found', 'doubtful', 'lost', 'out', 'none'] as const).flatMap((mark) => [
      { text: mark, mark },
      { text: ' ', mark: 'none' as const },
    ]),
  },
}

/** A part that leads somewhere is pressed with the pointer or the keyboard, and says where. */
export const PartsArePressed: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Your goals' })
    await expect(group).toHaveTextContent('I want to know when people pay, and when a room is booked, but not the logins.')
    await userEvent.click(canvas.getByRole('button', { name: 'I want to know when people pay,: event purchase' }))
    await expect(pressed).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /and when a room is booked/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(pressed).toHaveBeenCalledTimes(3)
    await expect(canvas.queryByRole('button', { name: /logins/ })).toBeNull()
  },
}
