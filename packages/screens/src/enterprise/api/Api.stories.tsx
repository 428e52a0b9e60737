import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { answering, headed, manyOf, toastSays } from '../../inStories.ts'
import { phone, states } from '../../states.ts'
import { tableRow, tableRows } from '../teams/inStories.ts'
import { Api } from './Api.tsx'

export default {
  title: 'Enterprise/API Management',
  component: Api,
  parameters: {
    requirements: {
      Ready: 'ENT-API-01 to 06, 08, DATA-APIKEY-01',
      KeyCopiedToast: 'ENT-API-07',
      KeyInactive: 'ENT-API-08',
      Endpoints: 'ENT-API-09 to 14, DATA-ENDPOINT-01',
      Webhooks: 'ENT-API-15, DATA-WEBHOOK-01',
      Documentation: 'ENT-API-16 to 21',
    },
    path: '/enterprise/api',
  },
} satisfies Meta<typeof Api>
type Story = StoryObj<typeof Api>

const keys = 'API Keys'
const heads = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole('table', { name }))
    .getAllByRole('columnheader')
    .map((head) => head.textContent)

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await headed(canvas, 'API Management', 'Dashboard', 'Enterprise', 'API Management')
    const tabs = await canvas.findAllByRole('tab')
    await expect(tabs.map((tab) => tab.textContent)).toEqual(['API Keys', 'Endpoints', 'Webhooks', 'Documentation'])
    await expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
    // Secrets are masked, what stands in web pages is not.
    const rows = await tableRows(canvas, keys)
    await expect(heads(canvas, keys).slice(0, 6)).toEqual(['Name', 'Key', 'Created', 'Last Used', 'Requests', 'Status'])
    await expect(rows.map((row) => row.textContent.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^WebsiteIngest key · Production ?atk_site_7q2mx9c4wd.*Feb 14, 2023.*1 minute ago–Active/),
      expect.stringMatching(/^.+Secret key · Production ?atk_live_••••••••4f2a.*Mar 2, 2023.*3 minutes ago.*7,900.*Active/),
      expect.stringMatching(/^DevelopmentSecret key · Development ?atk_test_••••••••b81c.*Mar 2, 2023.*4 days ago.*600.*Active/),
      expect.stringMatching(/^Old warehouse exportSecret key · Production ?atk_live_••••••••90de.*May 22, 2023.*0.*Inactive/),
    ])
    await expect(canvas.getAllByRole('button', { name: /^Copy/ })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('tab', { name: 'Endpoints' }))
    await expect(canvas.getByRole('tab', { name: 'Endpoints' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'Endpoints' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'API Keys' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
/** Keys are an admin's: who is none is told so, and may read the documentation. */
export const ReadOnly: Story = {
  ...states.readOnly,
  parameters: { ...states.readOnly.parameters, path: '/enterprise/api?tab=documentation' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Authentication' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'API Keys' }))
    await expect(await canvas.findByText('You cannot see this page')).toBeVisible()
    await expect(canvas.getByText(/^Needs the role Admin/)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getAllByRole('tab')).toHaveLength(4)
  },
}

/** The ingest key, first in the list, can be copied at any time. */
export const KeyCopiedToast: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy: Website' }))
    await toastSays('success', 'API Key Copied')
    await expect(write).toHaveBeenCalledWith('atk_site_7q2mx9c4wd')
  },
}

export const KeyInactive: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await tableRow(canvas, keys, 'Old warehouse export')
    await expect(row.getByText('Inactive')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: /Old warehouse export/ }))
    await expect(await screen.findByRole('menuitem', { name: /^Regenerate/ })).toHaveTextContent('It is not active. Activate it first.')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Activate' }))
    await toastSays('success', 'API Key Activated')
    await expect((await tableRow(canvas, keys, 'Old warehouse export')).getByText('Active')).toBeVisible()
  },
}

/** A project of one's own has no keys of the sample. */
export const NoKeys: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No API keys yet')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Create New API Key' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('tab', { name: 'Webhooks' }))
    await expect(await canvas.findByText('No webhooks yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Endpoints' }))
    await expect(await canvas.findByText('This project lives in your browser')).toBeVisible()
  },
}

export const Endpoints: Story = {
  parameters: { path: '/enterprise/api?tab=endpoints' },
  play: async ({ canvas }) => {
    const rows = await tableRows(canvas, 'Endpoints')
    await expect(heads(canvas, 'Endpoints').slice(0, 4)).toEqual(['Path', 'Method', 'Description', 'Rate Limit'])
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^\/api\/v1\/analytics\/eventsGETEvents of a project, counted by the hour\.1000 per hour/),
      expect.stringMatching(/^\/api\/v1\/eventsPOSTTakes events from your own servers\.5000 per hour/),
      expect.stringMatching(/^\/api\/v1\/reportsGETThe reports that are stored\.500 per hour/),
      expect.stringMatching(/^\/api\/v1\/dashboardsGETThe dashboards that are stored\.200 per hour/),
    ])
  },
}

export const Webhooks: Story = {
  parameters: { path: '/enterprise/api?tab=webhooks' },
  play: async ({ canvas }) => {
    const rows = await tableRows(canvas, 'Webhooks')
    await expect(heads(canvas, 'Webhooks').slice(0, 4)).toEqual(['Address', 'Events', 'Status', 'Last Triggered'])
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toHaveTextContent(/^https:\/\/hooks\.example\.com\/tagmason\/quality.*anomaly\.detected, data\.quality\.issue.*Active.*8 minutes ago/)
    await expect(rows[1]).toHaveTextContent(/report\.generated, report\.failed.*Inactive.*5 failures in a row.*last month/)
  },
}

/** What the documentation says. */
export const Documentation: Story = {
  parameters: { path: '/enterprise/api?tab=documentation' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/carries a bearer API key in the Authorization header/)).toBeVisible()
    await expect(canvas.getByText(/Authorization: Bearer atk_live_…/)).toBeVisible()
    await expect(canvas.getByText(/Rate limits apply per key, with rate-limit headers in responses/)).toBeVisible()
    for (const header of ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Retry-After'])
      await expect(canvas.getByText(header)).toBeVisible()
    for (const event of ['conversion.completed', 'goal.achieved', 'anomaly.detected', 'threshold.exceeded']) await expect(canvas.getByText(event)).toBeVisible()
    await expect(
      canvas.getByText(
        /1 minute, 4 minutes, 10 minutes, 45 minutes, 2 hours, 6 hours, and 15 hours, and then given up\..*After 5 messages in a row that fail the webhook becomes Inactive/,
      ),
    ).toBeVisible()
  },
}

/** Rows beyond fifty are paged. */
export const ManyRows: Story = {
  ...answering('apiKeys.list', (rows) => manyOf(rows, 120, (at) => ({ name: `Key ${at}` }))),
  play: async ({ canvas }) => {
    await expect(await tableRows(canvas, keys)).toHaveLength(50)
  },
}

export const LongContent: Story = {
  ...phone({
    path: '/enterprise/api?tab=webhooks',
    state: {
      ...answering('webhooks.list', (rows) =>
        rows.map((row, at) => (at === 0 ? { ...row, url: `https://hooks.example.com/${'benachrichtigungen-der-datenqualitaet/'.repeat(4)}eingang` } : row)),
      ).parameters.state,
      ...states.german.parameters.state,
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/benachrichtigungen/)).toBeVisible()
    await waitFor(() => expect(document.documentElement.scrollWidth).toBe(window.innerWidth))
    for (const tab of ['API-Schlüssel', 'Dokumentation', 'Endpunkte']) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }))
      await canvas.findByRole('tabpanel', { name: tab })
      await waitFor(() => expect(document.documentElement.scrollWidth).toBe(window.innerWidth))
    }
  },
}
