import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { choose, rowOf, toastSays } from '../../inStories.ts'
import { states, story } from '../../states.ts'
import { CustomReports } from './CustomReports.tsx'

export default {
  title: 'Analytics/Custom Reports',
  component: CustomReports,
  parameters: {
    requirements: {
      ShareDialog: 'ANA-REP-08, 11',
      ShareChosen: 'ANA-REP-08',
      ShareWithoutServer: 'ANA-REP-11',
      ScheduleDialog: 'ANA-REP-06',
      ScheduleWithoutMail: 'ANA-REP-06',
    },
    path: '/analytics/reports',
  },
} satisfies Meta<typeof CustomReports>
type Story = StoryObj<typeof CustomReports>

const checkout = 'Checkout by Device'

/** Link, people and access type. */
export const ShareDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'My Reports', checkout)).getByRole('button', { name: `Share: ${checkout}` }))
    const dialog = within(await screen.findByRole('dialog', { name: `Share: ${checkout}` }))
    await userEvent.click(dialog.getByRole('button', { name: 'Share Report' }))
    await expect(dialog.getByText('Add a person or a link, or nobody sees it.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^People/ }), 'ana{Enter}')
    await expect(dialog.getByText('ana is not an email address.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /ana/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^People/ }), 'ana@example.com{Enter}')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Access type' }), 'Edit')
    await userEvent.click(dialog.getByRole('switch', { name: /^Link/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Share Report' }))
    await toastSays('success', 'Report Shared')
    await expect(await screen.findByRole('textbox', { name: 'Link to the report' })).toHaveDisplayValue(/^https:\/\/tagmason\.example\.com\/share\//)
  },
}

/** From beside the heading one chooses the report. */
export const ShareChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share Report' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Report' }))
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Report' }), 'Partner Referrals')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Access type' }), 'Email Only')
    await expect(dialog.getByRole('switch', { name: /^Link/ })).toHaveAccessibleDescription(/Email Only has no link/)
    await userEvent.type(dialog.getByRole('textbox', { name: /^People/ }), 'ana@example.com{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Share Report' }))
    await expect(await (await toastSays('success', 'Report Shared')).findByText('Partner Referrals is among the shared reports.')).toBeVisible()
  },
}

/** A project of one's own has nobody who would answer a link. */
export const ShareWithoutServer: Story = {
  ...story({
    before: async (workspace) => {
      await states.empty.parameters.state.before?.(workspace)
      await workspace.act('reports.useTemplate', { id: 'report-template-1' })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'My Reports', 'Acquisition Overview')).getByRole('button', { name: /^Share: / }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('switch', { name: /^Link/ })).toHaveAccessibleDescription(/none is connected to this project/)
    await userEvent.type(dialog.getByRole('textbox', { name: /^People/ }), 'ana@example.com{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Share Report' }))
    await expect(await (await toastSays('success', 'Report Shared')).findByText(/Nobody is told by email until mail is set up/)).toBeVisible()
  },
}

/** The schedule of a chosen report. */
export const ScheduleDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule Report' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Report' }))
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Report' }), checkout)
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Frequency' }), 'Monthly')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Schedule' }))
    await expect(dialog.getByText('Add at least one recipient.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Recipients/ }), 'ana@example.com, ben@example.com{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Schedule' }))
    await toastSays('success', 'Report Scheduled')
    await expect((await rowOf(canvas, 'My Reports', checkout)).getByText(/Monthly · 2 recipients/)).toBeVisible()
  },
}

/** Without mail the schedule rests, and that is said beforehand. */
export const ScheduleWithoutMail: Story = {
  ...ShareWithoutServer,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'My Reports', 'Acquisition Overview')).getByRole('button', { name: /^More for / }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Schedule' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule: Acquisition Overview' }))
    await expect(dialog.getByText('Mail is not set up')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Recipients/ }), 'ana@example.com{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Schedule' }))
    await expect(await (await toastSays('success', 'Report Scheduled')).findByText('The schedule rests until mail is set up.')).toBeVisible()
  },
}
