import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageSquareText, Tags } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { CardList } from './CardList.tsx'

const cards = [
  { href: '/a', icon: MessageSquareText, title: 'Natural Language Setup', detail: 'Describe what you want to measure.', level: 2 as const },
  { href: '/b', icon: Tags, title: 'GTM Management', detail: 'Containers and what is in them.', level: 2 as const },
]

export default { title: 'Primitives/CardList', component: CardList, args: { label: 'Setup pages', cards } } satisfies Meta<typeof CardList>
type Story = StoryObj<typeof CardList>

export const Playground: Story = {}

export const IsANamedList: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Setup pages' })).getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      {[1, 2, 5].map((count) => (
        <CardList
          key={count}
          label={`Setup pages, ${count}`}
          cards={Array.from({ length: count }, (_, at) => ({
            ...(at % 2 === 0 ? cards[0] : cards[1]),
            href: `/${count}-${at}`,
            title: `Page ${at + 1} of ${count}`,
          }))}
        />
      ))}
    </Stack>
  ),
}
