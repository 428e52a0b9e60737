import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, CircleCheck, Target } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Change } from '../Change/Change.tsx'
import { Num } from '../Num/Num.tsx'
import { StatGrid } from '../StatGrid/StatGrid.tsx'
import { StatCard } from './StatCard.tsx'

export default {
  title: 'Primitives/StatCard',
  component: StatCard,
  args: { label: 'Events received', value: <Num value={48210} />, change: <Change value={0.124} />, detail: 'last 30 days' },
  decorators: [
    (Story) => (
      <StatGrid label="Key figures">
        <Story />
      </StatGrid>
    ),
  ],
} satisfies Meta<typeof StatCard>
type Story = StoryObj<typeof StatCard>

export const Default: Story = {
  play: async ({ canvas }) => {
    const item = within(canvas.getByRole('list', { name: 'Key figures' })).getByRole('listitem')
    await expect(item).toHaveTextContent('Events received48,210')
  },
}
export const Matrix: Story = {
  render: (args) => (
    <>
      <StatCard {...args} />
      <StatCard {...args} icon={Activity} change={<Change value={-0.031} />} />
      <StatCard label="Goals covered" value="12 of 14" icon={Target} href="#goals" detail="two need an answer" />
      <StatCard label="Checks passed" value={<Num value={0.986} as="percent" />} icon={CircleCheck} />
      <StatCard {...args} loading />
      <StatCard label="Cost per sign-up" value={<Num value={4.2} as="money" />} change={<Change value={-0.08} good="down" />} detail="before 4.57" />
      <StatCard label="Not measured yet" value={<Num value={undefined} />} />
    </>
  ),
}
export const LeadsSomewhere: Story = {
  args: { href: '#events' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Events received' })).toHaveAttribute('href', '#events'),
}

export const Dark: Story = { ...Matrix, globals: { mode: 'dark' } }
