import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { SearchButton } from './SearchButton.tsx'

export default { title: 'Primitives/SearchButton', component: SearchButton, args: { label: 'Search', keys: ['Ctrl', 'K'], onPress: fn() } } satisfies Meta<
  typeof SearchButton
>

type Story = StoryObj<typeof SearchButton>

export const Playground: Story = {}
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <SearchButton {...args} />
      <SearchButton {...args} label="Find a tag" keys={['Ctrl', 'Shift', 'K']} />
    </Stack>
  ),
}
export const IsPressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}
