import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { answering, choose, toastSays } from '../../inStories.ts'
import { Share } from './Share.tsx'

export default {
  title: 'Reports/Share Reports',
  component: Share,
  parameters: {
    requirements: {
      LinkGenerated: 'REP-SHARE-07, 10, REP-SHARE-10-B',
      LinkCopied: 'REP-SHARE-09, REP-SHARE-09-B',
      InvalidEmail: 'REP-SHARE-08, REP-SHARE-08-B',
      EmailOnlyNoLink: 'REP-SHARE-14, 16',
    },
    path: '/reports/share',
  },
} satisfies Meta<typeof Share>
type Story = StoryObj<typeof Share>
type Canvas = ReturnType<typeof within>

const table = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Shared Reports' }))
/** A row of the table, by words in it. */
const entry = async (canvas: Canvas, words: RegExp) => within((await table(canvas)).getByRole('row', { name: words }))
const quick = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Quick Share' }))

/** View Only by a link that nobody guesses, on top of what is shared. */
export const LinkGenerated: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = await quick(canvas)
    await userEvent.click(card.getByRole('combobox', { name: 'Report' }))
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Executive Summary',
      'Marketing Report',
      'User Analytics',
      'Revenue Dashboard',
    ])
    await userEvent.click(screen.getByRole('option', { name: 'User Analytics' }))
    await userEvent.click(card.getByRole('button', { name: 'Generate Share Link' }))
    await expect(await (await toastSays('success', 'Share Link Generated')).findByText('User Analytics')).toBeVisible()
    await expect(card.getByRole('textbox', { name: 'Link' })).toHaveDisplayValue(/^https:\/\/tagmason\.example\.com\/share\/.+/)
    await expect(await entry(canvas, /User Analytics.*Report.*Anyone with the link.*View Only.*Active.*0.*Never/)).toBeTruthy()
    // The link of one report is not left beside the name of another.
    await choose(userEvent, card.getByRole('combobox', { name: 'Report' }), 'Marketing Report')
    await waitFor(() => expect(card.getByRole('textbox', { name: 'Link' })).toHaveDisplayValue(''))
  },
}

/** The link is read only, and copying confirms. */
export const LinkCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    const card = await quick(canvas)
    await expect(card.getByRole('textbox', { name: 'Link' })).toHaveAttribute('readonly')
    await expect(card.getByRole('button', { name: /copy/i })).toHaveAccessibleDescription('Generate a link first.')
    await userEvent.click(card.getByRole('button', { name: 'Generate Share Link' }))
    await toastSays('success', 'Share Link Generated')
    await userEvent.click(await card.findByRole('button', { name: 'Copy: Link' }))
    await toastSays('success', 'Link Copied')
    await expect(write.mock.lastCall?.[0]).toMatch(/^https:\/\/tagmason\.example\.com\/share\/.+/)
  },
}

/** An address is checked, and the link is sent there as well. */
export const InvalidEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = await quick(canvas)
    const email = card.getByRole('textbox', { name: /^Email/ })
    await expect(email).toHaveAttribute('type', 'email')
    await userEvent.type(email, 'ana@')
    await userEvent.click(card.getByRole('button', { name: 'Generate Share Link' }))
    await expect(email).toHaveAccessibleDescription(/Enter an email address, like name@example\.com\./)
    await userEvent.type(email, 'example.com')
    await userEvent.click(card.getByRole('button', { name: 'Generate Share Link' }))
    await expect(await (await toastSays('success', 'Share Link Generated')).findByText('It is also on its way to ana@example.com.')).toBeVisible()
    await expect(await entry(canvas, /Executive Summary.*ana@example\.com/)).toBeTruthy()
  },
}

/** Where no mail is set up, the link is made and the page says that none was sent. */
export const LinkWithoutMail: Story = {
  ...answering('shares.list', (answer) => ({ ...answer, mail: 'notConfigured' })),
  play: async ({ canvas, userEvent }) => {
    const card = await quick(canvas)
    await userEvent.type(card.getByRole('textbox', { name: /^Email/ }), 'ana@example.com')
    await userEvent.click(card.getByRole('button', { name: 'Generate Share Link' }))
    const toast = await toastSays('success', 'Share Link Generated')
    await expect(await toast.findByText(/^No mail is set up on this server, so ana@example\.com got none/)).toBeVisible()
    await expect(card.getByRole('textbox', { name: 'Link' })).not.toHaveValue('')
  },
}

/** What is only mailed has no link to copy or open. */
export const EmailOnlyNoLink: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await entry(canvas, /Email Only/)
    await expect(row.queryByRole('button', { name: /^Copy link/ })).toBeNull()
    await expect((await table(canvas)).getAllByRole('button', { name: /^Copy link: / })).toHaveLength(4)
    await userEvent.click(row.getByRole('button', { name: /^More for/ }))
    await expect(await screen.findByRole('menuitem', { name: /^Open/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
