import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingCart } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { ChoiceChips } from './ChoiceChips.tsx'

const choices = [{ value: 'Track purchases' }, { value: 'Track newsletter sign-ups' }, { value: 'cart', label: 'Track carts left behind', icon: ShoppingCart }]

export default { title: 'Primitives/ChoiceChips', component: ChoiceChips, args: { label: 'Example goals', choices, onChoose: fn() } } satisfies Meta<
  typeof ChoiceChips
>
type Story = StoryObj<typeof ChoiceChips>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChoose }) => (
    <Stack gap="l">
      <ChoiceChips label="Example goals" choices={choices} onChoose={onChoose} />
      <ChoiceChips label="Blocked" choices={choices} blocked="The setup is being generated." onChoose={onChoose} />
      <ChoiceChips label="Hidden label" labelHidden choices={choices} onChoose={onChoose} />
    </Stack>
  ),
}

export const FillsOnPress: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Example goals' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Track carts left behind' }))
    await expect(args.onChoose).toHaveBeenCalledWith('cart')
  },
}

export const GoesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Track newsletter sign-ups' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('Track newsletter sign-ups')
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { blocked: 'The setup is being generated.' },
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole('button', { name: 'Track purchases' })
    await userEvent.click(chip)
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(chip).toHaveAccessibleDescription('The setup is being generated.')
  },
}
