import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Show } from './Show.tsx'

export default { title: 'Primitives/Show', component: Show, args: { from: 'tablet', children: <Text>From 768 px on</Text> } } satisfies Meta<typeof Show>
type Story = StoryObj<typeof Show>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['tablet', 'desktop', 'wide'] as const).map((width) => (
        <Stack key={width} gap="xxs">
          <Show from={width}>
            <Text>from {width}</Text>
          </Show>
          <Show below={width}>
            <Text>below {width}</Text>
          </Show>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const wide = window.innerWidth >= 768
    const [seen, unseen] = wide ? ['from tablet', 'below tablet'] : ['below tablet', 'from tablet']
    await expect(canvas.getByText(seen)).toBeVisible()
    await expect(canvas.getByText(unseen)).not.toBeVisible()
  },
}
