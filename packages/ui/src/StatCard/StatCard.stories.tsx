import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, CircleCheck, Info, Target } from 'lucide-react'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Change } from '../Change/Change.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
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

export const Playground: Story = {}

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
export const TrendUp: Story = {
  play: async ({ canvas }) => {
    const change = canvas.getByText(/12\.4%/).closest('[data-ui=Change]')!
    await expect(change).toHaveAttribute('data-tone', 'positive')
    await expect(change).toHaveTextContent(/\+12\.4%/)
  },
}

export const TrendDown: Story = {
  args: { change: <Change value={-0.031} /> },
  play: async ({ canvas }) => {
    const change = canvas.getByText(/3\.1%/).closest('[data-ui=Change]')!
    await expect(change).toHaveAttribute('data-tone', 'critical')
    await expect(change).toHaveTextContent(/[-−]3\.1%/)
  },
}

/** The label stands while the figure is on its way. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('listitem')
    await expect(card).toHaveAttribute('aria-busy', 'true')
    await expect(card).toHaveTextContent('Events received')
    await expect(card).not.toHaveTextContent('48,210')
  },
}

/** No data is a dash and the reason, never a zero. */
export const NoData: Story = {
  args: { value: <Num value={undefined} />, change: undefined, detail: 'nothing received in the last 30 days' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=value]')).toHaveTextContent(/^[–—]/)
    await expect(canvas.getByText('nothing received in the last 30 days')).toBeVisible()
  },
}

const inside = async (root: HTMLElement) => {
  const card = root.querySelector<HTMLElement>('[data-ui=StatCard]')!
  await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
}

export const LongLabel: Story = {
  args: { label: 'Conversions attributed to campaigns that were paused before the Veröffentlichungsberechtigungsprüfung was finished', icon: Activity },
  play: ({ canvasElement }) => inside(canvasElement),
}

export const HugeNumber: Story = {
  args: { value: <Num value={98_765_432_109_876} />, change: <Change value={1234.5} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('98,765,432,109,876')).toBeVisible()
    await inside(canvasElement)
  },
}

export const AsLink: Story = {
  args: { href: '#events' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Events received' })
    await expect(link).toHaveAttribute('href', '#events')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}

/** A small button at the end of the label makes the card no higher. */
export const WithAbout: Story = {
  args: { about: <IconButton icon={Info} size="small" label="How this is counted" /> },
  render: (args) => (
    <>
      <StatCard {...args} />
      <StatCard {...args} about={undefined} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'How this is counted' })).toBeVisible()
    const [one, other] = [...canvasElement.querySelectorAll('[data-part=label]')].map((label) => label.getBoundingClientRect().height)
    await expect(one).toBe(other)
  },
}

/** A figure that changes while it is looked at is lit; one that only arrives is not. */
export const Changed: Story = {
  render: function Render() {
    const [count, setCount] = useState<number>()
    return (
      <StatCard
        label="Active Users"
        value={<Num value={count} />}
        loading={count === undefined}
        about={<IconButton icon={Activity} size="small" label="Next figure" onPress={() => setCount((count ?? 41) + 1)} />}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next figure' })
    const value = () => canvas.getByRole('listitem').querySelector('[data-part=value]')
    await userEvent.click(next)
    await expect(value()).toHaveTextContent('42')
    await expect(value()).not.toHaveAttribute('data-changed')
    await userEvent.click(next)
    await expect(value()).toHaveTextContent('43')
    await expect(value()).toHaveAttribute('data-changed')
    const { animationName } = getComputedStyle(value()!)
    await expect(animationName === 'none').toBe(matchMedia('(prefers-reduced-motion: reduce)').matches)
  },
}
