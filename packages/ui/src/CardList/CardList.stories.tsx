import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageSquareText, Tags } from 'lucide-react'
import { CardList } from './CardList.tsx'

export default { title: 'Primitives/CardList', component: CardList } satisfies Meta<typeof CardList>

export const Default: StoryObj<typeof CardList> = {
  args: {
    label: 'Setup pages',
    cards: [
      { href: '/a', icon: MessageSquareText, title: 'Natural Language Setup', detail: 'Describe what you want to measure.', level: 2 },
      { href: '/b', icon: Tags, title: 'GTM Management', detail: 'Containers and what is in them.', level: 2 },
    ],
  },
}
