import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, answers, caughtDownloads, choose, chooseMore, headed, manyOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Share } from './Share.tsx'

export default {
  title: 'Reports/Share Reports',
  component: Share,
  parameters: {
    requirements: {
      Ready: 'REP-SHARE-01, 02, 10 to 15, DATA-SHARE-01',
      ReadOnly: 'GEN-STATE-03',
      OptionsDefault: 'REP-SHARE-03 to 06',
      PublicLinkOff: 'REP-SHARE-03, REP-SHARE-03-B',
      LinksAnswered: 'REP-SHARE-10',
      EmbedSites: 'REP-SHARE-06',
      OptionFails: 'GEN-STATE-04',
      Paused: 'REP-SHARE-12, REP-SHARE-12-B',
      Revoked: 'REP-SHARE-12, GEN-STATE-07, REP-SHARE-12-B',
      NoShares: 'GEN-STATE-01, REP-SHARE-10',
      TableSaved: 'REP-SHARE-12',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/reports/share',
  },
} satisfies Meta<typeof Share>
type Story = StoryObj<typeof Share>
type Canvas = ReturnType<typeof within>

const table = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Shared Reports' }))
/** A row of the table, by words in it. */
const entry = async (canvas: Canvas, words: RegExp) => within((await table(canvas)).getByRole('row', { name: words }))
export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Share Reports', 'Dashboard', 'Reports', 'Share Reports')
    await expect(await canvas.findByRole('button', { name: 'New Share' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Generate Share Link' })).toBeEnabled()
    const shares = await table(canvas)
    await expect(shares.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Type',
      'Shared with',
      'Access type',
      'Status',
      'Views',
      'Last accessed',
      'Actions',
    ])
    const rows = shares.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(/Executive Overview.*Dashboard.*board@example\.com.*View Only.*Active.*64.*2 hours ago/)
    for (const word of ['Dashboard', 'Report', 'Email Report', 'View Only', 'Edit', 'Email Only', 'Active', 'Scheduled', 'Paused'])
      await expect(shares.getAllByText(word)[0]).toBeVisible()
    await expect(rows[4]).toHaveTextContent(/Partner Referrals.*Anyone with the link.*31.*3 days ago/)
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    for (const name of ['New Share', 'Generate Share Link'])
      await expect(await canvas.findByRole('button', { name })).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(canvas.getByRole('switch', { name: 'Public Link' })).toHaveAccessibleDescription(/Needs the role Admin/)
  },
}

export const OptionsDefault: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('switch', { name: 'Public Link' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Email Share' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Team Access' })).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Embed Code' })).not.toBeChecked()
    // What is off is said where it would be needed.
    await userEvent.click(canvas.getByRole('button', { name: 'New Share' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New Share' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'The whole team' }))
    await expect(dialog.getByRole('button', { name: 'Create Share' })).toHaveAccessibleDescription('Needs the sharing option Team Access, which is off.')
  },
}

/** Off, what lives by it stops, and Undo brings it back. */
export const PublicLinkOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Public Link' }))
    const toast = await toastSays('success', 'Public Link Is Off')
    await expect(toast.getByText('3 shares stopped opening.')).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Public Link' })).not.toBeChecked()
    await expect((await entry(canvas, /Partner Referrals/)).getByText('Public Link is off.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Generate Share Link' })).toHaveAccessibleDescription('Needs the sharing option Public Link, which is off.')
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Public Link' })).toBeChecked())
    await waitFor(async () => expect((await entry(canvas, /Partner Referrals/)).queryByText('Does not open')).toBeNull())
    await userEvent.click(canvas.getByRole('switch', { name: 'Public Link' }))
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Public Link' })).not.toBeChecked())
  },
}

/** Where a server answers the links of a project of one’s own, nothing says that none does. */
export const LinksAnswered: Story = {
  ...story({
    before: async (workspace) => {
      await workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })
      await workspace.act('shares.generateLink', { report: 'executive-summary', email: '' })
    },
    workspace: answers('shares.list', (list) => ({
      ...list,
      links: 'server',
      rows: list.rows.map((row) => ({ ...row, shareLink: 'https://reports.bakery.example/share/a-token', stopped: null })),
    })),
  }),
  play: async ({ canvas }) => {
    await expect(await entry(canvas, /Executive Summary.*Anyone with the link/)).toBeTruthy()
    await expect(canvas.getByRole('button', { name: 'Copy link: Executive Summary' })).toBeVisible()
    await expect(canvas.queryByText('Links are not answered yet')).toBeNull()
    await expect(canvas.queryByText('Does not open')).toBeNull()
  },
}

/** Only listed sites may embed. */
export const EmbedSites: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Embed Code' }))
    await toastSays('success', 'Embed Code Is On')
    const sites = await canvas.findByRole('textbox', { name: /^Sites that may embed/ })
    await userEvent.type(sites, 'shop{Enter}')
    await expect(canvas.getByText('shop is not a website address, like shop.example.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /shop/ }))
    await userEvent.type(sites, 'https://shop.example/start{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Sites' }))
    await expect(await (await toastSays('success', 'Sites Saved')).findByText('shop.example')).toBeVisible()
  },
}

/** A switch that could not be saved returns. */
export const OptionFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Email Share' }))
    await toastSays('error', 'Not done: change a sharing option')
    await expect(canvas.getByRole('switch', { name: 'Email Share' })).toBeChecked()
  },
}

/** A report that every project has is called in the member's language. */
export const NamedInSpanish: Story = {
  ...states.spanish,
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Compartir rápido' }))
    await userEvent.click(card.getByRole('button', { name: 'Generar enlace' }))
    const shared = within(await canvas.findByRole('table', { name: 'Informes compartidos' }))
    await expect(await shared.findByRole('row', { name: /^Resumen ejecutivo/ })).toBeVisible()
  },
}

/** Paused and resumed; what is paused is not opened. */
export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await entry(canvas, /Partner Referrals/)).getByRole('button', { name: 'More for Partner Referrals' }), 'Pause')
    await toastSays('success', 'Share Paused')
    await expect((await entry(canvas, /Partner Referrals/)).getByText('Paused')).toBeVisible()
    await chooseMore(userEvent, (await entry(canvas, /Partner Referrals/)).getByRole('button', { name: 'More for Partner Referrals' }), 'Resume')
    await toastSays('success', 'Share Resumed')
    await waitFor(async () => expect((await entry(canvas, /Partner Referrals/)).getByText('Active')).toBeVisible())
  },
}

/** Revoked at once, with a way back. */
export const Revoked: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await entry(canvas, /Campaign Performance/)).getByRole('button', { name: /^More for/ }), 'Revoke')
    const toast = await toastSays('success', 'Share Revoked')
    await waitFor(async () => expect((await table(canvas)).queryByText('Campaign Performance')).toBeNull())
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect(await (await table(canvas)).findByText('Campaign Performance')).toBeVisible()
  },
}

export const NoShares: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing is shared yet')).toBeVisible()
    await expect(canvas.getByText('Links are not answered yet')).toBeVisible()
    // No link is pretended where nothing would answer it.
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Share Link' }))
    await expect(await (await toastSays('info', 'Share Kept')).findByText(/no link until a server/)).toBeVisible()
    await expect((await entry(canvas, /Executive Summary/)).getByText('No server answers its link.')).toBeVisible()
  },
}

/** The table as a file. */
export const TableSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await chooseMore(userEvent, await canvas.findByRole('button', { name: 'Save Table: Shared Reports' }), 'Save as Excel')
    await toastSays('success', 'Table Saved')
    await expect(files[0]?.name).toMatch(/^shared.reports.*\.xlsx$/i)
  },
}

/** Fifty a page. */
export const ManyRows: Story = {
  ...answering('shares.list', (answer) => ({ ...answer, rows: manyOf(answer.rows, 120, (place) => ({ name: `Report ${place}` })) })),
  play: async ({ canvas }) => {
    await expect((await table(canvas)).getAllByRole('row')).toHaveLength(51)
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Geteilte Berichte' })).toBeVisible()
    await choose(userEvent, canvas.getByRole('combobox', { name: 'Bericht' }), 'Management-Übersicht')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
