import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, caughtDownloads, choose, chooseMore, figureOf, manyOf, opened, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { states, story } from '../../states.ts'
import { at, on } from './inStories.ts'
import { Support } from './Support.tsx'

export default {
  parameters: {
    ...on('consultations').parameters,
    requirements: {
      ExpertConsultations: 'LEARN-SUP-28, 29, DATA-SUPEXPERT-01',
      ConsultationBooked: 'LEARN-SUP-05, 30',
      RescheduleDialog: 'LEARN-SUP-30',
      CancelledAndRestored: 'LEARN-SUP-30',
      Rated: 'LEARN-SUP-06, LEARN-SUP-06-B',
      SupportPackages: 'LEARN-SUP-31 to 34, 36, DATA-PACKAGE-01',
      PackageChanged: 'LEARN-SUP-36, LEARN-SUP-36-B',
      PackagePlanned: 'LEARN-SUP-36, LEARN-SUP-36-B',
    },
  },
  title: 'Learning/Expert Support',
  component: Support,
} satisfies Meta<typeof Support>
type Story = StoryObj<typeof Support>

/** What has happened before: James is booked for the afternoon. */
const booked = (state: Parameters<typeof story>[0] = {}) =>
  at(
    story({ before: (workspace) => workspace.act('consultations.book', { expertId: 'expert-james', slot: '2024-01-22T15:00:00.000Z' }), ...state }),
    'consultations',
  )

export const ExpertConsultations: Story = {
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Experts')
    const cards = rows.filter((row) => within(row).queryByRole('button', { name: /^Book Consultation: / }) !== null)
    await expect(cards).toHaveLength(3)
    await expect(cards[0]).toHaveTextContent(
      /CV.*Carmen Vasquez.*Senior Tracking Engineer.*4\.9.*214 consultations.*Tag Manager.*Data layer.*Debugging.*Hourly rate.*\$175.*Next free.*Jan 23, 2024/,
    )
    const list = within(canvas.getByRole('list', { name: 'Experts' }))
    for (const rate of ['$150', '$175', '$200']) await expect(list.getByText(rate)).toBeVisible()
    const talks = await rowsOf(canvas, 'Your Consultations')
    await expect(talks).toHaveLength(3)
    await expect(talks[0]).toHaveTextContent(/Carmen Vasquez.*Consultation.*Past.*Jan 11, 2024.*60 minutes · \$175\.00/)
    await expect(canvas.getByText(/On your next invoice/)).toHaveTextContent('On your next invoice, Feb 1, 2024')
  },
}

/** The next free time is booked, counted and billed; the toast names the expert and the email, and takes it back. */
export const ConsultationBooked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '30 minutes' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Book Consultation: James Whitmore' }))
    const toast = await toastSays('success', 'Consultation Booked')
    await expect(toast.getByText(/^James Whitmore expects you on Jan 22, 2024, .* Check your email for details\.$/)).toBeVisible()
    await expect(await figureOf(canvas, 'Consultations')).toBe('4')
    const row = (await rowsOf(canvas, 'Your Consultations'))[0]
    await expect(row).toHaveTextContent(/James Whitmore.*Upcoming.*30 minutes · \$75\.00 · The expert sends you the meeting address/)
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await toastSays('success', 'Consultation Cancelled')
    await expect(await figureOf(canvas, 'Consultations')).toBe('3')
  },
}

/** It can be moved to another free time of the same expert. */
export const RescheduleDialog: Story = {
  ...booked(),
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, await canvas.findByRole('button', { name: 'More: James Whitmore' }), 'Reschedule')
    const dialog = await opened('Reschedule: James Whitmore')
    await choose(userEvent, await dialog.findByRole('combobox', { name: 'Day' }), 'Wednesday, January 24')
    await userEvent.click(dialog.getByRole('radio', { name: '11:00 AM' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Move Consultation' }))
    const toast = await toastSays('success', 'Consultation Moved')
    await expect(toast.getByText('James Whitmore now expects you on Jan 24, 2024, 11:00 AM.')).toBeVisible()
    await waitFor(async () => expect((await rowsOf(canvas, 'Your Consultations'))[0]).toHaveTextContent('Jan 24, 2024'))
  },
}

/** It can be cancelled, which can be taken back; the calendar file tells of it. */
export const CancelledAndRestored: Story = {
  ...booked(),
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await chooseMore(userEvent, await canvas.findByRole('button', { name: 'More: James Whitmore' }), 'Cancel Consultation')
    const toast = await toastSays('success', 'Consultation Cancelled')
    const talk = () => rowOf(canvas, 'Your Consultations', 'Cancelled')
    await userEvent.click((await talk()).getByRole('button', { name: 'Calendar File: James Whitmore' }))
    await waitFor(() => expect(files).toHaveLength(1))
    await expect(await files[0]?.blob.text()).toContain('METHOD:CANCEL')
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await toastSays('success', 'Consultation Restored')
    await expect((await rowOf(canvas, 'Your Consultations', 'Upcoming')).getByText('James Whitmore')).toBeVisible()
  },
}

/** What is over can be rated, which counts in the satisfaction. */
export const Rated: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Your Consultations', 'Mei-Ling Zhao')
    await userEvent.click(row.getByRole('radio', { name: '1 star' }))
    await toastSays('success', 'Rating Saved')
    await expect(await figureOf(canvas, 'Satisfaction')).toBe('3.8')
  },
}

export const NoExperts: Story = {
  ...at(states.empty, 'consultations'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No experts are on call here')).toBeVisible()
    await userEvent.click(within(canvas.getByRole('tabpanel')).getByRole('button', { name: 'New Request' }))
    await expect(await canvas.findByRole('form', { name: 'Support Request' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Expert Consultations' }))
    await expect(await canvas.findByText('No experts are on call here')).toBeVisible()
  },
}

const plans = (canvas: ReturnType<typeof within>) => canvas.findAllByRole('article')

export const SupportPackages: Story = {
  ...on('packages'),
  play: async ({ canvas }) => {
    const cards = await plans(canvas)
    await expect(canvas.getByRole('list', { name: 'Support Packages' }).children).toHaveLength(3)
    await expect(cards[0]).toHaveTextContent(/Basic.*Current Plan.*Included.*Email support.*48-hour response/)
    await expect(cards[1]).toHaveTextContent(/Priority\$99per month.*12-hour response/)
    await expect(cards[2]).toHaveTextContent(/Expert\$299per month.*4-hour response.*Dedicated manager.*Monthly strategy calls/)
    const button = canvas.getByRole('button', { name: 'Current Plan' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('This is your support package.')
    for (const name of ['Upgrade: Priority', 'Upgrade: Expert']) await expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** Upward at once, after the price was named. */
export const PackageChanged: Story = {
  ...on('packages'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upgrade: Priority' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Upgrade to Priority?' }))
    const price = question.getByText(/^\$31\.80 is due for the rest of this month, then \$99 a month\..*no money moves\.$/)
    await waitFor(() => expect(price).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: 'Upgrade' }))
    await toastSays('success', 'Support Package Changed')
    await waitFor(async () => expect((await plans(canvas))[1]).toHaveTextContent('Current Plan'))
  },
}

/** Downward at the end of the period, which can be taken back. */
export const PackagePlanned: Story = {
  ...at(story({ before: (workspace) => workspace.act('supportPackages.choose', { id: 'package-priority' }) }), 'packages'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Downgrade: Basic' }))
    const toast = await toastSays('success', 'Change Planned')
    await expect(toast.getByText('Basic takes over on Feb 1, 2024.')).toBeVisible()
    await waitFor(async () => expect((await plans(canvas))[0]).toHaveTextContent('From Feb 1, 2024'))
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Priority' }))
    await toastSays('success', 'Support Package Kept')
    await expect(await canvas.findByRole('button', { name: 'Downgrade: Basic' })).toBeVisible()
  },
}

/** Without a payment provider an order waits, and nothing is pretended. */
export const PackageOrderWaits: Story = {
  ...at(states.empty, 'packages'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upgrade: Expert' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Upgrade to Expert?' }))
    await userEvent.click(question.getByRole('button', { name: 'Upgrade' }))
    await toastSays('warning', 'Order Kept')
    await expect(canvas.getByRole('button', { name: 'Current Plan' })).toBeVisible()
  },
}

/** Of more than are listed the screen says so. */
export const NewestConsultationsOnly: Story = {
  ...at(
    answering('support.overview', (answer) => ({ ...answer, talks: manyOf(answer.talks, 200, () => ({ state: 'past' })) })),
    'consultations',
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^The 200 that were booked last are listed and counted:/)).toBeVisible()
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Your Consultations' })).getByRole('button', { name: /4/ }))
    await expect(await rowsOf(canvas, 'Your Consultations')).toHaveLength(50)
  },
}
