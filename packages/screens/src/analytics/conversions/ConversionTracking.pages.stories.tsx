import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bakeryEvents, storyEvent } from '../../eventsInStories.ts'
import { figureOf, rowsOf } from '../../inStories.ts'
import { states } from '../../states.ts'
import { ConversionTracking } from './ConversionTracking.tsx'

export default {
  title: 'Analytics/Conversion Tracking',
  component: ConversionTracking,
  parameters: { path: '/analytics/conversions' },
} satisfies Meta<typeof ConversionTracking>
type Story = StoryObj<typeof ConversionTracking>

/** A server reports orders and nobody saw a page: the conversions are there, and no page is made up for them. */
export const ConversionsWithoutPage: Story = {
  ...states.withEvents([1, 2, 3].map((order) => storyEvent(order * 300, `till-${order}`, 'purchase', '', { value: 20, currency: 'EUR' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 conversions came without a page')).toBeVisible()
    await expect(canvas.queryByText('No conversions yet')).toBeNull()
    await expect(await figureOf(canvas, 'Conversions')).toBe('3')
  },
}
/** Some visits saw pages, others none: the list says both. */
export const SomeWithoutPage: Story = {
  ...states.withEvents([...bakeryEvents, storyEvent(400, 'till', 'purchase', '', { value: 20, currency: 'EUR' })]),
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Top Converting Pages')
    await expect(rows[0]).toHaveTextContent(/7 conversions/)
    await expect(rows.at(-1)).toHaveTextContent(/1 conversion came without a page/)
  },
}
