import { alertPhases } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answering, rowsOf } from '../../inStories.ts'
import { Alerts } from './Alerts.tsx'

export default { title: 'Automation/Smart Alerts', component: Alerts, parameters: { path: '/automation/alerts' } } satisfies Meta<typeof Alerts>
type Story = StoryObj<typeof Alerts>

/** Each state that a look can find. */
export const EachState: Story = {
  ...answering('alerts.list', (answer) => ({
    ...answer,
    rows: answer.rows.map((row, at) => {
      const phase = alertPhases[at]
      return phase === undefined ? row : { ...row, now: { phase, since: '2024-01-22T09:30:00.000Z', value: 1.4 } }
    }),
  })),
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Alert Rules')
    for (const [at, words] of [
      [1, 'Pending'],
      [2, 'Raised'],
      [3, 'No data'],
      [4, 'Resolved'],
    ] as const)
      await expect(rows[at]).toHaveTextContent(words)
  },
}

/** Before a rule is saved: when it would have been raised in the last thirty days. */
export const WouldHaveBeenRaised: Story = {
  parameters: { path: '/automation/alerts?id=alert-1' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.click(await drawer.findByRole('button', { name: 'Show: Last 30 Days' }))
    await expect(
      await drawer.findByText(/^It would have been raised \d+ times?\.$|^It would not have been raised\.$/, undefined, { timeout: 20_000 }),
    ).toBeVisible()
    await expect(drawer.getByRole('img', { name: /Conversion rate/ })).toBeVisible()
  },
}
