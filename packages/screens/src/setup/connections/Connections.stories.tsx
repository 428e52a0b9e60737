import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { headed, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states, story } from '../../states.ts'
import { Connections } from './Connections.tsx'
import { dialogNamed, list } from './inStories.ts'

export default {
  title: 'Setup/Data Connections',
  component: Connections,
  parameters: {
    requirements: {
      Ready: 'SETUP-CONN-01 to 07, DATA-CONNECTION-01',
      AccessExpired: 'SETUP-CONN-06',
      Pending: 'SETUP-CONN-07',
      TestFailed: 'SETUP-CONN-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/setup/connections',
  },
} satisfies Meta<typeof Connections>
type Story = StoryObj<typeof Connections>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Data Connections', 'Dashboard', 'Setup', 'Data Connections')
    for (const name of ['CRM Systems', 'E-commerce', 'Advertising']) await expect(await canvas.findByRole('button', { name })).toBeEnabled()
    const rows = await rowsOf(canvas, list)
    await expect(rows).toHaveLength(6)
    await expect(rows[0]).toHaveTextContent(/Shopify orders.*E-commerce.*Connected.*Last sync 18 minutes ago.*1,386 rows read/)
    await expect(rows[4]).toHaveTextContent(/Salesforce opportunities.*CRM.*Pending.*Waits for its first sync/)
    for (const word of ['Connected', 'Pending', 'E-commerce', 'CRM', 'Advertising'])
      await expect(within(canvas.getByRole('list', { name: list })).getAllByText(word)[0]).toBeVisible()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'CRM Systems' })).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect((await rowOf(canvas, list, 'Shopify orders')).getByRole('button', { name: /^View Details/ })).toBeEnabled()
  },
}

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No connections yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'E-commerce' })).toBeEnabled()
  },
}

/** Some lines could not be used: the rest is there, and the lines are named. */
export const SyncError: Story = {
  ...story({
    before: (workspace) =>
      workspace.act('connections.addFile', {
        name: 'Trade fair orders',
        type: 'E-commerce',
        fileName: 'orders.csv',
        text: 'order,total\n1,49.90\n2\n3,12.00\n4,8.50,EUR\n',
      }),
  }),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, list, 'Trade fair orders')
    await expect(row.getByText('Lines left out')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: /^View Details/ }))
    const drawer = await dialogNamed('Trade fair orders')
    await expect(drawer.getByText('2 lines could not be used.')).toBeVisible()
    await expect(drawer.getByText('Line 3 has 1 value where 2 are expected.')).toBeVisible()
    await expect(drawer.getByText('Line 5 has 3 values where 2 are expected.')).toBeVisible()
  },
}

/** What was last read is told, also when it can no longer be read. */
export const AccessExpired: Story = {
  parameters: { path: '/setup/connections?id=connection-4' },
  play: async () => {
    const drawer = await dialogNamed('Meta Ads cost')
    await expect(drawer.getByText('Access expired')).toBeVisible()
    await expect(drawer.getByText(/^Meta Ads no longer accepts the access/)).toBeVisible()
  },
}

/** What was never read is pending, and says what it needs. */
export const Pending: Story = {
  parameters: { path: '/setup/connections?id=connection-5' },
  play: async () => {
    const drawer = await dialogNamed('Salesforce opportunities')
    await expect(drawer.getByText('Pending')).toBeVisible()
    await expect(within(drawer.getByRole('list', { name: 'What it needs' })).getAllByRole('listitem')).toHaveLength(3)
  },
}

/** A test pretends nothing. */
export const TestFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, list, 'Salesforce opportunities')).getByRole('button', { name: 'Test: Salesforce opportunities' }))
    const toast = await toastSays('error', 'Connection Test Failed')
    await expect(toast.getByText(/^Salesforce was not reached/)).toBeVisible()
    const row = await rowOf(canvas, list, 'Salesforce opportunities')
    await expect(row.getByText('Not reached')).toBeVisible()
    await expect(row.getByText('Pending')).toBeVisible()
  },
}

export const TestWorks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, list, 'Shopify orders')).getByRole('button', { name: /^Test/ }))
    const toast = await toastSays('success', 'Connection Works')
    await expect(toast.getByText('Sample data: no platform was called.')).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(
    story({
      before: async (workspace) => {
        await workspace.act('connections.change', {
          id: 'connection-2',
          name: 'Kontaktverwaltung der Abteilung Öffentlichkeitsarbeit und Veranstaltungsorganisation',
          account: '24816357',
        })
        await workspace.act('session.setPreferences', { language: 'de' })
      },
    }).parameters,
  ),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Aktive Verbindungen')).toHaveLength(6)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
