import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Heading } from './Heading.tsx'

export default { title: 'Primitives/Heading', component: Heading, args: { level: 1, children: 'Natural language setup' } } satisfies Meta<typeof Heading>
type Story = StoryObj<typeof Heading>

export const Playground: Story = {}
export const HasItsLevel: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'Natural language setup' })).toBeVisible(),
}
export const Matrix: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}, by itself
        </Heading>
      ))}
      {(['display', 'title', 'large', 'body', 'small'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Level 2 as {size}
        </Heading>
      ))}
    </Stack>
  ),
}
export const TakesFocusFromScript: Story = {
  args: { focusable: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}
