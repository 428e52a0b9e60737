import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { CustomReports } from '../../analytics/reports/CustomReports.tsx'
import { headed, rowsOf } from '../../inStories.ts'

/** The screen of /analytics/reports at its second address; its other states are told there. */
export default {
  title: 'Reports/Custom Reports',
  component: CustomReports,
  parameters: { requirements: { Ready: 'REP-CUSTOM-01', InTheMenu: 'REP-CUSTOM-02', InTheOtherGroup: 'REP-CUSTOM-02' }, path: '/reports/custom' },
} satisfies Meta<typeof CustomReports>
type Story = StoryObj<typeof CustomReports>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await headed(canvas, 'Custom Reports', 'Dashboard', 'Reports', 'Custom Reports')
    const rows = await rowsOf(canvas, 'My Reports')
    for (const name of ['New Report', 'Schedule Report', 'Export Data', 'Share Report']) await expect(await canvas.findByRole('button', { name })).toBeVisible()
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(/Weekly Executive Summary.*Active.*Automated.*3 recipients/)
    await expect(await rowsOf(canvas, 'Report Templates')).toHaveLength(4)
    // What is opened stays at this address.
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Checkout by Device' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Checkout by Device' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }))
    await headed(canvas, 'Custom Reports', 'Dashboard', 'Reports', 'Custom Reports')
  },
}

const groupOf = async (name: string) => within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('button', { name })

/** The same screen, and the open group of the menu follows the address. */
export const InTheMenu: Story = {
  parameters: { shell: true, layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'My Reports' })
    await expect(await groupOf('Reports and dashboards')).toHaveAttribute('aria-expanded', 'true')
    await expect(await groupOf('Analytics and insights')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const InTheOtherGroup: Story = {
  parameters: { path: '/analytics/reports', shell: true, layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'My Reports' })
    await expect(await groupOf('Analytics and insights')).toHaveAttribute('aria-expanded', 'true')
    await expect(await groupOf('Reports and dashboards')).toHaveAttribute('aria-expanded', 'false')
  },
}
