import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { bakeryEvents } from '../../eventsInStories.ts'
import { states } from '../../states.ts'
import { Performance } from './Performance.tsx'

export default {
  title: 'Analytics/Performance Monitoring/Bar',
  component: Performance,
  parameters: { path: '/analytics/performance' },
} satisfies Meta<typeof Performance>
type Story = StoryObj<typeof Performance>

/** Other days than the last seven: the scores say which. */
export const OtherDays: Story = {
  ...states.withEvents(bakeryEvents),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Out of 100, from the visits of the last 7 days.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Days' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Last 30 days' }))
    await expect(await canvas.findByText(/Out of 100, from the visits of .+ – .+\./)).toBeVisible()
  },
}

/** Only people of whom nothing was measured: no page has a score. */
export const NothingLeft: Story = {
  ...states.withEvents(bakeryEvents),
  parameters: { ...states.withEvents(bakeryEvents).parameters, path: '/analytics/performance?f=country%3AFJ' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No page speeds yet')).toBeVisible())
  },
}

/** Fewer measurements of each page than its score needs. */
export const FewMeasured: Story = {
  ...states.withEvents(bakeryEvents.filter(({ name, visitor }) => name !== 'web_vitals' || visitor.endsWith('-3'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A page is listed once it was measured ten times.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Set up tracking' })).toBeNull()
  },
}

/** A filter by event and one by audience, which came with the address: the screen says that it counts without them, and shows its figures. */
export const LeftOut: Story = {
  ...states.withEvents(bakeryEvents),
  parameters: { ...states.withEvents(bakeryEvents).parameters, path: '/analytics/performance?f=name%3Apurchase&f=audience%3Aa1' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Not filtered by: Event is purchase, Audience is a1\. The figures/)).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Page Performance Scores' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Filter by' }))
    await expect(screen.queryByRole('option', { name: 'Event' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}
