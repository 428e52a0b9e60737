import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { opened, rowOf, toastSays } from '../../../inStories.ts'
import { actsFail, phone, type ScreenState, story } from '../../../states.ts'
import { press, versioned } from '../container/inStories.ts'
import { Gtm } from '../Gtm.tsx'
import { proposed, waits } from './inStories.ts'

export default { title: 'Setup/GTM Management/Proposed', component: Gtm, parameters: { path: '/setup/gtm' } } satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const asked = `/setup/gtm?proposed=${proposed.id}`
const at = (path: string, state: ScreenState = {}) => ({ parameters: { path, ...story({ before: versioned, workspace: waits(), ...state }).parameters } })
const dialog = () => opened(proposed.title)

/** What waits stands beside the containers, and opens by its address. */
export const Waiting: Story = {
  ...at('/setup/gtm'),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Proposed Changes', proposed.title)
    await expect(row.getByText(/GTM-T3HJ6FQ.*by API key Assistant/)).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: `Review: ${proposed.title}` }))
    const parts = await dialog()
    await expect(await parts.findByRole('list', { name: /Tags$/ })).toHaveTextContent(/GA4 - order/)
    await expect(parts.getByText(/Google Tag Manager stays as it is until you import and publish/)).toBeVisible()
  },
}

/** Taking it makes a version of what is stored, and it waits no more. */
export const Taken: Story = {
  ...at(asked),
  play: async ({ canvas, userEvent }) => {
    const parts = await dialog()
    await parts.findByRole('list', { name: /Tags$/ })
    await userEvent.click(parts.getByRole('button', { name: 'Take Change' }))
    await toastSays('success', 'Change Taken')
    await waitFor(() => expect(canvas.queryByText('Proposed Changes')).toBeNull())
  },
}

export const Dismissed: Story = {
  ...at(asked),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Dismiss' }))
    await toastSays('success', 'Change Dismissed')
    await waitFor(() => expect(canvas.queryByText('Proposed Changes')).toBeNull())
  },
}

/** The container was changed since the proof: it says so before anything is taken. */
export const Outdated: Story = {
  ...at(asked, { workspace: waits(true) }),
  play: async () => {
    await expect(await (await dialog()).findByText('The container was changed since')).toBeVisible()
  },
}

/** An address of what was taken or dismissed. */
export const Gone: Story = {
  ...at('/setup/gtm?proposed=none'),
  play: async () => {
    await expect(await (await opened('Proposed Changes')).findByText('This change does not wait any more')).toBeVisible()
  },
}

export const TakingFails: Story = {
  ...at(asked, { workspace: (real) => actsFail(waits()(real)) }),
  play: async () => {
    const parts = await dialog()
    await press(parts.getByRole('button', { name: 'Take Change' }))
    await toastSays('error', /take a proposed change/)
  },
}

export const ReadOnly: Story = {
  ...at(asked, { role: 'viewer' }),
  play: async () => {
    const parts = await dialog()
    for (const name of ['Take Change', 'Dismiss']) await expect(parts.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const OnAPhone: Story = {
  ...phone({ path: asked, ...story({ before: versioned, workspace: waits() }).parameters }),
  play: async () => {
    await expect(await (await dialog()).findByRole('list', { name: /Tags$/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
