import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Split } from './Split.tsx'

const args = { children: <Card title="Main">The work.</Card>, aside: <Card title="Aside">What goes with it.</Card> }

export default { title: 'Primitives/Split', component: Split, args } satisfies Meta<typeof Split>
type Story = StoryObj<typeof Split>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      {(['even', 'wide', 'fixed', 'index'] as const).map((ratio) => (
        <Split key={ratio} {...args} ratio={ratio} sticky={ratio === 'fixed'} />
      ))}
    </Stack>
  ),
}
