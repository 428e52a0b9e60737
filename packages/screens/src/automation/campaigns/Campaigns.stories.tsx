import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { storyEvent } from '../../eventsInStories.ts'
import { answering, choose, figureOf, headed, manyOf, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { rowSays } from '../common/inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Campaigns } from './Campaigns.tsx'

export default {
  title: 'Automation/Campaign Integration',
  component: Campaigns,
  parameters: {
    requirements: {
      Ready: 'AUTO-CAMP-01 to 04, 07, DATA-CAMPAIGN-01',
      Attributed: 'AUTO-CAMP-03',
      Active: 'AUTO-CAMP-05, 06',
      ToggleFailed: 'AUTO-CAMP-05, GEN-STATE-04',
      CsvUpload: 'AUTO-CAMP-03',
      LongContent: 'GEN-STATE-05',
      ManyRows: 'GEN-STATE-06',
    },
    path: '/automation/campaigns',
  },
} satisfies Meta<typeof Campaigns>
type Story = StoryObj<typeof Campaigns>

const google = 'Search and Shopping'
const linkedin = 'B2B lead forms'

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Campaign Integration', 'Dashboard', 'Automation', 'Campaign Integration')
    const rows = await rowsOf(canvas, 'Integrations')
    await expect(rows[0]).toHaveTextContent(
      /Search and Shopping.*Google Ads.*Active.*Imports cost and clicks.*CTR improvement \+18.4% · Cost reduction \+12.1% · Conversions 412.*14 campaigns · last sync 22 minutes ago/,
    )
    for (const row of rows) await expect(within(row).getByRole('switch')).toHaveAccessibleName(row.querySelector('[data-part=title]')?.textContent)
    await expect(rows).toHaveLength(4)
    for (const platform of ['Google Ads', 'Meta Ads', 'LinkedIn Ads', 'Email'])
      await expect(within(canvas.getByRole('list', { name: 'Integrations' })).getByText(platform)).toBeVisible()
    await expect(await figureOf(canvas, 'Active Integrations')).toBe('3')
    await expect(await figureOf(canvas, 'Campaigns')).toBe('48')
    await expect(await figureOf(canvas, 'Conversions')).toBe('773')
    await expect(await figureOf(canvas, 'Cost per Conversion')).toBe('$20.13')
  },
}

/** What campaigns brought is counted from events and joined with their costs; the credit goes to the last or to the first touch. */
export const Attributed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'What campaigns brought' })
    const revenue = () => {
      const row = within(canvas.getByRole('table', { name: 'What campaigns brought' })).getByRole('row', { name: /^campaign-1\/1 Google Ads · google \/ cpc/ })
      return within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    }
    const last = revenue()
    await expect(last.join(' ')).toMatch(/\$\d/)
    await userEvent.click(canvas.getByRole('radio', { name: 'First touch' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'First touch' })).toBeChecked())
    const visits = revenue()[0]
    await userEvent.click(canvas.getByRole('combobox', { name: 'Days' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Last 90 days' }))
    await waitFor(() => expect(revenue()[0]).not.toBe(visits), { timeout: 5000 })
    await userEvent.click(canvas.getByRole('button', { name: 'How this is counted: What campaigns brought' }))
    await expect(await screen.findByText(/An order is credited to the first or the last touch/)).toBeVisible()
  },
}
const came = (visitor: string, campaign: string, value?: number) => [
  storyEvent(60, visitor, 'page_view', '/', { source: 'newsletter', medium: 'email', campaign }),
  ...(value === undefined ? [] : [storyEvent(50, visitor, 'purchase', '/thanks', { source: 'newsletter', medium: 'email', campaign, value, currency: 'EUR' })]),
]
/** No platform is connected, and links brought visitors: the figures on top are those of the table. */
export const OnlyLinks: Story = {
  ...states.withEvents([...came('ana', 'spring', 20), ...came('ben', 'spring'), ...came('ida', 'easter', 30)]),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'What campaigns brought' }))
    await expect(table.getByRole('row', { name: /^spring/ })).toBeVisible()
    await expect(await figureOf(canvas, 'Campaigns')).toBe('2')
    await expect(await figureOf(canvas, 'Orders')).toBe('2')
    await expect(await figureOf(canvas, 'Revenue')).toBe('€50.00')
    await expect(await figureOf(canvas, 'Conversions')).toBeUndefined()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Integrations', google)
    await expect(row.getByRole('switch', { name: google })).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(row.getByRole('button', { name: /^Sync Now/ })).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No integrations')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Connect Platform' })).toBeEnabled()
    await expect(await figureOf(canvas, 'Campaigns')).toBe('0')
  },
}

/** The switch is on while the integration is active, goes by Space, and the state follows without a toast. */
export const Active: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = (await rowOf(canvas, 'Integrations', google)).getByRole('switch', { name: google })
    await expect(toggle).toBeChecked()
    toggle.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(toggle).not.toBeChecked())
    await expect((await rowOf(canvas, 'Integrations', google)).getByText('Paused')).toBeVisible()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(toggle).toBeChecked())
    await expect((await rowOf(canvas, 'Integrations', google)).getByText('Active')).toBeVisible()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Integrations', linkedin)
    await expect(row.getByRole('switch', { name: linkedin })).not.toBeChecked()
    await expect(row.getByRole('button', { name: /^Sync Now/ })).toHaveAccessibleDescription('It is paused. Switch it on before it syncs.')
    await userEvent.click(row.getByRole('switch', { name: linkedin }))
    await expect(await row.findByText('Active')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: /^Sync Now/ }))
    await toastSays('success', 'Campaigns Synced')
    await rowSays(canvas, 'Integrations', linkedin, 'last sync now')
  },
}

/** A failed save leaves the switch as it was. */
export const ToggleFailed: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    const toggle = (await rowOf(canvas, 'Integrations', google)).getByRole('switch', { name: google })
    await userEvent.click(toggle)
    await toastSays('error', 'Not done: switch a campaign integration')
    await expect(toggle).toBeChecked()
  },
}

export const SyncFailed: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Integrations', google)
    await userEvent.click(row.getByRole('button', { name: `Sync Now: ${google}` }))
    await toastSays('error', 'Not done: sync a campaign integration')
    await rowSays(canvas, 'Integrations', google, 'last sync 22 minutes ago')
  },
}

/** In the sample, the built-in sandbox answers at once. */
export const ConnectForm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect Platform' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Platform' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Connect Platform' }))
    await expect(dialog.getByText('Give it a name, so that it can be found again.')).toBeVisible()
    await expect(dialog.getByText('Enter the account, so that its campaigns can be told from others.')).toBeVisible()
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Platform' }), 'Meta Ads')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Retargeting')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Account ID' }), 'act_20440718')
    await userEvent.click(dialog.getByRole('button', { name: 'Connect Platform' }))
    await expect(dialog.getByText('This account is connected already.')).toBeVisible()
    await retype(userEvent, dialog.getByRole('textbox', { name: 'Account ID' }), 'act_7')
    await userEvent.click(dialog.getByRole('button', { name: 'Connect Platform' }))
    await toastSays('success', 'Platform Connected')
    await expect((await rowOf(canvas, 'Integrations', 'Retargeting')).getByText('Active')).toBeVisible()
    await expect(await figureOf(canvas, 'Active Integrations')).toBe('4')
  },
}

/** A real project: nothing counts as connected until a platform has answered; what to do instead is said. */
export const NoCampaigns: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect Platform' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Platform' }))
    await waitFor(() => expect(dialog.getByText('It will be added as “Not configured”')).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Brand search')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Account ID' }), '123-456-7890')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Integration' }))
    await toastSays('success', 'Integration Added')
    const row = await rowOf(canvas, 'Integrations', 'Brand search')
    await expect(row.getByText('Not configured')).toBeVisible()
    await rowSays(canvas, 'Integrations', 'Brand search', '0 campaigns · last sync never')
    await expect(row.getByRole('switch', { name: 'Brand search' })).toHaveAccessibleDescription(
      'No platform has answered for this integration. Upload a CSV export first.',
    )
  },
}

const csv = (text: string) => new File([text], 'campaigns.csv', { type: 'text/csv' })
const head = 'Day,Campaign,Impr.,Clicks,Cost,Conversions\n'

/** Costs and clicks by CSV upload; what cannot be read is said before it is sent, and the figures follow. */
export const CsvUpload: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Integrations', google)).getByRole('button', { name: `More: ${google}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Upload CSV' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Upload costs for “${google}”` }))
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
    await expect(dialog.getByText('Choose a file.')).toBeVisible()
    const picker = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
    if (picker === null) throw new Error('The dialog has no place for a file.')
    await userEvent.upload(picker, csv('Day,Campaign,Clicks\n2024-01-20,Brand,3\n'))
    await expect(await dialog.findByText('The file has no column Impressions. Add it to the export.')).toBeVisible()
    await userEvent.upload(picker, csv(`${head}2024-01-20,Brand,1000,20,9.50,1\n2024-01-21,Brand,1000,twenty,9.50,1\n`))
    await expect(await dialog.findByText('Line 3 has nothing usable under Clicks. Correct it and choose the file again.')).toBeVisible()
    await userEvent.upload(picker, csv(`${head}2024-01-20,Brand,1000,20,9.50,1\n2024-01-21,Brand,"1,000",20,9.50,2\n`))
    await expect(await dialog.findByText('2 lines found.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
    await toastSays('success', 'Costs Imported')
    const row = await rowOf(canvas, 'Integrations', google)
    await rowSays(canvas, 'Integrations', google, '15 campaigns · last sync now')
    await expect(row.getByText('415')).toBeVisible()
  },
}

export const Removes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Integrations', linkedin)).getByRole('button', { name: `More: ${linkedin}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove integration' }))
    await toastSays('success', 'Integration Removed')
    await expect(await rowsOf(canvas, 'Integrations')).toHaveLength(3)
    await expect(await figureOf(canvas, 'Campaigns')).toBe('45')
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Integrationen')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** A project with much of it: more than fifty are paged. */
export const ManyRows: Story = {
  ...answering('campaigns.list', (answer) => ({ ...answer, rows: manyOf(answer.rows, 120, (place) => ({ name: `Account ${place}` })) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Integrations')).toHaveLength(50)
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Integrations' })).getByRole('button', { name: /3/ }))
    await expect(await rowsOf(canvas, 'Integrations')).toHaveLength(20)
    await expect(canvas.getAllByText('Account 120')[0]).toBeVisible()
  },
}
