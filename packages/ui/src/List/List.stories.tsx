import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Card } from '../Card/Card.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ListRow } from '../ListRow/ListRow.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { List } from './List.tsx'

const rows = ['add_to_cart', 'begin_checkout', 'purchase'].map((name) => (
  <ListRow key={name} lead={<Icon of={Tag} />} title={name} facts={<Badge tone="positive">Verified</Badge>} detail="Sent with items, value and currency" />
))

export default { title: 'Primitives/List', component: List, args: { label: 'Events', children: rows } } satisfies Meta<typeof List>
type Story = StoryObj<typeof List>

export const Playground: Story = {}
export const IsAList: Story = {
  play: async ({ canvas }) => expect(within(canvas.getByRole('list', { name: 'Events' })).getAllByRole('listitem')).toHaveLength(3),
}
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <List label="Framed">{rows}</List>
      <Card title="In a flush card" flush>
        <List label="Flush" look="flush">
          {rows}
        </List>
      </Card>
      <List label="Plain" look="plain">
        {rows}
      </List>
    </Stack>
  ),
}
