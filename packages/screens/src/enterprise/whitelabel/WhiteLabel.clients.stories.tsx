import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, chooseMore, leave, opened, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states } from '../../states.ts'
import { WhiteLabel } from './WhiteLabel.tsx'

export default {
  parameters: {
    requirements: {
      Features: 'ENT-WL-13, ENT-WL-13-B',
      ClientManagement: 'ENT-WL-14, 15, DATA-CLIENT-01',
      AddClientDialog: 'ENT-WL-14',
      ClientInSetup: 'ENT-WL-15',
      DomainVerifyFailed: 'ENT-WL-15',
      DomainVerified: 'ENT-WL-15, ENT-WL-15-B',
    },
  },
  title: 'Enterprise/White-label',
  component: WhiteLabel,
} satisfies Meta<typeof WhiteLabel>
type Story = StoryObj<typeof WhiteLabel>

const on = (tab: string, more: Record<string, unknown> = {}) => ({ parameters: { ...more, path: `/enterprise/whitelabel?tab=${tab}` } })
type Canvas = ReturnType<typeof within>
const bodyOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: 'Clients' }))
    .getAllByRole('row')
    .slice(1)

export const Features: Story = {
  ...on('features'),
  play: async ({ canvas, userEvent }) => {
    const rows = await rowsOf(canvas, 'Features')
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Custom domainAvailable/),
      expect.stringMatching(/^Own e-mail senderAvailable/),
      expect.stringMatching(/^Hidden product nameAvailable/),
      expect.stringMatching(/^Client log-insAvailable/),
      expect.stringMatching(/^Branded help centerComing Soon/),
      expect.stringMatching(/^Branded mobile appComing Soon/),
    ])
    await expect(within(rows[4]!).queryByRole('switch')).toBeNull()
    const sender = (await rowOf(canvas, 'Features', 'Own e-mail sender')).getByRole('switch')
    await expect(sender).not.toBeChecked()
    await userEvent.click(sender)
    const toast = await toastSays('success', 'Feature Enabled')
    await expect(sender).toBeChecked()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sender).not.toBeChecked())
  },
}

export const ClientManagement: Story = {
  ...on('clients'),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Clients' }))
    await expect(
      table
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .slice(0, 5),
    ).toEqual(['Name', 'Domain', 'Status', 'Users', 'Last Active'])
    const rows = await bodyOf(canvas)
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent(/Brightwater Agency.*insights\.brightwater\.example.*Active.*34.*25 minutes ago/)
    await expect(rows[2]).toHaveTextContent(/Fjord & Field.*Setup.*2.*Never/)
    // Suspended and taken up again.
    await chooseMore(userEvent, within(rows[0]!).getByRole('button', { name: /Brightwater Agency/ }), 'Suspend')
    const toast = await toastSays('success', 'Client Suspended')
    await expect((await bodyOf(canvas))[0]).toHaveTextContent(/Suspended/)
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await bodyOf(canvas))[0]).toHaveTextContent(/Active/))
  },
}

export const AddClientDialog: Story = {
  ...on('clients'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Client' }))
    const dialog = await opened('Add Client')
    const add = dialog.getByRole('button', { name: 'Add Client' })
    await userEvent.click(add)
    await expect(dialog.getByText('Give the client a name.')).toBeVisible()
    await expect(dialog.getByText('Give a domain like insights.client.com, without a path.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'kestrel digital')
    await expect(dialog.getByText('Another client has this name.')).toBeVisible()
    await retype(userEvent, dialog.getByRole('textbox', { name: 'Name' }), 'Hilltop Media')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Domain' }), 'https://Data.Hilltop.com/')
    await userEvent.click(dialog.getByRole('switch', { name: 'Own color' }))
    await expect(dialog.getByRole('textbox', { name: 'Color' })).toHaveValue('#3b82f6')
    await userEvent.click(add)
    await toastSays('success', 'Client Added')
    await expect((await bodyOf(canvas))[3]).toHaveTextContent(/Hilltop Media.*data\.hilltop\.com.*Setup.*0.*Never/)
  },
}

/** What is in Setup waits for its record, which can be copied. */
export const ClientInSetup: Story = {
  ...on('clients&id=client-3'),
  play: async () => {
    const drawer = await opened('Fjord & Field')
    await expect(drawer.getByText('Setup')).toBeVisible()
    await expect(drawer.getByText('Not verified')).toBeVisible()
    await expect(drawer.getByRole('textbox', { name: 'Record name' })).toHaveValue('_tagmason.data.fjordfield.example')
    await expect(drawer.getByRole('textbox', { name: 'Record value' })).toHaveValue('tagmason-verification=81f4d6027ce93b5a')
  },
}

/** Without its record a client stays in Setup. */
export const DomainVerifyFailed: Story = {
  ...on('clients&id=client-3'),
  play: async ({ canvas, userEvent }) => {
    const drawer = await opened('Fjord & Field')
    await userEvent.click(drawer.getByRole('button', { name: 'Check Domain' }))
    await toastSays('warning', 'Domain Not Verified')
    await expect(await drawer.findByText('The record was not found')).toBeVisible()
    await expect(drawer.getByText('Setup')).toBeVisible()
    await leave(userEvent)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await bodyOf(canvas))[2]).toHaveTextContent(/Setup/)
  },
}

/** Setup became Active, as the record was found. */
export const DomainVerified: Story = {
  ...on(
    'clients&id=client-3',
    answering('clients.list', (rows) =>
      rows.map((row) => (row.id === 'client-3' ? { ...row, status: 'Active' as const, verifiedAt: row.lastActive ?? '2024-01-22T09:00:00.000Z' } : row)),
    ).parameters,
  ),
  play: async () => {
    const drawer = await opened('Fjord & Field')
    await expect(drawer.getByText('Active')).toBeVisible()
    await expect(drawer.getByText('Jan 22, 2024')).toBeVisible()
  },
}

/** Another domain has to be verified anew; removing asks first. */
export const ClientEdited: Story = {
  ...on('clients'),
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, within((await bodyOf(canvas))[1]!).getByRole('button', { name: /Kestrel Digital/ }), 'Edit Client')
    const dialog = await opened('Edit Client')
    await retype(userEvent, dialog.getByRole('textbox', { name: 'Domain' }), 'new.kestrel.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Client' }))
    await toastSays('success', 'Client Updated')
    await expect((await bodyOf(canvas))[1]).toHaveTextContent(/new\.kestrel\.example.*Setup/)
    await chooseMore(userEvent, within((await bodyOf(canvas))[1]!).getByRole('button', { name: /Kestrel Digital/ }), 'Remove')
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove “Kestrel Digital”?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await toastSays('success', 'Client Removed')
    await expect(await bodyOf(canvas)).toHaveLength(2)
  },
}

export const NoClients: Story = {
  ...on('clients', states.empty.parameters),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No clients yet')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Add Client' })).toHaveLength(1)
  },
}

export const ClientsOnAPhone: Story = {
  ...phone({ ...states.german.parameters, path: '/enterprise/whitelabel?tab=clients' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kestrel Digital')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
