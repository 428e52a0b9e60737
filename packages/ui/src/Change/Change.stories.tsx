import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Change } from './Change.tsx'

export default { title: 'Primitives/Change', component: Change, args: { value: 0.124 } } satisfies Meta<typeof Change>
type Story = StoryObj<typeof Change>

export const Playground: Story = {}
export const SaysItsSign: Story = { play: async ({ canvas }) => expect(canvas.getByText('+12.4%')).toBeVisible() }
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['up', 'down', 'neither'] as const).map((good) => (
        <Inline key={good} gap="l">
          {[0.124, -0.031, 0].map((value) => (
            <Change key={value} value={value} good={good} />
          ))}
          <Change value={-12} as="number" good={good} />
        </Inline>
      ))}
    </Stack>
  ),
}
