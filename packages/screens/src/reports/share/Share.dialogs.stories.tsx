import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, type userEvent, waitFor, within } from 'storybook/test'
import { choose, chooseMore, leave, opened, toastSays } from '../../inStories.ts'
import { actsFail, story } from '../../states.ts'
import { typeDays } from '../daysInStories.ts'
import { Share } from './Share.tsx'

export default {
  title: 'Reports/Share Reports',
  component: Share,
  parameters: {
    requirements: {
      NewShareDialog: 'REP-SHARE-11, 12, GEN-APP-15, REP-SHARE-11-B',
      NewShareAccess: 'REP-SHARE-14',
      NewShareFails: 'GEN-STATE-04',
      Scheduled: 'REP-SHARE-15',
      Embedded: 'REP-SHARE-06, 11',
      EditAccess: 'REP-SHARE-12, 14, REP-SHARE-12-B, REP-SHARE-14-B',
      Opened: 'REP-SHARE-10, 12',
      OpensNothing: 'REP-SHARE-03',
    },
    path: '/reports/share',
  },
} satisfies Meta<typeof Share>
type Story = StoryObj<typeof Share>
type Canvas = ReturnType<typeof within>
type Person = ReturnType<typeof userEvent.setup>

const entry = async (canvas: Canvas, words: RegExp) =>
  within(within(await canvas.findByRole('table', { name: 'Shared Reports' })).getByRole('row', { name: words }))
/** Keeping a password takes a while, on purpose. */
const keeps = (words: string) => screen.findByText(words, undefined, { timeout: 15_000 })
const closed = async (person: Person) => {
  // What is still being asked for is not closed.
  await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-busy', 'true'))
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const more = async (canvas: Canvas, words: RegExp) => (await entry(canvas, words)).getByRole('button', { name: /^More for/ })

/** What, with whom, access, expiry and password; what is missing stands under its field. */
export const NewShareDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Share' }))
    const dialog = await opened('New Share')
    await userEvent.type(dialog.getByLabelText(/^Password/), 'short')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Share' }))
    for (const words of ['Choose what to share.', 'Add at least one person.', 'Use at least 8 characters.']) await expect(dialog.getByText(words)).toBeVisible()
    await choose(userEvent, dialog.getByRole('combobox', { name: /^Report or dashboard/ }), 'Checkout by Device')
    await userEvent.type(dialog.getByRole('textbox', { name: /^People/ }), 'ana@example.com{Enter}')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Opens' }), 'For 7 days')
    await userEvent.type(dialog.getByLabelText(/^Password/), '-but-longer')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Share' }))
    await keeps('Share Created')
    await toastSays('success', 'Share Created')
    // What is new is shown whole.
    const drawer = await opened('Checkout by Device')
    await expect(await drawer.findByText('ana@example.com')).toBeVisible()
    await expect(drawer.getByText(/^Jan 29, 2024/)).toBeVisible()
    await expect(drawer.getByText('Asked for')).toBeVisible()
    await expect(drawer.getByText('Elena Fischer')).toBeVisible()
  },
}

/** What cannot be is not offered: dashboards are not mailed as a file, and whoever has the link does not edit. */
export const NewShareAccess: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Share' }))
    const dialog = await opened('New Share')
    const offered = async () => {
      await userEvent.click(dialog.getByRole('combobox', { name: 'Access type' }))
      const words = (await screen.findAllByRole('option')).map((option) => option.textContent)
      await leave(userEvent)
      return words
    }
    await expect(await offered()).toEqual(['View Only', 'Edit', 'Email Only'])
    await choose(userEvent, dialog.getByRole('combobox', { name: /^Report or dashboard/ }), 'Executive Overview')
    await expect(await offered()).toEqual(['View Only', 'Edit'])
    await userEvent.click(dialog.getByRole('radio', { name: 'Anyone with the link' }))
    await expect(await offered()).toEqual(['View Only'])
  },
}

/** What was typed stays when it could not be saved. */
export const NewShareFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Share' }))
    const dialog = await opened('New Share')
    await choose(userEvent, dialog.getByRole('combobox', { name: /^Report or dashboard/ }), 'Marketing Report')
    await userEvent.click(dialog.getByRole('radio', { name: 'Anyone with the link' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Share' }))
    await toastSays('error', 'Not done: share a report or dashboard')
    await expect(dialog.getByRole('combobox', { name: /^Report or dashboard/ })).toHaveTextContent('Marketing Report')
  },
}

/** What begins on a later day is scheduled until then. */
export const Scheduled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Share' }))
    const dialog = await opened('New Share')
    await choose(userEvent, dialog.getByRole('combobox', { name: /^Report or dashboard/ }), 'Marketing Report')
    await userEvent.click(dialog.getByRole('radio', { name: 'Anyone with the link' }))
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Opens' }), 'On days of my choice')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Share' }))
    await expect(dialog.getByText('Choose the first and the last day.')).toBeVisible()
    await userEvent.click(dialog.getByRole('combobox', { name: /^First and last day/ }))
    await typeDays(userEvent, '2024-02-01', '2024-02-03')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'From' })).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: 'Create Share' }))
    await toastSays('success', 'Share Created')
    await expect(await (await opened('Marketing Report')).findByText('Opens from')).toBeVisible()
    await closed(userEvent)
    await expect((await entry(canvas, /Marketing Report/)).getByText('Scheduled')).toBeVisible()
  },
}

/** HTML for a page of one’s own. */
export const Embedded: Story = {
  ...story({ before: (workspace) => workspace.act('shares.setOption', { id: 'embed-code', enabled: true, sites: ['shop.example'] }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Share' }))
    const dialog = await opened('New Share')
    await choose(userEvent, dialog.getByRole('combobox', { name: /^Report or dashboard/ }), 'User Analytics')
    await userEvent.click(dialog.getByRole('radio', { name: 'Anyone with the link' }))
    await userEvent.click(dialog.getByRole('switch', { name: 'Embed code' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Share' }))
    await expect(await (await opened('User Analytics')).findByText(/^<iframe src="https:\/\/tagmason\.example\.com\/share\//)).toBeVisible()
  },
}

/** Access, end and password of a share can be changed. */
export const EditAccess: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, await more(canvas, /Executive Overview/), 'Edit Access')
    const dialog = await opened('Edit Access: Executive Overview')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Access type' }), 'Edit')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Opens' }), 'For 30 days')
    await userEvent.click(dialog.getByRole('switch', { name: 'Ask for a password' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Use at least 8 characters.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Password/), 'only-for-the-board')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await keeps('Access Changed')
    await toastSays('success', 'Access Changed')
    await waitFor(async () => expect((await entry(canvas, /Executive Overview/)).getByText('Edit')).toBeVisible())
    // It opens with the password only.
    await chooseMore(userEvent, await more(canvas, /Executive Overview/), 'Open')
    const drawer = await opened('Executive Overview')
    await userEvent.type(drawer.getByLabelText(/^Password/), 'something else')
    await userEvent.click(drawer.getByRole('button', { name: 'Open' }))
    await expect(await keeps('This is not the password. Ask who shared it.')).toBeVisible()
    await userEvent.clear(drawer.getByLabelText(/^Password/))
    await userEvent.type(drawer.getByLabelText(/^Password/), 'only-for-the-board')
    await userEvent.click(drawer.getByRole('button', { name: 'Open' }))
    await expect(await keeps('You may edit it')).toBeVisible()
  },
}

/** A link opens what it leads to, and each opening counts. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, await more(canvas, /Partner Referrals/), 'Open')
    const drawer = await opened('Partner Referrals')
    await expect(await drawer.findByRole('table', { name: /Partner Referrals/ })).toBeVisible()
    await closed(userEvent)
    await waitFor(async () => expect(await entry(canvas, /Partner Referrals.*32.*now/)).toBeTruthy())
    await chooseMore(userEvent, await more(canvas, /Partner Referrals/), 'View Details')
    await expect(within(await (await opened('Partner Referrals')).findByRole('list', { name: 'Visits' })).getAllByRole('listitem')).toHaveLength(1)
  },
}

/** A link that nobody has given leads nowhere. */
export const OpensNothing: Story = {
  parameters: { path: '/reports/share?open=unknown' },
  play: async () => {
    const words = await screen.findByText('It cannot be opened now')
    await waitFor(() => expect(words).toBeVisible())
    await expect(screen.queryByText(/^Not done/)).toBeNull()
  },
}
