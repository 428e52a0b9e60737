import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { caughtDownloads, chooseMore, opened, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Security } from './Security.tsx'

export default {
  parameters: {
    requirements: {
      ComplianceReports: 'ENT-SEC-09, 10, DATA-COMPLIANCE-01',
      DocumentCreated: 'ENT-SEC-09',
      SecuritySettings: 'ENT-SEC-11 to 14',
      PolicyEdited: 'ENT-SEC-11 to 14',
      SessionExpiredDialog: 'ENT-SEC-13',
    },
  },
  title: 'Enterprise/Security & Compliance',
  component: Security,
} satisfies Meta<typeof Security>
type Story = StoryObj<typeof Security>

const on = (tab: string, more: Record<string, unknown> = {}) => ({ parameters: { ...more, path: `/enterprise/security?tab=${tab}` } })
type Canvas = ReturnType<typeof within>
const bodyOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: 'Compliance Documents' }))
    .getAllByRole('row')
    .slice(1)

export const ComplianceReports: Story = {
  ...on('compliance'),
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    const rows = await bodyOf(canvas)
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(/Record of Processing Activities.*GDPR.*Jan 10, 2024.*Current.*288\.4 kB/)
    await chooseMore(userEvent, within(rows[0]!).getByRole('button', { name: /Record of Processing Activities/ }), 'Download')
    await toastSays('success', 'Document Downloaded')
    await expect(files[0]?.name).toBe('record-of-processing-activities-2024-01-10.pdf')
    await expect(await files[0]?.blob.text()).toMatch(/^%PDF-1\.4/)
  },
}

/** Made of what is known; the older one of the same name is superseded. */
export const DocumentCreated: Story = {
  ...on('compliance'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Document' }))
    const dialog = await opened('Create Document')
    await userEvent.click(dialog.getByRole('radio', { name: /^Record of Processing Activities/ }))
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Record of Processing Activities')
    await userEvent.clear(name)
    await userEvent.click(dialog.getByRole('button', { name: 'Create Document' }))
    await expect(dialog.getByText('Give the document a name.')).toBeVisible()
    await userEvent.type(name, 'Record of Processing Activities')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Document' }))
    await toastSays('success', 'Document Created')
    const rows = await bodyOf(canvas)
    await expect(rows).toHaveLength(6)
    await expect(rows[0]).toHaveTextContent(/Record of Processing Activities.*Jan 22, 2024.*Current/)
    await expect(rows[1]).toHaveTextContent(/Record of Processing Activities.*Jan 10, 2024.*Superseded/)
  },
}

export const DocumentUploaded: Story = {
  ...on('compliance', states.empty.parameters),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No documents yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Upload Document' }))
    const dialog = await opened('Upload Document')
    await userEvent.click(dialog.getByRole('button', { name: 'Upload Document' }))
    await expect(dialog.getByText('Choose a file.')).toBeVisible()
    const picker = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!
    await userEvent.upload(picker, new File(['%PDF-1.4 test'], 'Pen test.pdf', { type: 'application/pdf' }))
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Pen test')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type' }), 'Security test')
    await userEvent.click(dialog.getByRole('button', { name: 'Upload Document' }))
    await toastSays('success', 'Document Uploaded')
    const rows = await bodyOf(canvas)
    await expect(rows[0]).toHaveTextContent(/Pen test.*Security test.*Current.*13 bytes/)
    await chooseMore(userEvent, within(rows[0]!).getByRole('button', { name: /Pen test/ }), 'Remove')
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove “Pen test”?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await toastSays('success', 'Document Removed')
    await expect(await canvas.findByText('No documents yet')).toBeVisible()
  },
}

export const SecuritySettings: Story = {
  ...on('settings'),
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Security Policy')
    await expect(rows).toHaveLength(4)
    await expect(rows[0]).toHaveTextContent(/^Minimum password length 12Enforced/)
    await expect(rows[1]).toHaveTextContent(/^Password expiry 90 days/)
    await expect(rows[2]).toHaveTextContent(/^Auto-logout after 30 minutes of inactivity/)
    await expect(rows[3]).toHaveTextContent(/^At most 3 concurrent sessions/)
  },
}

/** An administrator changes the numbers, and can take it back. */
export const PolicyEdited: Story = {
  ...on('settings'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Policy' }))
    const dialog = await opened('Edit Policy')
    const length = dialog.getByRole('spinbutton', { name: 'Minimum password length' })
    await retype(userEvent, length, '4')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Policy' }))
    await expect(length).toHaveAccessibleDescription(/Give a whole number from 8 to 64\./)
    await retype(userEvent, length, '16')
    await retype(userEvent, dialog.getByRole('spinbutton', { name: 'Concurrent sessions' }), '1')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Policy' }))
    const toast = await toastSays('success', 'Policy Updated')
    await expect((await rowsOf(canvas, 'Security Policy'))[0]).toHaveTextContent(/^Minimum password length 16/)
    await expect((await rowsOf(canvas, 'Security Policy'))[3]).toHaveTextContent(/^At most 1 concurrent session(?!s)/)
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('Minimum password length 12')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Policy' }))
    const again = await opened('Edit Policy')
    await retype(userEvent, again.getByRole('spinbutton', { name: 'Minimum password length' }), '20')
    await userEvent.click(again.getByRole('button', { name: 'Save Policy' }))
    await expect(await canvas.findByText('Minimum password length 20')).toBeVisible()
  },
}

export const PolicyFails: Story = {
  ...on('settings', story({ workspace: actsFail }).parameters),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Policy' }))
    const dialog = await opened('Edit Policy')
    await retype(userEvent, dialog.getByRole('spinbutton', { name: 'Auto-logout' }), '10')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Policy' }))
    await toastSays('error', 'Not done: change the security policy')
    await expect(dialog.getByRole('spinbutton', { name: 'Auto-logout' })).toHaveValue(10)
  },
}

/** What ends an idle session says so. Nobody signs in here, so it is a preview that says that too. */
export const SessionExpiredDialog: Story = {
  ...on('settings'),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Security Policy', 'Auto-logout')
    await userEvent.click(row.getByRole('button', { name: /^Preview Notice/ }))
    const dialog = await opened('Your session has ended')
    await expect(dialog.getByText('There was no activity for 30 minutes, so you were signed out.')).toBeVisible()
    await expect(dialog.getByText('This is a preview')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Sign In Again' })).toHaveAccessibleDescription(/^Nobody signs in/)
  },
}

export const SettingsOnAPhone: Story = {
  ...phone({ ...states.german.parameters, path: '/enterprise/security?tab=settings' }),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Sicherheitsrichtlinie')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
