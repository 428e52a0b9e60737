import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReadOutput, Refusal } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { phone, states, story } from '../states.ts'
import { Shell } from './Shell.tsx'

export default {
  title: 'Shell/Frame',
  component: Shell,
  parameters: {
    requirements: {
      UserMenuOpen: 'SHELL-TOP-05 to 07',
      SampleReset: 'GEN-STATE-07, GEN-APP-03-B',
      Breadcrumb: 'SHELL-LAYOUT-01, 04, GEN-A11Y-03, 06',
      SkipsToContent: 'GEN-A11Y-06',
      PageSkeleton: 'SHELL-LAYOUT-03, 04',
      PageSkeletonTime: 'SHELL-LAYOUT-03, SHELL-LAYOUT-03-B',
      PageLoadError: 'GEN-STATE-02, GEN-TOAST-04, SHELL-LAYOUT-03-B',
      PageForbidden: 'GEN-STATE-03, ROLE-ACCESS-03-B',
      OnPhone: 'GEN-STATE-05',
      PageRetried: 'SHELL-LAYOUT-03-B',
    },
    path: '/',
    shell: true,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Shell>
type Story = StoryObj

const bar = async () => within(await screen.findByRole('banner'))
const fits = () => expect(document.documentElement.scrollWidth).toBe(window.innerWidth)

export const UserMenuOpen: Story = {
  play: async ({ userEvent }) => {
    // What suspends inside the `act` of userEvent is a warning of React's, so the page stands first.
    await screen.findByRole('list', { name: 'Key figures' })
    await expect((await bar()).getByRole('button', { name: 'Settings' })).toBeVisible()
    await userEvent.click((await bar()).getByRole('button', { name: 'Profile' }))
    const menu = within(await screen.findByRole('menu', { name: 'Profile' }))
    const mode = document.documentElement.dataset['mode'] === 'dark' ? 'Dark' : 'Light'
    await expect(menu.getByRole('menuitemradio', { name: mode })).toBeChecked()
    await expect(menu.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await expect(menu.getByRole('menuitem', { name: /^Reset the sample/ })).toBeVisible()
  },
}

export const SampleReset: Story = {
  play: async ({ userEvent }) => {
    const person = within(await screen.findByRole('group', { name: 'Signed-in user' }))
    await userEvent.click(person.getByRole('button', { name: /Elena Fischer/ }))
    await userEvent.click(within(await screen.findByRole('menu', { name: 'Profile' })).getByRole('menuitem', { name: /^Reset the sample/ }))
    // What cannot be undone asks first, with focus on the main button.
    const question = within(await screen.findByRole('alertdialog', { name: 'Reset the sample' }))
    const confirm = question.getByRole('button', { name: 'Reset the sample' })
    await waitFor(() => expect(confirm).toHaveFocus())
    await userEvent.click(confirm)
    const toast = await screen.findByRole('alert')
    await expect(toast).toHaveTextContent('Sample workspace reset')
    await expect(toast).toHaveClass('Toastify__toast--success')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** One level-1 heading and one main; the document's title follows. */
export const Breadcrumb: Story = {
  parameters: { path: '/setup/natural-language' },
  play: async ({ canvas, userEvent }) => {
    const way = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }))
    await expect(way.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Dashboard', 'Setup', 'Natural Language Setup'])
    await expect(document.title).toBe('Natural Language Setup · Tagmason')
    await userEvent.click(way.getByRole('link', { name: 'Dashboard' }))
    const heading = await canvas.findByRole('heading', { name: 'Dashboard', level: 1 })
    await expect(document.title).toBe('Dashboard · Tagmason')
    // After navigation focus moves to the heading.
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getAllByRole('main')).toHaveLength(1)
  },
}

/** The first stop of the keyboard leads past what is the same on each page. */
export const SkipsToContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Dashboard', level: 1 })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** It stands as long as nothing has answered. */
export const PageSkeleton: Story = {
  ...states.loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main', { busy: true })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Key figures' })).toBeNull()
  },
}

/** Each page mount shows it for 300 ms, then the content. */
export const PageSkeletonTime: Story = {
  parameters: { skeleton: 300 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Key figures' })
    await userEvent.click(canvas.getByRole('button', { name: 'Setup and configuration' }))
    const from = performance.now()
    await userEvent.click(canvas.getByRole('link', { name: 'Setup' }))
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('list', { name: 'Setup pages' })).toBeNull()
    await expect(await canvas.findByRole('list', { name: 'Setup pages' })).toBeVisible()
    const stood = performance.now() - from
    await expect(stood).toBeGreaterThanOrEqual(300)
    await expect(stood).toBeLessThan(2500)
    await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'false'))
  },
}

/** Retry asks again, and only what failed is replaced. */
export const PageLoadError: Story = {
  parameters: story({
    workspace: (real) => {
      let broken = true
      return {
        ...real,
        read: (name, input) => {
          if (!broken || !name.startsWith('dashboard.')) return real.read(name, input)
          return Promise.reject(new Refusal('unavailable', 'A story refuses this.'))
        },
        // Stands for the connection that comes back: any change heals it.
        act: (name, input) => {
          broken = false
          return real.act(name, input)
        },
      }
    },
  }).parameters,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('This page could not be loaded')
    await expect(alert).toHaveTextContent('The workspace did not answer. Nothing was changed; try again.')
    // No code of a server is shown.
    await expect(alert).not.toHaveTextContent(/\d/)
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'false'))
  },
}

export const PageRetried: Story = {
  ...PageLoadError,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alert')
    await userEvent.click((await bar()).getByRole('button', { name: 'Notifications, 3 unread' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('list', { name: 'Key figures' })).toHaveTextContent('1,247')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const PageForbidden: Story = {
  ...states.noAccess,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cannot see this page')).toBeVisible()
    await expect(canvas.getByText('Your role does not include it. Ask an owner or admin of the account.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

const long = { name: 'Maximiliane Freifrau von Hohenzollern-Sigmaringen', email: 'maximiliane.von.hohenzollern-sigmaringen@subsidiary.example.com' }
const longNames = story({
  before: (workspace) =>
    workspace.act('projects.create', {
      name: 'International E-commerce Relaunch for the Northern Hemisphere, second attempt',
      website: 'shop.example',
      timeZone: 'Europe/Berlin',
    }),
  workspace: (real) => ({
    ...real,
    read: async (name, input) => {
      const answer = await real.read(name, input)
      return name === 'session.get' ? { ...answer, member: { ...(answer as ReadOutput<'session.get'>).member, ...long } } : answer
    },
  }),
}).parameters

export const LongProjectAndUserNames: Story = {
  parameters: longNames,
  play: async ({ canvas }) => {
    const sidebar = await canvas.findByRole('navigation', { name: 'Main' })
    await expect(sidebar.getBoundingClientRect().width).toBe(256)
    await expect(sidebar.scrollWidth).toBeLessThanOrEqual(256)
    await expect(within(sidebar).getByRole('group', { name: 'Signed-in user' })).toHaveTextContent(long.email)
    await fits()
  },
}

/** Nothing scrolls sideways, every button of the bar is there, and the project and its space are named. */
export const OnPhone: Story = {
  ...phone(),
  play: async ({ canvas }) => {
    const place = within(await canvas.findByRole('region', { name: 'Project' }))
    await expect(place.getByRole('button', { name: 'Project: Analytics Dashboard' })).toBeVisible()
    await expect(place.getByText('Sample, Jan 22, 2024')).toBeVisible()
    await canvas.findByRole('list', { name: 'Key figures' })
    for (const button of (await bar()).getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect()
      await expect([left >= 0, right <= window.innerWidth]).toEqual([true, true])
    }
    await fits()
  },
}

/** The name of the project leads to the sidebar, where another one is chosen. */
export const ProjectOnPhone: Story = {
  ...phone(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Project: Analytics Dashboard' }))
    await expect(within(await screen.findByRole('dialog', { name: 'Main' })).getByRole('combobox', { name: 'Project' })).toBeVisible()
  },
}

/** Gives the browser a network, or takes it away. */
const setOnline = (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

/** It comes and goes with the network; a workspace that lives in the browser goes on answering. */
export const OfflineBanner: Story = {
  beforeEach: () => () => {
    setOnline(true)
    Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Key figures' })
    const banner = () => canvas.queryByText(/^You are offline:/)
    await expect(banner()).toBeNull()
    setOnline(false)
    await waitFor(() => expect(banner()).toBeVisible())
    await expect(banner()?.closest('[role=status]')).toBeVisible()
    await expect(canvas.getByRole('main')).not.toContainElement(banner())
    setOnline(true)
    await waitFor(() => expect(banner()).toBeNull())
    setOnline(false)
    await waitFor(() => expect(banner()).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: 'All setup pages' }))
    await expect(await canvas.findByRole('list', { name: 'Setup pages' })).toBeVisible()
    await expect(banner()).toBeVisible()
  },
}

/** Languages are all left-to-right; this keeps the layout honest about start and end. */
export const RtlMirrored: Story = {
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
  play: async ({ canvas }) => {
    const sidebar = (await canvas.findByRole('navigation', { name: 'Main' })).getBoundingClientRect()
    await expect(sidebar.right).toBe(window.innerWidth)
    const theme = (await bar()).getByRole('button', { name: 'Theme' }).getBoundingClientRect()
    await expect(theme.right).toBeLessThan(window.innerWidth / 2)
    await canvas.findByRole('list', { name: 'Key figures' })
    await fits()
  },
}
