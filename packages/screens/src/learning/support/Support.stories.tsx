import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answersLate, choose, figureOf, headed, leave, opened, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { at } from './inStories.ts'
import { Support } from './Support.tsx'

export default {
  title: 'Learning/Expert Support',
  component: Support,
  parameters: {
    requirements: {
      Ready: 'LEARN-SUP-01 to 08, 10 to 13, 18 to 21, 35, DATA-SUPFORM-01, LEARN-SUP-21-B',
      TabsByKeyboard: 'LEARN-SUP-08, 09',
      RequestMissingFields: 'LEARN-SUP-13',
      RequestSubmitted: 'LEARN-SUP-15 to 17, LEARN-SUP-15-B',
      LongRequest: 'LEARN-SUP-14, LEARN-SUP-14-B',
      UrgentPriority: 'LEARN-SUP-11',
      UrgentTicket: 'LEARN-SUP-11',
      SubmitFailed: 'GEN-STATE-04',
      LongContent: 'GEN-STATE-05',
    },
    path: '/learning/support',
  },
} satisfies Meta<typeof Support>
type Story = StoryObj<typeof Support>

const tabs = ['New Request', 'My Tickets', 'Expert Consultations', 'Support Packages']

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await headed(canvas, 'Expert Support', 'Dashboard', 'Learning', 'Expert Support')
    await expect(await figureOf(canvas, 'Open tickets')).toBe('2')
    await expect(await figureOf(canvas, 'Average response time')).toBe('4.2h')
    await expect(await figureOf(canvas, 'Consultations')).toBe('3')
    await expect(await figureOf(canvas, 'Satisfaction')).toBe('4.8')
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs)
    await expect(canvas.getByRole('tab', { name: 'New Request' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('form', { name: 'Support Request' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Quick Help Options' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Subject/ })).toBeRequired()
    await expect(canvas.getByRole('textbox', { name: /^Description/ })).toBeRequired()
    const category = canvas.getByRole('combobox', { name: 'Category' })
    await expect(category).toHaveTextContent('Technical')
    await userEvent.click(category)
    await expect((await screen.findAllByRole('option')).map((each) => each.textContent)).toEqual([
      'Technical',
      'Implementation',
      'Configuration',
      'Billing',
      'Feature',
    ])
    await leave(userEvent)
    const priority = canvas.getByRole('combobox', { name: 'Priority' })
    await expect(priority).toHaveTextContent('Medium')
    await userEvent.click(priority)
    await waitFor(() => expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(['Low', 'Medium', 'High', 'Urgent']))
    await leave(userEvent)
    const quick = within(canvas.getByRole('region', { name: 'Quick Help Options' }))
    for (const name of [/^Live Chat/, /^Schedule Phone Call/, /^Video Screen Share/]) await expect(quick.getByRole('button', { name })).toBeVisible()
    await expect(quick.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Documentation', '/learning/docs'],
      ['Video Tutorials', '/learning/tutorials'],
      ['Community', '/marketplace/community'],
    ])
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
/** A viewer asks like everybody else; what costs money or is the account's is not theirs. */
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Support Settings' })).toHaveAccessibleDescription(/^Needs the role Admin/)
    await expect(canvas.getByRole('button', { name: 'Submit Request' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('tab', { name: 'Support Packages' }))
    await expect(await canvas.findByRole('button', { name: 'Upgrade: Priority' })).toHaveAccessibleDescription(/^Needs the role Admin/)
    await userEvent.click(canvas.getByRole('tab', { name: 'Expert Consultations' }))
    await expect(await canvas.findByRole('button', { name: 'Book Consultation: Mei-Ling Zhao' })).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

/** A tablist; the open tab stands in the address. */
export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'My Tickets' }))
    await expect(canvas.getByRole('tab', { name: 'My Tickets' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'My Tickets' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'New Request' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Nothing is sent without subject and description; the first of them is focused. */
export const RequestMissingFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit Request' }))
    await expect(canvas.getByText('Say in a few words what it is about.')).toBeVisible()
    await expect(canvas.getByText('Describe what happens.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Subject/ })).toHaveFocus())
    await expect(screen.queryByText('Support Request Submitted')).toBeNull()
    await expect(await figureOf(canvas, 'Open tickets')).toBe('2')
  },
}

/** It is answered within 24 hours, the form is back at its beginning, and the ticket is the first of the list. */
export const RequestSubmitted: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, await canvas.findByRole('combobox', { name: 'Category' }), 'Billing')
    await choose(userEvent, canvas.getByRole('combobox', { name: 'Priority' }), 'High')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Subject/ }), 'Invoice')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'Wrong address on invoice')
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input'), [
      new File(['An invoice.'], 'invoice.txt', { type: 'text/plain' }),
    ])
    await expect((await canvas.findAllByText('invoice.txt'))[0]).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }))
    const toast = await toastSays('success', 'Support Request Submitted')
    await expect(toast.getByText('Our experts will review your request and respond within 24 hours.')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveTextContent('Technical')
    await expect(canvas.getByRole('combobox', { name: 'Priority' })).toHaveTextContent('Medium')
    await expect(canvas.getByRole('textbox', { name: /^Subject/ })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveValue('')
    await expect(await figureOf(canvas, 'Open tickets')).toBe('3')
    await userEvent.click(canvas.getByRole('tab', { name: 'My Tickets' }))
    const rows = await rowsOf(canvas, 'Tickets')
    await expect(rows[0]).toHaveTextContent(/Invoice.*Pending.*High.*SUP-2024-003.*Jan 22, 2024.*Unassigned/)
  },
}

/** 500 and 20,000 characters are taken; what is longer is said, and nothing is lost. */
export const LongRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    const subject = await canvas.findByRole('textbox', { name: /^Subject/ })
    await userEvent.click(subject)
    await userEvent.paste('s'.repeat(501))
    await userEvent.click(canvas.getByRole('textbox', { name: /^Description/ }))
    await userEvent.paste('d'.repeat(20_000))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }))
    await expect(canvas.getByText('Shorten it to 500 characters.')).toBeVisible()
    await userEvent.type(subject, '{End}{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }))
    await toastSays('success', 'Support Request Submitted')
  },
}

/** Urgent says when it is meant, and its ticket opens from the toast. */
export const UrgentPriority: Story = {
  // The drawer is drawn before its answer is there; the picture shows it with the answer.
  ...story({ workspace: answersLate('tickets.details') }),
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, await canvas.findByRole('combobox', { name: 'Priority' }), 'Urgent')
    await expect(await canvas.findByText('For what stops your business: nights and weekends count too.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Subject/ }), 'Checkout is down')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'Nobody can pay.')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }))
    const toast = await toastSays('success', 'Support Request Submitted')
    await userEvent.click(toast.getByRole('button', { name: 'View Ticket' }))
    const ticket = await opened('Checkout is down')
    await expect(ticket.getByText('Urgent').closest('[data-ui=Badge]')).toHaveAttribute('data-tone', 'critical')
  },
}

/** The clock of what is urgent runs day and night. */
export const UrgentTicket: Story = {
  ...at(
    story({
      before: (workspace) =>
        workspace.act('tickets.create', { category: 'technical', priority: 'urgent', subject: 'Checkout is down', description: 'Nobody can pay.' }),
    }),
  ),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Tickets', 'Checkout is down')
    await expect(row.getByText('Urgent').closest('[data-ui=Badge]')).toHaveAttribute('data-tone', 'critical')
    await expect(row.getByText(/First answer due/)).toHaveTextContent('First answer due tomorrow · Jan 23, 2024')
  },
}

/** In a project of one's own nobody has promised an answer. */
export const RequestKept: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('It is kept as a ticket, with its answers.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Subject/ }), 'Invoice')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'Wrong address')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }))
    const toast = await toastSays('success', 'Support Request Submitted')
    await expect(toast.getByText(/^It is kept under My Tickets\. Nobody is told of it/)).toBeVisible()
  },
}

/** A request that could not be kept stays in the form. */
export const SubmitFailed: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Subject/ }), 'Invoice')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'Wrong address')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }))
    await toastSays('error', 'Not done: submit a support request')
    await expect(canvas.getByRole('textbox', { name: /^Subject/ })).toHaveValue('Invoice')
  },
}

/** In a project of one's own nobody is told of requests before somebody says whom. */
export const Settings: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Requests go nowhere yet')).toBeVisible()
    await userEvent.click(within(canvas.getByRole('main')).getAllByRole('button', { name: 'Support Settings' })[0] ?? canvas.getByRole('main'))
    const drawer = within(await screen.findByRole('dialog', { name: 'Support Settings' }))
    await userEvent.type(await drawer.findByRole('textbox', { name: /^Address for requests/ }), 'nobody')
    await userEvent.type(drawer.getByRole('textbox', { name: /^Address for meetings/ }), 'meet.example.com')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(drawer.getByText('Give an email address, for example help@example.com, or none.')).toBeVisible()
    await expect(drawer.getByText('Give an address that begins with https://, or none.')).toBeVisible()
    await userEvent.clear(drawer.getByRole('textbox', { name: /^Address for meetings/ }))
    await userEvent.type(drawer.getByRole('textbox', { name: /^Address for requests/ }), '@bakery.example')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Support Settings Saved')
    await waitFor(() => expect(canvas.queryByText('Requests go nowhere yet')).toBeNull())
  },
}

/** The longest words, where there is least room. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('form', { name: 'Supportanfrage' })).toBeVisible()
    for (const tab of ['Meine Tickets', 'Expertenberatung', 'Supportpakete']) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }))
      await expect(await canvas.findByRole('tabpanel', { name: tab })).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    }
  },
}
