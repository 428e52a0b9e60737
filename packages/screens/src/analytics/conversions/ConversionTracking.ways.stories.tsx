import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { bakeryEvents } from '../../eventsInStories.ts'
import { choose, figureOf, rowsOf } from '../../inStories.ts'
import { phone, states } from '../../states.ts'
import { ConversionTracking } from './ConversionTracking.tsx'

export default {
  title: 'Analytics/Conversion Tracking/Ways',
  component: ConversionTracking,
  parameters: { path: '/analytics/conversions' },
} satisfies Meta<typeof ConversionTracking>
type Story = StoryObj<typeof ConversionTracking>

/** The funnel told apart by device: bars, and where each kind of people is lost. */
export const FunnelByDevice: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, await canvas.findByRole('combobox', { name: 'Show' }), 'By device')
    const [table] = await canvas.findAllByRole('table', { name: 'Conversion Funnel by Device' }, { timeout: 5000 })
    await expect(table).toBeTruthy()
    await expect(canvas.getAllByText(/Desktop/).length).toBeGreaterThan(0)
  },
}

/** The bar: other days and a filter change every figure, and the address names them. */
export const FilteredByAddress: Story = {
  ...states.withEvents(bakeryEvents),
  parameters: { ...states.withEvents(bakeryEvents).parameters, path: '/analytics/conversions?f=device%3Amobile' },
  play: async ({ canvas, userEvent }) => {
    const chip = await canvas.findByRole('button', { name: 'Device is Mobile' })
    const filtered = await figureOf(canvas, 'Conversions')
    await userEvent.click(chip)
    await waitFor(async () => expect(await figureOf(canvas, 'Conversions')).not.toBe(filtered))
  },
}

/** What came next from a page; a press goes on from there, and a link leads back. */
export const FollowPaths: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = async () => {
      const lists = await canvas.findAllByRole('list', { name: /^After / })
      return within(lists[0] as HTMLElement)
    }
    const [link] = (await next()).getAllByRole('link')
    const name = link?.textContent ?? ''
    await userEvent.click(link as HTMLElement)
    await expect(await canvas.findByRole('list', { name: `After ${name}` })).toBeVisible()
    await expect(canvas.getByText(/visits? went this way/)).toBeVisible()
  },
}

/** Who came back, week by week; the table is read cell by cell. */
export const ComingBack: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Coming Back' })
    await expect(within(grid).getAllByRole('rowheader').length).toBeGreaterThan(3)
    await expect(within(grid).getAllByRole('columnheader')[1]).toHaveTextContent('+1 wk')
  },
}

/** Little data: ways and weeks of a shop that has just begun. */
export const JustBegun: Story = {
  ...states.withEvents(bakeryEvents),
  play: async ({ canvas }) => {
    await expect((await rowsOf(canvas, 'After /')).length).toBeGreaterThan(0)
    await expect(await canvas.findByRole('heading', { name: 'Coming Back' })).toBeVisible()
  },
}

/** On a phone nothing scrolls sideways but the table of weeks in its own frame. */
export const OnPhone: Story = {
  ...phone(),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Coming Back' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(screen.getByRole('combobox', { name: 'From' })).toBeVisible()
  },
}
