import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { bakeryEvents } from '../../eventsInStories.ts'
import { rowOf } from '../../inStories.ts'
import { states } from '../../states.ts'
import { CustomReports } from './CustomReports.tsx'

export default {
  title: 'Analytics/Custom Reports/Own',
  component: CustomReports,
  parameters: {
    requirements: {
      Editing: 'ANA-REP-04-B, ANA-REP-05-B, ANA-REP-12-B',
      SharedAndScheduled: 'ANA-REP-06-B, ANA-REP-07-B, ANA-REP-08-B, ANA-REP-11-B',
    },
    path: '/analytics/reports',
  },
} satisfies Meta<typeof CustomReports>
type Story = StoryObj<typeof CustomReports>

const reported = states.withEvents(bakeryEvents, (workspace) => workspace.act('reports.useTemplate', { id: 'report-template-1' }))

/** A template and an empty draft open the editor, whose preview is counted from what was collected. */
export const Editing: Story = {
  ...reported,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'My Reports', 'Acquisition Overview')).getByRole('button', { name: /^Edit: / }))
    const editor = within(await screen.findByRole('dialog'))
    await expect((await editor.findAllByRole('row')).length).toBeGreaterThan(5)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'New Report' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

/** From beside the heading and from its row, a report is sent by the clock and shared. */
export const SharedAndScheduled: Story = {
  ...reported,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule Report' }))
    await expect(await screen.findByRole('dialog', { name: /Schedule/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click((await rowOf(canvas, 'My Reports', 'Acquisition Overview')).getByRole('button', { name: /^Share: / }))
    await expect(await screen.findByRole('dialog', { name: /^Share: / })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Share Report' }))
    await expect(await screen.findByRole('dialog', { name: 'Share Report' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Export Data' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Export Data' })).toBeVisible()
  },
}
