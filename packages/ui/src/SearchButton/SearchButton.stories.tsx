import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchButton } from './SearchButton.tsx'

export default { title: 'Primitives/SearchButton', component: SearchButton, args: { label: 'Search', keys: ['Ctrl', 'K'], onPress: fn() } } satisfies Meta<
  typeof SearchButton
>

export const Default: StoryObj<typeof SearchButton> = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
