import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, figureOf, headed, manyOf, opened, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Alerts } from './Alerts.tsx'

export default {
  title: 'Automation/Smart Alerts',
  component: Alerts,
  parameters: {
    requirements: {
      Ready: 'AUTO-ALERT-01 to 04, 09, 10, DATA-ALERT-01',
      Active: 'AUTO-ALERT-05, 06',
      ToggleFailed: 'AUTO-ALERT-05, GEN-STATE-04',
      Disabled: 'AUTO-ALERT-09',
      DisabledForEditors: 'AUTO-ALERT-09',
      EachChannel: 'AUTO-ALERT-07',
      EachType: 'AUTO-ALERT-08',
      NeverTriggered: 'AUTO-ALERT-03',
      ChannelNotConfigured: 'AUTO-ALERT-07',
      TestAlertSent: 'AUTO-ALERT-03',
      RuleEditor: 'AUTO-ALERT-03',
      LongContent: 'GEN-STATE-05',
      ManyRows: 'GEN-STATE-06',
    },
    path: '/automation/alerts',
  },
} satisfies Meta<typeof Alerts>
type Story = StoryObj<typeof Alerts>

const checkout = 'Checkout conversion drop'
const search = 'Organic search dip'
const personal = 'Personal data in page addresses'
const errors = 'Script errors'

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Smart Alerts', 'Dashboard', 'Automation', 'Smart Alerts')
    const rows = await rowsOf(canvas, 'Alert Rules')
    await expect(rows).toHaveLength(8)
    await expect(rows[0]).toHaveTextContent(
      /Checkout conversion drop.*Revenue.*High priority.*Active.*before it costs a day.*Conversion rate under 2% in 1 hour.*Email, Chat, SMS \(not configured\) · raised 5 times, last 42 minutes ago · Confidence 92%/,
    )
    for (const row of rows) await expect(within(row).getByRole('switch')).toHaveAccessibleName(row.querySelector('[data-part=title]')?.textContent)
    const list = canvas.getByRole('list', { name: 'Alert Rules' })
    for (const word of ['Active', 'Paused', 'Disabled', 'High', 'Medium', 'Low']) await expect(list).toHaveTextContent(word)
    await expect(await figureOf(canvas, 'Active Alerts')).toBe('6')
    await expect(await figureOf(canvas, 'Paused')).toBe('1')
    await expect(await figureOf(canvas, 'Disabled')).toBe('1')
    await expect(await figureOf(canvas, 'Alerts Raised')).toBe('54')
  },
}

/** A channel without an address leads to where that is entered, and what was written of the alert stays. */
export const EntersTheAddress: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Alert Rule' }))
    const editor = await opened('New Alert Rule')
    await userEvent.type(editor.getByRole('textbox', { name: 'Name' }), 'Orders fall')
    const email = editor.getByRole('checkbox', { name: /^Email/ })
    if (!(email as HTMLInputElement).checked) await userEvent.click(email)
    await userEvent.click(await editor.findByRole('button', { name: 'Enter the address' }))
    const channels = await opened('Channels')
    await userEvent.type(await channels.findByRole('textbox', { name: /^Email address/ }), 'tracking@example.com')
    await userEvent.click(channels.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Channels Saved')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Channels' })).toBeNull())
    await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('Orders fall')
    await waitFor(() => expect(editor.queryByRole('button', { name: 'Enter the address' })).toBeNull())
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Alert Rules', checkout)
    await expect(row.getByRole('switch')).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(canvas.getByRole('button', { name: 'Channels' })).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No alert rules')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'New Alert Rule' })).toBeEnabled()
  },
}

/** The switch is on while the alert is active, goes by Space, and the state follows without a toast. */
export const Active: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = (await rowOf(canvas, 'Alert Rules', checkout)).getByRole('switch', { name: checkout })
    await expect(toggle).toBeChecked()
    toggle.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(toggle).not.toBeChecked())
    await expect((await rowOf(canvas, 'Alert Rules', checkout)).getByText('Paused')).toBeVisible()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(toggle).toBeChecked())
    await expect((await rowOf(canvas, 'Alert Rules', checkout)).getByText('Active')).toBeVisible()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Alert Rules', search)
    await expect(row.getByRole('switch', { name: search })).not.toBeChecked()
    await userEvent.click(row.getByRole('switch', { name: search }))
    await expect(await row.findByText('Active')).toBeVisible()
    await expect(await figureOf(canvas, 'Active Alerts')).toBe('7')
  },
}

/** A failed save leaves the switch as it was. */
export const ToggleFailed: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    const toggle = (await rowOf(canvas, 'Alert Rules', checkout)).getByRole('switch', { name: checkout })
    await userEvent.click(toggle)
    await toastSays('error', 'Not done: switch an alert')
    await expect(toggle).toBeChecked()
  },
}

/** Who may switches a disabled alert on, and it is active. */
export const Disabled: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Alert Rules', personal)
    await expect(row.getByText('Disabled')).toBeVisible()
    await expect(row.getByRole('switch')).not.toBeChecked()
    await userEvent.click(row.getByRole('switch'))
    await expect(await row.findByText('Active')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: `More: ${personal}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Disable' }))
    await toastSays('success', 'Alert Rule Disabled')
    await expect((await rowOf(canvas, 'Alert Rules', personal)).getByText('Disabled')).toBeVisible()
  },
}

/** Everybody below an administrator is told why not. */
export const DisabledForEditors: Story = {
  ...story({ role: 'editor' }),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Alert Rules', personal)
    await expect(row.getByRole('switch')).toHaveAccessibleDescription(/^Needs the role Admin/)
    await expect((await rowOf(canvas, 'Alert Rules', checkout)).getByRole('switch')).not.toHaveAttribute('aria-disabled', 'true')
  },
}

export const EachChannel: Story = {
  play: async ({ canvas }) => {
    await rowsOf(canvas, 'Alert Rules')
    for (const channel of ['Email', 'Chat', 'SMS']) await expect(canvas.getByRole('list', { name: 'Alert Rules' })).toHaveTextContent(channel)
  },
}

export const EachType: Story = {
  play: async ({ canvas }) => {
    await rowsOf(canvas, 'Alert Rules')
    const list = within(canvas.getByRole('list', { name: 'Alert Rules' }))
    for (const type of ['Performance', 'Traffic', 'Revenue', 'Security']) await expect(list.getAllByText(type)[0]).toBeVisible()
  },
}

/** An alert that was never raised has no time. */
export const NeverTriggered: Story = {
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, 'Alert Rules', errors)).getByText(/never raised/)).toBeVisible()
  },
}

/** A channel without an address says so in the row, and where a test goes. */
export const ChannelNotConfigured: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect((await rowOf(canvas, 'Alert Rules', checkout)).getByText(/SMS \(not configured\)/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Channels' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Channels' }))
    await expect(await drawer.findByRole('textbox', { name: /^Email address/ })).toHaveValue('tracking@example.com')
    await userEvent.type(drawer.getByRole('textbox', { name: /^SMS provider/ }), 'sms.example')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(drawer.getByText('Enter an address that begins with https://.')).toBeVisible()
    await userEvent.clear(drawer.getByRole('textbox', { name: /^SMS provider/ }))
    await userEvent.type(drawer.getByRole('textbox', { name: /^SMS provider/ }), 'https://sms.example/send')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Channels Saved')
    await waitFor(() => expect(canvas.queryByText(/not configured/)).toBeNull())
  },
}

/** A test goes where the alert goes, and says what stands in the way. */
export const TestAlertSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Alert Rules', checkout)).getByRole('button', { name: `More: ${checkout}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send Test' }))
    await toastSays('success', 'Test Alert Sent')
    const dialog = within(await screen.findByRole('dialog', { name: `Test of “${checkout}”` }))
    await expect(
      within(dialog.getByRole('list', { name: 'Deliveries' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/^Notifications.*Delivered$/),
      expect.stringMatching(/^Email.*Waiting$/),
      expect.stringMatching(/^Chat.*Waiting$/),
      expect.stringMatching(/^SMS.*Not configured$/),
    ])
  },
}

/** Threshold, window and quiet hours are kept, and what they would do is really worked out. */
export const RuleEditor: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Alert Rules', checkout)).getByRole('button', { name: `Edit: ${checkout}` }))
    const drawer = within(await screen.findByRole('dialog', { name: `Edit “${checkout}”` }))
    const threshold = drawer.getByRole('spinbutton', { name: 'Threshold' })
    await userEvent.clear(threshold)
    await userEvent.type(threshold, '140')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(threshold).toHaveAccessibleDescription(/A percentage is at most 100/)
    await userEvent.clear(threshold)
    await userEvent.type(threshold, '3')
    await userEvent.type(drawer.getByRole('spinbutton', { name: 'Figure' }), '2.5')
    await expect(await drawer.findByText('It would tell people.')).toBeVisible()
    await userEvent.click(drawer.getByRole('switch', { name: 'Quiet hours' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Alert Rule Saved')
    await expect((await rowOf(canvas, 'Alert Rules', checkout)).getByText('Conversion rate under 3% in 1 hour')).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Warnregeln')).toHaveLength(8)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** A project with much of it: more than fifty are paged. */
export const ManyRows: Story = {
  ...answering('alerts.list', (answer) => ({ ...answer, rows: manyOf(answer.rows, 120, (place) => ({ name: `Rule ${place}` })) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Alert Rules')).toHaveLength(50)
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Alert Rules' })).getByRole('button', { name: /3/ }))
    await expect(await rowsOf(canvas, 'Alert Rules')).toHaveLength(20)
    await expect(canvas.getAllByText('Rule 120')[0]).toBeVisible()
  },
}
