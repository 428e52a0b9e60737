import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Change } from '../Change/Change.tsx'
import { Num } from '../Num/Num.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StatCard } from '../StatCard/StatCard.tsx'
import { StatGrid } from './StatGrid.tsx'

const cards = ['Sessions', 'Users', 'Conversions', 'Revenue', 'Events', 'Errors'].map((label, index) => (
  <StatCard key={label} label={label} value={<Num value={(index + 2) * 1317} />} change={<Change value={(index - 2) / 40} />} detail="last 7 days" />
))

export default { title: 'Primitives/StatGrid', component: StatGrid, args: { label: 'Key figures', children: cards.slice(0, 4) } } satisfies Meta<
  typeof StatGrid
>
type Story = StoryObj<typeof StatGrid>

export const Playground: Story = {}
export const IsAList: Story = { play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(4) }
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      {[1, 2, 3, 4, 5, 6].map((count) => (
        <StatGrid key={count} label={`${count} figures`}>
          {cards.slice(0, count)}
        </StatGrid>
      ))}
    </Stack>
  ),
}
