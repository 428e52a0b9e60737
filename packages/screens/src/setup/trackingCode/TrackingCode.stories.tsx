import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TrackingCode, Workspace } from '@tagmason/domain'
import { expect, waitFor } from 'storybook/test'
import { toastSays } from '../../inStories.ts'
import { phone, states, story } from '../../states.ts'
import { SetupHub } from '../SetupHub.tsx'

export default { title: 'Setup/Tracking Code', component: SetupHub, parameters: { path: '/setup' } } satisfies Meta<typeof SetupHub>
type Story = StoryObj<typeof SetupHub>

const script = 'https://tagmason.example.com/t.js'
const key = 'atk_site_7Qm2Zk4c9TnXw1Rb'

/** A project of one's own behind a server; stories have none. A key that is made is there at the next question. */
const served = (answer: Partial<TrackingCode>) =>
  story({
    before: (workspace) => workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' }),
    workspace: (real): Workspace => ({
      ...real,
      read: async (name, input) => {
        const given = await real.read(name, input)
        if (name !== 'trackingCode.get') return given
        const made = (await real.read('apiKeys.list', undefined)).find(({ kind, project }) => kind === 'ingest' && project === 'corner-bakery')
        return { script, key: made?.key ?? null, newest: null, ...answer } as typeof given
      },
    }),
  })

/** No key yet: one press makes it, and the code stands there. */
export const NoCodeYet: Story = {
  ...served({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Tracking Code' }))
    await toastSays('success', 'Tracking Code Created')
    await waitFor(async () => expect(canvas.getByRole('region', { name: 'Tracking code' })).toHaveTextContent(/data-key="atk_site_/))
    await expect(canvas.getByText('Waiting for the first event')).toBeVisible()
  },
}

export const Waiting: Story = {
  ...served({ key }),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('region', { name: 'Tracking code' })
    await expect(code).toHaveTextContent(`<script defer src="${script}" data-key="${key}"></script>`)
    await expect(canvas.getByRole('button', { name: 'Copy tracking code' })).toBeVisible()
    for (const [tab, words] of [
      ['Google Tag Manager', /setAttribute\('data-key', 'atk_site_/],
      ['Next.js', /strategy="afterInteractive"/],
      ['WordPress', /add_action\('wp_head'/],
      ['Shopify', /<script defer/],
    ] as const) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }))
      await waitFor(async () => expect(canvas.getByRole('region', { name: 'Tracking code' })).toHaveTextContent(words))
    }
  },
}

export const Receiving: Story = {
  ...served({ key, newest: '2026-03-01T11:58:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Events arrive')).toBeVisible()
    await expect(canvas.queryByText('Waiting for the first event')).toBeNull()
  },
}

/** Where no server takes events there is no code to show. */
export const WithoutServer: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Setup pages' })
    await expect(canvas.queryByText('Tracking code')).toBeNull()
  },
}

export const GermanOnPhone: Story = {
  ...phone({
    state: {
      ...served({ key }).parameters.state,
      before: async (workspace: Workspace) => {
        await workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })
        await workspace.act('session.setPreferences', { language: 'de' })
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wartet auf das erste Ereignis')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
