import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { toastSays } from '../../inStories.ts'
import { phone, states } from '../../states.ts'
import { SetupHub } from '../SetupHub.tsx'
import { key, script, served } from './inStories.ts'

export default { title: 'Setup/Tracking Code', component: SetupHub, parameters: { path: '/setup' } } satisfies Meta<typeof SetupHub>
type Story = StoryObj<typeof SetupHub>

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
    await expect(code).toHaveTextContent(`<script defer src="${script}" data-key="${key}" data-vitals></script>`)
    await expect(canvas.getByText(/data-vitals has the speed of your pages measured/)).toBeVisible()
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
  ...phone(served({ key }, (workspace) => workspace.act('session.setPreferences', { language: 'de' })).parameters),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wartet auf das erste Ereignis')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
