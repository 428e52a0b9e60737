import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { rowOf, rowsOf, served, toastSays } from '../../inStories.ts'
import { states, story } from '../../states.ts'
import { Alerts } from './Alerts.tsx'

export default {
  title: 'Automation/Smart Alerts',
  component: Alerts,
  parameters: { requirements: { AboutAnomalies: 'ANA-ANOM-09' }, path: '/automation/alerts' },
} satisfies Meta<typeof Alerts>
type Story = StoryObj<typeof Alerts>

const checkout = 'Checkout conversion drop'
const errors = 'Script errors'

/** A rule of one's own in a real project: nothing is invented, and it says what it waits for. */
export const MakesOne: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Alert Rule' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'New Alert Rule' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(drawer.getByText('Give it a name, so that it can be found again.')).toBeVisible()
    await expect(drawer.getByText('Enter a threshold to compare with.')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Rush hour')
    await userEvent.type(drawer.getByRole('spinbutton', { name: 'Threshold' }), '1000')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Alert Rule Saved')
    const row = await rowOf(canvas, 'Alert Rules', 'Rush hour')
    await expect(row.getByText('Page views over 1000 in 1 hour')).toBeVisible()
    await expect(row.getByText(/Email \(not configured\) · never raised$/)).toBeVisible()
    await expect(canvas.getByText('No figures have arrived in this project')).toBeVisible()
  },
}

/** Configure Alerts of Anomaly Detection leads here, to the rules about anomalies. */
export const AboutAnomalies: Story = {
  parameters: { path: '/automation/alerts?q=anomaly' },
  play: async ({ canvas, userEvent }) => {
    const rows = await rowsOf(canvas, 'Alert Rules')
    await expect(rows.map((row) => row.querySelector('[data-part=title]')?.textContent)).toEqual([checkout, 'Sudden traffic spike'])
    const field = canvas.getByRole('searchbox', { name: 'Search alert rules' })
    await userEvent.clear(field)
    await userEvent.type(field, 'zebra')
    await expect(await canvas.findByText('No alert rule about “zebra”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(await rowsOf(canvas, 'Alert Rules')).toHaveLength(8)
    await userEvent.type(field, 'anomaly')
    await waitFor(async () => expect(await rowsOf(canvas, 'Alert Rules')).toHaveLength(2))
  },
}

export const Removes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Alert Rules', errors)).getByRole('button', { name: `More: ${errors}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove alert rule' }))
    await toastSays('success', 'Alert Rule Removed')
    await expect(await rowsOf(canvas, 'Alert Rules')).toHaveLength(7)
  },
}

/** On a server, which looks at alerts each minute: how each is at this moment. */
export const OnServer: Story = {
  ...story({
    workspace: served,
    before: async (workspace) => {
      await states.empty.parameters.state.before?.(workspace)
      await workspace.act('alerts.save', {
        name: 'Quiet shop',
        description: '',
        type: 'revenue',
        priority: 'medium',
        channels: ['email'],
        rule: { metric: 'conversionRate', comparison: 'under', value: 2.5, minutes: 60, pause: 60, quiet: null },
      })
    },
  }),
  play: async ({ canvas }) => {
    await expect((await rowsOf(canvas, 'Alert Rules'))[0]).toHaveTextContent(/Quiet shop/)
    await expect(canvas.queryByText(/not watched/)).toBeNull()
  },
}
