import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { asked, closed, pick } from '../account/people/inStories.ts'
import { choose, chooseMore, figureOf, leave, opened, retype, rowOf, rowsOf, toastSays } from '../inStories.ts'
import { lineOf } from '../marketplace/inStories.ts'
import { eventRow, goalsField } from '../setup/inStories.ts'
import { states } from '../states.ts'
import { goTo, goToDashboard, learning, lineWith, reports, setup } from './inStories.ts'

/** A task that somebody comes with, through the screens of reports, enterprise, learning and account that it needs. */
export default {
  title: 'Flows/Second half',
  parameters: { requirements: { BrandInTheShell: 'ENT-WL-10-B, DATA-BRAND-01-B' }, path: '/', shell: true, layout: 'fullscreen' },
} satisfies Meta
type Story = StoryObj

const audit = 'Audit Log'
/** One white point, as a PNG. */
const onePoint = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='), (letter) =>
  letter.charCodeAt(0),
)

/** Somebody wants the figures of the month in a file, every week by mail, and behind a link for a partner. */
export const FiguresForAPartner: Story = {
  play: async ({ canvas, userEvent }) => {
    await goTo(canvas, userEvent, reports, 'Export Data')
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Export' }))
    await toastSays('success', 'Export Started')
    const file = await lineWith(canvas, 'Export History', /User Data.*CSV.*Last 30 days.*Completed.*now/)
    await expect(await file.findByRole('button', { name: 'Download: User Data' })).toBeVisible()

    await goTo(canvas, userEvent, reports, 'Scheduled Reports')
    await userEvent.click(await canvas.findByRole('button', { name: 'New Schedule' }))
    const dialog = await opened('New Schedule')
    await choose(userEvent, dialog.getByRole('combobox', { name: /^Report/ }), 'User Analytics')
    await userEvent.click(dialog.getByRole('textbox', { name: /^Recipients/ }))
    await userEvent.paste('partner@example.com, ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Schedule' }))
    await toastSays('success', 'Schedule Created')
    await expect((await lineWith(canvas, 'Scheduled Reports', /^User Analytics/)).getByText('Weekly')).toBeVisible()
    await closed()

    await goTo(canvas, userEvent, reports, 'Share Reports')
    const quick = within(await canvas.findByRole('region', { name: 'Quick Share' }))
    await choose(userEvent, quick.getByRole('combobox', { name: 'Report' }), 'User Analytics')
    await userEvent.click(quick.getByRole('button', { name: 'Generate Share Link' }))
    await toastSays('success', 'Share Link Generated')
    await expect((await lineWith(canvas, 'Shared Reports', /User Analytics/)).getByText('Anyone with the link')).toBeVisible()
  },
}

/** Somebody builds a dashboard, comes back to it by its name, and shares it. */
export const DashboardFoundAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Checkout Watch'
    await goTo(canvas, userEvent, reports, 'Dashboard Builder')
    await userEvent.click(await canvas.findByRole('button', { name: 'New Dashboard' }))
    const dialog = await opened('New Dashboard')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), name)
    await userEvent.click(dialog.getByRole('button', { name: 'Create Dashboard' }))
    await toastSays('success', 'Dashboard Created')
    await closed()
    await canvas.findByText('No widgets yet')
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Metric' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Dashboard Saved')

    await goToDashboard(canvas, userEvent)
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('button', { name: 'Search' }))
    await userEvent.type(within(await screen.findByRole('dialog', { name: 'Search' })).getByRole('combobox'), name)
    await userEvent.click(await screen.findByRole('option', { name: /^Checkout Watch\s*Dashboard Builder$/ }))
    await canvas.findByRole('heading', { name: 'Dashboard Builder', level: 1 })
    await canvas.findByRole('list', { name })

    await userEvent.click(await canvas.findByRole('button', { name: 'Share Dashboard' }))
    const share = await opened('New Share')
    await waitFor(() => expect(share.getByRole('combobox', { name: /^Report or dashboard/ })).toHaveTextContent(name))
    await userEvent.click(share.getByRole('radio', { name: 'Anyone with the link' }))
    await userEvent.click(share.getByRole('button', { name: 'Create Share' }))
    await toastSays('success', 'Share Created')
    // What is new is shown whole, on the page of all shares.
    await userEvent.click((await opened(name)).getByRole('button', { name: 'Close' }))
    await closed()
    await expect(canvas.getByRole('heading', { name: 'Share Reports', level: 1 })).toBeVisible()
    await expect((await lineWith(canvas, 'Shared Reports', /Checkout Watch/)).getByText('Dashboard')).toBeInTheDocument()
  },
}

/** Somebody begins with a template instead of an empty page, sees what it measures, and takes it out again. */
export const TemplateInstalled: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    const name = 'Product Analytics Starter'
    const details = async () => {
      await goTo(canvas, userEvent, 'Marketplace', 'Template Store')
      await userEvent.click((await rowOf(canvas, 'All Templates', name)).getByRole('button', { name: `Details: ${name}` }))
      return opened(name)
    }
    await userEvent.click(await (await details()).findByRole('button', { name: 'Install' }))
    const dialog = await opened(`Install ${name}?`)
    const [first] = within(await dialog.findByRole('list', { name: 'Events' })).getAllByRole('listitem')
    const event = first?.querySelector('code')?.textContent ?? ''
    await userEvent.click(dialog.getByRole('button', { name: 'Install' }))
    await toastSays('success', 'Template Installed')
    await leave(userEvent)
    await closed()

    await goTo(canvas, userEvent, setup, 'Natural Language Setup')
    await eventRow(canvas, event)
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply to project' }))
    await toastSays('success', 'Plan applied')
    await goTo(canvas, userEvent, setup, 'Event Configuration')
    await expect(await rowsOf(canvas, 'Configured Events')).toHaveLength(12)
    await expect((await rowOf(canvas, 'Configured Events', event)).getByText('Active')).toBeVisible()

    await userEvent.click(await (await details()).findByRole('button', { name: 'Uninstall' }))
    await toastSays('success', 'Template Uninstalled')
    await leave(userEvent)
    await closed()
    await goTo(canvas, userEvent, setup, 'Natural Language Setup')
    await expect(await goalsField(canvas)).toBeVisible()
    await expect(canvas.queryByRole('table', { name: 'Events' })).toBeNull()
  },
}

/** Somebody makes a template of what the project measures, sells it, and looks after its versions and what it brings in. */
export const TemplatePublished: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Bakery Starter'
    await goTo(canvas, userEvent, 'Marketplace', 'My Templates')
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New Template' }))
    const dialog = await opened('Create New Template')
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), name)
    await userEvent.click(dialog.getByRole('button', { name: 'Create Draft' }))
    await toastSays('success', 'Draft Created')
    const drawer = await opened(name)
    await userEvent.click(await drawer.findByRole('textbox', { name: /Description/ }))
    await userEvent.paste('What a bakery with an online shop has to measure.')
    await choose(userEvent, drawer.getByRole('combobox', { name: 'Category' }), 'E-commerce')
    await userEvent.type(drawer.getByRole('spinbutton', { name: /Price/ }), '19')
    await userEvent.type(drawer.getByRole('textbox', { name: /Tags/ }), 'bakery{Enter}')
    const input = screen.getByRole('dialog', { name }).querySelector<HTMLInputElement>('input[type=file]')
    if (input !== null) await userEvent.upload(input, new File([onePoint], 'board.png', { type: 'image/png' }))
    await waitFor(() => expect(drawer.getByRole('progressbar', { name: 'Publishing checklist' })).toHaveAttribute('aria-valuenow', '100'))
    await userEvent.click(drawer.getByRole('button', { name: 'Publish Template' }))
    await toastSays('success', 'Template Published')
    await closed()
    await userEvent.click(canvas.getByRole('tab', { name: 'Published' }))
    await expect((await lineOf(canvas, 'Published Templates', name)).getByText('$19')).toBeVisible()

    await goTo(canvas, userEvent, 'Marketplace', 'Version Control')
    await choose(userEvent, await canvas.findByRole('combobox', { name: 'Template' }), name)
    await expect(await rowOf(canvas, 'Versions', '1.0.0')).toBeDefined()
    await userEvent.click(canvas.getByRole('button', { name: 'Create New Version' }))
    const version = await opened('Create New Version')
    await expect(await version.findByText(/^Commit a change to this branch first/)).toBeVisible()
    await leave(userEvent)
    await closed()

    await goTo(canvas, userEvent, 'Marketplace', 'Revenue Sharing')
    await expect(await figureOf(canvas, 'Total Earnings')).toBe('$3,395')
    await userEvent.click(canvas.getByRole('tab', { name: 'Detailed Earnings' }))
    await expect(within(await canvas.findByRole('table', { name: 'Sales' })).queryByText(name)).toBeNull()
  },
}

/** Somebody asks a colleague to join, corrects the role, and whoever is responsible can see both. */
export const MemberInvited: Story = {
  play: async ({ canvas, userEvent }) => {
    const person = 'new.person@example.com'
    await goTo(canvas, userEvent, 'Enterprise', 'Team Management')
    await userEvent.click(await canvas.findByRole('tab', { name: 'Invite Users' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), person)
    await userEvent.click(canvas.getByRole('button', { name: 'Send Invitation' }))
    await toastSays('success', 'Invitation Sent')
    await userEvent.click(canvas.getByRole('tab', { name: 'Team Members' }))
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search members' }), person)
    const row = () => lineWith(canvas, 'Team Members', /new\.person@/)
    await chooseMore(userEvent, (await row()).getByRole('button', { name: /new\.person/ }), 'Change Role')
    const dialog = await opened('Change Role: new.person')
    await pick(userEvent, dialog.getByRole('combobox', { name: 'Role' }), 'Analyst')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Role Changed')
    await waitFor(async () => expect((await row()).getByText('Analyst')).toBeVisible())
    await closed()

    await goTo(canvas, userEvent, 'Account', 'Team Management')
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), `${person}{Enter}`)
    await expect(await canvas.findByText(`${person} has been invited already.`)).toBeVisible()

    await goTo(canvas, userEvent, 'Enterprise', 'Security & Compliance')
    await userEvent.click(await canvas.findByRole('tab', { name: 'Audit Logs' }))
    for (const act of [/elena\.fischer@example\.com members\.setRole/, /elena\.fischer@example\.com members\.invite/])
      await expect((await lineWith(canvas, audit, act)).getByText('Success')).toBeVisible()
  },
}

/** Somebody makes a key for a server, finds it where all keys are, and ends it; the log keeps both. */
export const KeyMadeAndRevoked: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Nightly export'
    await goTo(canvas, userEvent, 'Account', 'Integrations')
    await userEvent.click(await canvas.findByRole('tab', { name: 'API Keys' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New API Key' }))
    const dialog = await opened('Create New API Key')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), name)
    await userEvent.click(dialog.getByRole('button', { name: 'Create Key' }))
    await userEvent.click(await (await opened('API Key Created')).findByRole('button', { name: /stored/i }))
    await closed()
    await rowOf(canvas, 'API Keys', name)

    await goTo(canvas, userEvent, 'Enterprise', 'API Management')
    const row = await lineWith(canvas, 'API Keys', new RegExp(`^${name}`))
    await expect(row.getByText('Active')).toBeVisible()
    await chooseMore(userEvent, row.getByRole('button', { name: /Nightly export/ }), 'Revoke')
    await userEvent.click((await asked(`Revoke “${name}”?`)).getByRole('button', { name: 'Revoke Key' }))
    await toastSays('success', 'API Key Revoked')
    await closed()

    await goTo(canvas, userEvent, 'Account', 'Integrations')
    await userEvent.click(await canvas.findByRole('tab', { name: 'API Keys' }))
    await waitFor(async () => expect(await rowsOf(canvas, 'API Keys')).toHaveLength(2))

    await goTo(canvas, userEvent, 'Enterprise', 'Security & Compliance')
    await userEvent.click(await canvas.findByRole('tab', { name: 'Audit Logs' }))
    for (const act of [/apiKeys\.create/, /apiKeys\.revoke/]) await expect((await lineWith(canvas, audit, act)).getByText('Success')).toBeVisible()
  },
}

/** Somebody looks for help, reads an article that does not answer everything, and asks. */
export const ArticleToTicket: Story = {
  play: async ({ canvas, userEvent }) => {
    await goTo(canvas, userEvent, learning, 'Help Centre')
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search help' }), 'consent mode{Enter}')
    await userEvent.click((await rowOf(canvas, 'Search Results', 'Consent Mode in ten minutes')).getByRole('link', { name: 'Consent Mode in ten minutes' }))
    await canvas.findByRole('heading', { name: 'Documentation', level: 1 })
    await expect(await canvas.findByRole('heading', { name: 'Consent Mode in ten minutes', level: 2 })).toBeVisible()

    await goTo(canvas, userEvent, learning, 'Expert Support')
    await expect(await figureOf(canvas, 'Open tickets')).toBe('2')
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Subject/ }), 'Consent in the app')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'The article is about websites. What about our app?')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }))
    await toastSays('success', 'Support Request Submitted')
    await userEvent.click(canvas.getByRole('tab', { name: 'My Tickets' }))
    await expect((await rowOf(canvas, 'Tickets', 'Consent in the app')).getByText('Pending')).toBeVisible()
    await waitFor(async () => expect(await figureOf(canvas, 'Open tickets')).toBe('3'))
  },
}

/** Somebody gives the product the company's colour and name, and everybody meets them on every page. */
export const BrandInTheShell: Story = {
  play: async ({ canvas, userEvent }) => {
    const teal = 'rgb(15, 118, 110)'
    const groundOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor
    await goTo(canvas, userEvent, 'Enterprise', 'White-label')
    await retype(userEvent, await canvas.findByRole('textbox', { name: 'Company name' }), 'Brightwater')
    await retype(userEvent, canvas.getByRole('textbox', { name: 'Primary color' }), '#0f766e')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Branding' }))
    await toastSays('success', 'Branding Updated')
    await userEvent.click(canvas.getByRole('tab', { name: 'Features' }))
    await expect(await canvas.findByRole('switch', { name: 'Hidden product name' })).toBeChecked()
    const name = () => canvas.findByRole('link', { name: /Brightwater/ })
    await expect(await name()).toHaveAttribute('href', '/')

    await goTo(canvas, userEvent, 'Enterprise', 'API Management')
    await waitFor(() => expect(groundOf(canvas.getByRole('button', { name: 'Create New API Key' }))).toBe(teal))
    await goToDashboard(canvas, userEvent)
    await expect(await name()).toBeVisible()
    await waitFor(() => expect(groundOf(canvas.getByRole('button', { name: 'Process' }))).toBe(teal))
  },
}
