import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { caughtDownloads, headed, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, actsHang, phone, states, story } from '../../states.ts'
import { Ga4 } from './Ga4.tsx'

export default {
  title: 'Setup/GA4 Configuration',
  component: Ga4,
  parameters: {
    requirements: {
      Ready: 'SETUP-GA4-01 to 06, DATA-PROPERTY-01',
      InvalidId: 'SETUP-GA4-04',
      Connected: 'SETUP-GA4-04',
      VerifyFailed: 'SETUP-GA4-05',
      PropertyMenu: 'SETUP-GA4-05',
      ConfigurationDiff: 'SETUP-GA4-04',
      LongContent: 'GEN-STATE-05',
    },
    path: '/setup/ga4',
  },
} satisfies Meta<typeof Ga4>
type Story = StoryObj<typeof Ga4>
type Canvas = ReturnType<typeof within>

const list = 'Connected Properties'
const idField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Property ID/ })
const connectButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Connect Property' })

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'GA4 Configuration', 'Dashboard', 'Setup', 'GA4 Configuration')
    await expect(await idField(canvas)).toBeVisible()
    await expect(await connectButton(canvas)).toBeEnabled()
    const rows = await rowsOf(canvas, list)
    await expect(rows).toHaveLength(4)
    for (const row of rows) await expect(row).toHaveTextContent(/\d{9}.*(Connected|Pending).*\d streams?/)
    await expect(rows[0]).toHaveTextContent(/Example Website.*412908173.*Connected.*2 streams/)
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => expect(await canvas.findByText('No properties yet')).toBeVisible(),
}

export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    await expect(await connectButton(canvas)).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect((await rowOf(canvas, list, '412908173')).getByRole('button', { name: /^Configuration/ })).toBeEnabled()
  },
}

export const IdMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await connectButton(canvas))
    await toastSays('error', 'Please enter a valid GA4 property ID')
    await expect(await idField(canvas)).toHaveFocus()
    await expect(await rowsOf(canvas, list)).toHaveLength(4)
  },
}

/** The same words for what is no id and for what is there already, and the reason under the field. */
export const InvalidId: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await idField(canvas), 'UA-12345-6')
    await userEvent.click(await connectButton(canvas))
    await toastSays('error', 'Please enter a valid GA4 property ID')
    await expect(canvas.getByText('A property ID has nine or ten digits; a measurement ID looks like G-AB12CD34EF.')).toBeVisible()
    await userEvent.clear(await idField(canvas))
    await userEvent.type(await idField(canvas), '412908173')
    await userEvent.click(await connectButton(canvas))
    await expect(await canvas.findByText('This property is already connected')).toBeVisible()
    await expect(await rowsOf(canvas, list)).toHaveLength(4)
  },
}

export const Connecting: Story = {
  ...story({ workspace: actsHang }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await idField(canvas), '123456789')
    await userEvent.click(await connectButton(canvas))
    await expect(await connectButton(canvas)).toHaveAttribute('aria-busy', 'true')
  },
}

export const ConnectFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await idField(canvas), '123456789')
    await userEvent.click(await connectButton(canvas))
    await toastSays('error', 'Not done: connect a property')
    await expect(await idField(canvas)).toHaveValue('123456789')
  },
}

/** It is added as pending; a measurement id will do too. */
export const Connected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await idField(canvas), 'g-ab12cd34ef')
    await userEvent.click(await connectButton(canvas))
    await toastSays('success', 'GA4 property connected successfully')
    const row = await rowOf(canvas, list, 'G-AB12CD34EF')
    await expect(row.getByText('Pending')).toBeVisible()
    await expect(row.getByText('0 streams')).toBeVisible()
    await expect(await idField(canvas)).toHaveValue('')
  },
}

/** Without a sign-in to Google nothing can be proven, and that is said. */
export const VerifyFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, list, '430118742')
    await userEvent.click(row.getByRole('button', { name: 'Verify: 430118742' }))
    await expect(await screen.findByText('Property Not Verified')).toBeVisible()
    await expect(row.getByText('Pending')).toBeVisible()
    await userEvent.click((await rowOf(canvas, list, '412908173')).getByRole('button', { name: 'Refresh: 412908173' }))
    await toastSays('info', 'Nothing Newer Here')
  },
}

/** Renamed, removed and had back. */
export const PropertyMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More for 430118742' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Rename')
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename Example Website (staging)' }))
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Name/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Staging')
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    await toastSays('success', 'Property Renamed')
    await choose('Remove')
    const toast = await toastSays('success', 'Staging removed')
    await expect(await rowsOf(canvas, list)).toHaveLength(3)
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect(await rowOf(canvas, list, 'Staging')).toBeTruthy()
  },
}

/** What the events ask of a property, against what was taken along last, as a file. */
export const ConfigurationDiff: Story = {
  parameters: { path: '/setup/ga4?id=412908173' },
  play: async ({ userEvent }) => {
    const files = caughtDownloads()
    const drawer = within(await screen.findByRole('dialog', { name: 'Configuration of Example Website' }))
    await expect(within(await drawer.findByRole('list', { name: 'How to use these calls' })).getAllByRole('listitem')).toHaveLength(3)
    await expect(await drawer.findByText('Count purchase as a key event.')).toBeVisible()
    await expect(drawer.getByText('Register plan_name as a custom dimension, so that reports show it.')).toBeVisible()
    await expect(drawer.getByText(/has not been downloaded yet/)).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Download GA4 configuration' }))
    await toastSays('success', '412908173-ga4.json downloaded')
    await expect(files[0]?.name).toBe('412908173-ga4.json')
    await expect(await drawer.findByText('Nothing changed since the last download')).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(
    story({
      before: async (workspace) => {
        await workspace.act('properties.rename', { id: '412908173', name: 'Buchungsportal der Niederlassung Süd mit Newsletter und Katalogbestellung' })
        await workspace.act('session.setPreferences', { language: 'de' })
      },
    }).parameters,
  ),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Verbundene Propertys')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
