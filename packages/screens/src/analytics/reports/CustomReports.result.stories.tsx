import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { CustomReports } from './CustomReports.tsx'

export default {
  title: 'Analytics/Custom Reports/Result',
  component: CustomReports,
  parameters: { path: '/analytics/reports' },
} satisfies Meta<typeof CustomReports>
type Story = StoryObj<typeof CustomReports>

/** A report is chosen, its table follows the bar, and the address keeps both. */
export const Filtered: Story = {
  parameters: { path: '/analytics/reports?f=device%3Amobile' },
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Report' })
    const name = select.textContent
    const table = await canvas.findByRole('table', { name: new RegExp(name.slice(0, 8)) })
    const before = within(table).getAllByRole('row')[1]?.textContent
    await userEvent.click(await canvas.findByRole('button', { name: 'Device is Mobile' }))
    await waitFor(async () => {
      const now = await canvas.findByRole('table', { name: new RegExp(name.slice(0, 8)) })
      await expect(within(now).getAllByRole('row')[1]?.textContent).not.toBe(before)
    })
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeEnabled()
  },
}
