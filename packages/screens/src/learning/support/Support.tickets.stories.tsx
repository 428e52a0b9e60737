import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, caughtDownloads, choose, figureOf, manyOf, opened, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { states, story } from '../../states.ts'
import { at, on } from './inStories.ts'
import { Support } from './Support.tsx'

export default {
  parameters: {
    ...on('tickets').parameters,
    requirements: {
      MyTickets: 'LEARN-SUP-22 to 26, DATA-TICKET-01',
      Unassigned: 'LEARN-SUP-27',
      TicketThread: 'LEARN-SUP-23, LEARN-SUP-22-B, LEARN-SUP-23-B',
      CommentAdded: 'LEARN-SUP-24, LEARN-SUP-22-B, LEARN-SUP-24-B',
      CommentReopens: 'LEARN-SUP-24, 25, LEARN-SUP-24-B, LEARN-SUP-25-B',
      ResolvedAndReopened: 'LEARN-SUP-06, 25',
      Assigned: 'LEARN-SUP-25',
      WithFiles: 'LEARN-SUP-22',
      ManyTickets: 'GEN-STATE-06',
    },
  },
  title: 'Learning/Expert Support',
  component: Support,
} satisfies Meta<typeof Support>
type Story = StoryObj<typeof Support>

const safari = 'Purchase does not arrive from mobile Safari'
const plan = 'Which plan includes server-side events?'
const sender = 'Change the sender of scheduled reports'
const toneOf = (element: HTMLElement | undefined) => element?.closest('[data-ui=Badge]')?.getAttribute('data-tone')
const file = { name: 'log.txt', type: 'text/plain', base64: btoa('no purchase') }

export const MyTickets: Story = {
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Tickets')
    await expect(rows).toHaveLength(3)
    for (const row of rows) {
      await expect(row).toHaveTextContent(/SUP-\d{4}-\d+/)
      for (const name of [/^View Details: SUP/, /^Add Comment: SUP/]) await expect(within(row).getByRole('button', { name })).toBeVisible()
    }
    await expect(rows[1]).toHaveTextContent(
      /Purchase does not arrive from mobile Safari.*In Progress.*High.*SUP-2024-001.*Jan 19, 2024.*Assigned to Carmen Vasquez/,
    )
    const list = within(canvas.getByRole('list', { name: 'Tickets' }))
    await expect(toneOf(list.getByText('Pending'))).toBe('caution')
    await expect(toneOf(list.getByText('In Progress'))).toBe('accent')
    await expect(toneOf(list.getByText('Resolved'))).toBe('positive')
    for (const priority of ['High', 'Medium', 'Low']) await expect(list.getByText(priority)).toBeVisible()
  },
}

/** Nobody answers it yet; the clock shows the time that is left to the answer that was promised. */
export const Unassigned: Story = {
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Tickets', plan)
    await expect(row.getByText(/Unassigned/)).toBeVisible()
    await expect(row.getByText(/First answer due/)).toHaveTextContent('First answer due in 22 hours · Jan 23, 2024')
    await expect((await rowOf(canvas, 'Tickets', sender)).getByText('First answer was in time')).toBeVisible()
  },
}

export const Overdue: Story = {
  ...at(
    answering('support.overview', (answer) => ({
      ...answer,
      tickets: answer.tickets.map((row) => ({ ...row, clock: { kind: 'further', due: '2024-01-22T08:00:00.000Z', state: 'overdue' } })),
    })),
  ),
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, 'Tickets', safari)).getByText(/Answer overdue since/)).toHaveTextContent('Answer overdue since 2 hours ago')
  },
}

/** Facts, thread and history; the address names the ticket. */
export const TicketThread: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Tickets', safari)).getByRole('button', { name: 'View Details: SUP-2024-001' }))
    const drawer = await opened(safari)
    const comments = within(await drawer.findByRole('list', { name: 'Comments' })).getAllByRole('listitem')
    await expect(comments.map((each) => each.querySelector('[data-part=title]')?.textContent)).toEqual(['Carmen Vasquez', 'Elena Fischer', 'Carmen Vasquez'])
    await expect(drawer.getByText(/In the preview on a computer the tag fires/)).toBeVisible()
    await expect(within(drawer.getByRole('list', { name: 'History' })).getAllByRole('listitem')).toHaveLength(5)
    await expect(drawer.getByText('further answers within 48 working hours')).toBeVisible()
  },
}

/** A comment is added to the thread, with its files. */
export const CommentAdded: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await userEvent.click((await rowOf(canvas, 'Tickets', plan)).getByRole('button', { name: 'Add Comment: SUP-2024-002' }))
    const drawer = await opened(plan)
    const field = await drawer.findByRole('textbox', { name: 'Comment' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(drawer.getByRole('button', { name: 'Add Comment' }))
    await expect(drawer.getByText('Write a comment first.')).toBeVisible()
    await userEvent.type(field, 'About 4,000 orders a month.')
    await userEvent.upload(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]') ?? document.createElement('input'), [
      new File(['order,total'], 'orders.csv', { type: 'text/csv' }),
    ])
    await userEvent.click(drawer.getByRole('button', { name: 'Add Comment' }))
    await toastSays('success', 'Comment Added')
    const comments = within(await drawer.findByRole('list', { name: 'Comments' }))
    await expect(await comments.findByText('About 4,000 orders a month.')).toBeVisible()
    await expect(field).toHaveValue('')
    await userEvent.click(comments.getByRole('button', { name: 'Download: orders.csv' }))
    await waitFor(() => expect(files[0]?.name).toBe('orders.csv'))
    await expect(await files[0]?.blob.text()).toBe('order,total')
  },
}

/** A comment opens a resolved ticket again. */
export const CommentReopens: Story = {
  ...on('tickets', '&id=SUP-2023-014'),
  play: async ({ canvas, userEvent }) => {
    const drawer = await opened(sender)
    await expect(await drawer.findByText('A comment opens the ticket again.')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: 'Comment' }), 'It is back.')
    await userEvent.click(drawer.getByRole('button', { name: 'Add Comment' }))
    await toastSays('success', 'Comment Added')
    await waitFor(() => expect(drawer.getByText('In Progress')).toBeVisible())
    await expect(await figureOf(canvas, 'Open tickets')).toBe('3')
  },
}

/** The requester resolves it with a rating, and opens it again. */
export const ResolvedAndReopened: Story = {
  ...on('tickets', '&id=SUP-2024-001'),
  play: async ({ canvas, userEvent }) => {
    const drawer = await opened(safari)
    await userEvent.click(await drawer.findByRole('radio', { name: '1 star' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Mark as Resolved' }))
    await toastSays('success', 'Ticket Resolved')
    await expect(await drawer.findByText('Your rating')).toBeVisible()
    await expect(await figureOf(canvas, 'Satisfaction')).toBe('4')
    await userEvent.click(drawer.getByRole('button', { name: 'Open Again' }))
    await toastSays('success', 'Ticket Opened Again')
    await waitFor(() => expect(drawer.getByText('In Progress')).toBeVisible())
  },
}

/** Pending becomes in progress when somebody takes it on. */
export const Assigned: Story = {
  ...on('tickets', '&id=SUP-2024-002'),
  play: async ({ userEvent }) => {
    const drawer = await opened(plan)
    await choose(userEvent, await drawer.findByRole('combobox', { name: 'Assign to' }), 'Mei-Ling Zhao')
    await toastSays('success', 'Ticket Assigned')
    await waitFor(() => expect(drawer.getByText('In Progress')).toBeVisible())
    await expect(drawer.getByText('Elena Fischer assigned it')).toBeVisible()
  },
}

/** A ticket that nobody has looked at can be taken back. */
export const Withdrawn: Story = {
  ...on('tickets', '&id=SUP-2024-002'),
  play: async ({ canvas, userEvent }) => {
    const drawer = await opened(plan)
    await userEvent.click(await drawer.findByRole('button', { name: 'Withdraw Ticket' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw SUP-2024-002?' }))
    await userEvent.click(question.getByRole('button', { name: 'Withdraw Ticket' }))
    await toastSays('success', 'Ticket Withdrawn')
    await waitFor(async () => expect(await rowsOf(canvas, 'Tickets')).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What came with a request can be saved again. */
export const WithFiles: Story = {
  ...at(
    story({
      before: (workspace) =>
        workspace.act('tickets.create', { category: 'technical', priority: 'low', subject: 'With a log', description: 'See the log.', files: [file] }),
    }),
    'tickets',
    '&id=SUP-2024-003',
  ),
  play: async ({ userEvent }) => {
    const files = caughtDownloads()
    const drawer = await opened('With a log')
    await userEvent.click(await drawer.findByRole('button', { name: 'Download: log.txt' }))
    await waitFor(() => expect(files[0]?.name).toBe('log.txt'))
    await expect(await files[0]?.blob.text()).toBe('no purchase')
  },
}

/** Nothing was asked in a project of one's own. */
export const NoTickets: Story = {
  ...at(states.empty),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No tickets yet')).toBeVisible()
    await expect(await figureOf(canvas, 'Average response time')).toBe('—')
    await userEvent.click(within(canvas.getByRole('tabpanel')).getByRole('button', { name: 'New Request' }))
    await expect(await canvas.findByRole('form', { name: 'Support Request' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'My Tickets' }))
    await expect(await canvas.findByText('No tickets yet')).toBeVisible()
  },
}

/** More than 50 are paged. */
export const ManyTickets: Story = {
  ...at(answering('support.overview', (answer) => ({ ...answer, tickets: manyOf(answer.tickets, 120, (place) => ({ subject: `Question ${place}` })) }))),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Tickets')).toHaveLength(50)
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Tickets' })).getByRole('button', { name: /3/ }))
    await expect(await rowsOf(canvas, 'Tickets')).toHaveLength(20)
  },
}

/** Of more than are listed the screen says so. */
export const NewestTicketsOnly: Story = {
  ...at(answering('support.overview', (answer) => ({ ...answer, tickets: manyOf(answer.tickets, 200, (place) => ({ subject: `Question ${place}` })) }))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/The newest 200 are listed: older ones are kept, but not shown here\.$/)).toBeVisible()
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Tickets' })).getByRole('button', { name: /4/ }))
    await expect(await rowsOf(canvas, 'Tickets')).toHaveLength(50)
  },
}
