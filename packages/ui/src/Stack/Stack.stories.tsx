import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from './Stack.tsx'

const cards = ['First', 'Second, a little longer', 'Third'].map((words) => <Card key={words}>{words}</Card>)

export default { title: 'Primitives/Stack', component: Stack, args: { children: cards } } satisfies Meta<typeof Stack>
type Story = StoryObj<typeof Stack>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Inline gap="xl" align="start">
      {(['stretch', 'start', 'center', 'end'] as const).map((align) =>
        (['xxs', 's', 'l'] as const).map((gap) => (
          <Stack key={align + gap} align={align} gap={gap}>
            {cards}
          </Stack>
        )),
      )}
    </Inline>
  ),
}
