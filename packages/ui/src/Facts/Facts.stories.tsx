import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge.tsx'
import { Code } from '../Code/Code.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Facts } from './Facts.tsx'

const items = [
  { term: 'Container', value: <Code>GTM-K7F2Q9</Code> },
  { term: 'State', value: <Badge tone="positive">Verified</Badge> },
  { term: 'Trigger', value: 'Click on “Start trial” on any page whose address begins with /pricing' },
  { term: 'Key event', value: 'sign_up' },
]

export default { title: 'Primitives/Facts', component: Facts, args: { items } } satisfies Meta<typeof Facts>
type Story = StoryObj<typeof Facts>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Facts items={items} />
      <Facts items={items} look="columns" />
    </Stack>
  ),
}
