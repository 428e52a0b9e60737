import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { phone } from '../../states.ts'
import { dashboard, InWindow, type Link, report, tried } from './inStories.tsx'

const at = (link: Link) => ({ loaders: [() => ({ link: { ...link } })] })

export default {
  title: 'Reports/Shared Page',
  component: InWindow,
  parameters: { requirements: { Ready: 'REP-SHARE-10', ReadyDashboard: 'REP-SHARE-10', Branded: 'ENT-WL-10-B' }, layout: 'fullscreen', themed: true },
  args: { link: {}, mode: 'light' },
  render: (_, { loaded, globals }) => <InWindow link={loaded['link'] as Link} mode={globals['mode'] as 'light' | 'dark'} />,
  beforeEach: () => void tried.splice(0),
} satisfies Meta<typeof InWindow>
type Story = StoryObj<typeof InWindow>

/** The link opens the report, without the shell. */
export const Ready: Story = {
  ...at({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Executive Summary' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Executive Summary' })).toBeVisible()
    await expect(canvas.getByText('Corner Bakery · the last 30 days')).toBeVisible()
    await expect(canvas.getByText('Tagmason')).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull()
    await expect(tried).toEqual([''])
    await expect(document.title).toBe('Executive Summary · Tagmason')
  },
}

/** A dashboard shows its widgets at their places. */
export const ReadyDashboard: Story = {
  ...at({ shows: dashboard }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sales at a Glance' })).toBeVisible()
    for (const name of ['Visits', 'Devices', 'Visits by day', 'Pages']) await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible()
    await expect(canvas.getByText('5,120')).toBeVisible()
    await expect(canvas.getByText('Nothing has been collected for this yet.')).toBeVisible()
  },
}

/** In the brand of the account. */
export const Branded: Story = {
  ...at({ shows: { ...report, brand: { name: 'Atelier Nord', color: '#be123c' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Atelier Nord')).toBeVisible()
    await expect(canvas.queryByText('Tagmason')).toBeNull()
  },
}

export const Embedded: Story = {
  ...at({ embedded: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Executive Summary' })).toBeVisible()
    await expect(canvas.queryByText('Tagmason')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Language/ })).toBeNull()
  },
}

export const NoData: Story = {
  ...at({ shows: { ...report, content: { kind: 'report', table: { dimension: 'day', metrics: ['visits'], rows: [] } } } }),
  play: async ({ canvas }) => expect(await canvas.findByText('No data yet')).toBeVisible(),
}

export const OnItsWay: Story = {
  ...at({ hangs: true }),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading')).toBeInTheDocument(),
}

/** The password leads in; nothing is sent without one. */
export const PasswordNeeded: Story = {
  ...at({ password: 'for-the-board' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This report is protected' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open the report' }))
    await expect(await canvas.findByText('Enter the password.')).toBeVisible()
    await expect(tried).toEqual([''])
  },
}

export const PasswordRight: Story = {
  ...at({ password: 'for-the-board' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password', { selector: 'input' }), 'for-the-board{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Executive Summary' })).toBeVisible()
    await expect(tried).toEqual(['', 'for-the-board'])
  },
}

/** What was wrong is not said of what is written next. */
export const WrongPassword: Story = {
  ...at({ password: 'for-the-board' }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Password', { selector: 'input' })
    await userEvent.type(field, 'for-the-bored{Enter}')
    await expect(await canvas.findByText('This is not the password. Ask who gave you the link.')).toBeVisible()
    await userEvent.type(field, 'x')
    await waitFor(() => expect(canvas.queryByText(/^This is not the password/)).toBeNull())
    await userEvent.type(field, '{Enter}')
    await expect(await canvas.findByText(/^This is not the password/)).toBeVisible()
  },
}

/** The field stays: who waited tries again in it. */
export const TriedTooOften: Story = {
  ...at({ password: 'for-the-board', refuses: { code: 'tooMany', minutes: 12 } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password', { selector: 'input' }), 'a guess{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tried too often. Try again in 12 minutes.')
    await expect(canvas.getByLabelText('Password', { selector: 'input' })).toBeVisible()
  },
}

/** A link that shows nothing. */
const closed = (link: Link, title: string, detail: string): Story => ({
  ...at(link),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(canvas.getByText(detail)).toBeVisible()
  },
})
export const Ended = closed({ refuses: { code: 'ended' } }, 'This link has ended', 'Its time is over. Ask who gave it to you for a new one.')
export const Unknown = closed({ refuses: { code: 'unknown' } }, 'This link opens nothing', 'It was stopped, or it is not complete. Ask who gave it to you.')
export const OpenedTooOften = closed({ refuses: { code: 'tooMany', minutes: 1 } }, 'The report cannot be loaded', 'Tried too often. Try again in one minute.')
/** What the team has, or may be edited, opens in the product. */
export const MembersOnly: Story = {
  ...at({ refuses: { code: 'members', brand: { name: 'Atelier Nord', color: '#be123c' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This report is for members' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/reports/share?open=a-token')
  },
}

export const Unreachable: Story = {
  ...at({ refuses: { code: 'unavailable' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(tried).toEqual(['', '']))
    await expect(canvas.getByText('The server does not answer. Try again in a moment.')).toBeVisible()
  },
}

export const Spanish: Story = {
  ...at({ speaks: ['es'] }),
  play: async ({ canvas }) => expect(await canvas.findByText(/^Cifras a fecha de/)).toBeVisible(),
}

export const French: Story = {
  ...at({ speaks: ['fr-CA'], refuses: { code: 'ended' } }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: 'Ce lien a pris fin' })).toBeVisible(),
}

/** Chosen on the page itself. */
export const German: Story = {
  ...at({ password: 'für-alle' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Language: English' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dieser Bericht ist geschützt' })).toBeVisible()
  },
}

export const Phone: Story = {
  ...Ready,
  ...phone({ layout: 'fullscreen', themed: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Executive Summary' })).toBeVisible()
    await expect(canvas.getByText(/^Figures as of/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

export const PhoneDashboard: Story = { ...ReadyDashboard, ...phone({ layout: 'fullscreen', themed: true }) }
