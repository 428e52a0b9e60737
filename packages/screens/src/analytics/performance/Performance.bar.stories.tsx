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
