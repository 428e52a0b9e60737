import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { phone, windowOf } from '../states.ts'
import { Shell } from './Shell.tsx'
import { leave } from '../inStories.ts'

export default {
  title: 'Shell/Sidebar',
  component: Shell,
  parameters: {
    requirements: {
      SidebarExpanded: 'SHELL-SIDE-01 to 04, 18, 23, 27',
      SidebarGroupOpen: 'SHELL-SIDE-05, 16, 27, 28, DATA-MENUITEM-01',
      SidebarTenGroups: 'SHELL-SIDE-04, 14, 15, 17, GEN-APP-05 to 13',
      SidebarGroupsOpened: 'SHELL-SIDE-05 to 13',
      SidebarAllGroupsClosed: 'SHELL-SIDE-14, 17',
      SidebarCollapsedIcons: 'SHELL-SIDE-20 to 22, 24, 27, SHELL-TOP-01, SHELL-SIDE-20-B',
      SidebarRestored: 'SHELL-SIDE-21',
      SidebarCollapsedTooltip: 'SHELL-SIDE-27',
      SidebarMobileClosed: 'SHELL-SIDE-26',
      SidebarMobileOpen: 'SHELL-SIDE-19, 25',
    },
    path: '/',
    shell: true,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Shell>
type Story = StoryObj

const main = () => screen.findByRole('navigation', { name: 'Main' })
const noMain = () => waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull())
const width = (element: HTMLElement) => element.getBoundingClientRect().width

export const SidebarExpanded: Story = {
  play: async () => {
    const sidebar = await main()
    await expect(width(sidebar)).toBe(256)
    const [first] = within(sidebar).getAllByRole('link')
    await expect(first).toHaveAccessibleName('Tagmason')
    await expect(first).toHaveAttribute('href', '/')
    await expect(within(sidebar).getByRole('combobox', { name: 'Project' })).toHaveTextContent('Analytics Dashboard')
    const person = within(sidebar).getByRole('group', { name: 'Signed-in user' })
    await expect(person).toHaveTextContent('Elena Fischer')
    await expect(person).toHaveTextContent('elena.fischer@example.com')
    await expect(within(sidebar).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await expect(within(sidebar).getByRole('button', { name: 'Setup and configuration' })).toHaveAttribute('aria-expanded', 'false')
  },
}

export const SidebarGroupOpen: Story = {
  parameters: { path: '/setup/natural-language' },
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await main())
    const group = sidebar.getByRole('button', { name: 'Setup and configuration' })
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    const pages = within(sidebar.getByRole('list', { name: 'Setup and configuration' }))
    await expect(pages.getByRole('link', { name: 'Setup' })).toHaveAttribute('href', '/setup')
    const here = pages.getByRole('link', { name: 'Natural Language Setup' })
    await expect(here).toHaveAttribute('href', '/setup/natural-language')
    await expect(here).toHaveAttribute('aria-current', 'page')
    // The mark moves with the member, and the group of the page stays open.
    await userEvent.click(pages.getByRole('link', { name: 'Setup' }))
    await canvas.findByRole('heading', { name: 'Setup', level: 1 })
    await expect(pages.getByRole('link', { name: 'Setup' })).toHaveAttribute('aria-current', 'page')
    await expect(pages.getByRole('link', { name: 'Natural Language Setup' })).not.toHaveAttribute('aria-current')
  },
}

/** Ten groups in the specification's order, one open at a time. */
export const SidebarTenGroups: Story = {
  play: async ({ userEvent }) => {
    const sidebar = await main()
    const names = [
      'Dashboard',
      'Setup and configuration',
      'Analytics and insights',
      'AI and machine learning',
      'Automation',
      'Reports and dashboards',
      'Marketplace',
      'Enterprise',
      'Learning and support',
      'Account',
    ]
    const places = names.map((name) => sidebar.textContent?.indexOf(name) ?? -1)
    await expect(places).not.toContain(-1)
    await expect(places).toEqual(places.toSorted((a, b) => a - b))
    const enterprise = within(sidebar).getByRole('button', { name: 'Enterprise' })
    await userEvent.click(enterprise)
    await expect(enterprise).toHaveAttribute('aria-expanded', 'true')
    const marketplace = within(sidebar).getByRole('button', { name: 'Marketplace' })
    await userEvent.click(marketplace)
    await expect(enterprise).toHaveAttribute('aria-expanded', 'false')
    await expect(marketplace).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(marketplace)
    await expect(marketplace).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Opening a group reveals one link for each route of the area. */
export const SidebarGroupsOpened: Story = {
  play: async ({ userEvent }) => {
    const sidebar = within(await main())
    const groups = {
      'Setup and configuration': ['/setup', '/setup/natural-language', '/setup/screenshot', '/setup/events', '/setup/gtm', '/setup/ga4', '/setup/connections'],
      'Analytics and insights': [
        '/analytics/realtime',
        '/analytics/predictive',
        '/analytics/anomalies',
        '/analytics/reports',
        '/analytics/insights',
        '/analytics/performance',
        '/analytics/conversions',
      ],
      'AI and machine learning': ['/ai/recommendations', '/ai/training', '/ai/feedback', '/ai/nlp'],
      Automation: ['/automation/workflows', '/automation/triggers', '/automation/campaigns', '/automation/remediation', '/automation/alerts'],
      'Reports and dashboards': ['/reports/builder', '/reports/custom', '/reports/export', '/reports/share', '/reports/scheduled'],
      Marketplace: ['/marketplace/store', '/marketplace/my-templates', '/marketplace/community', '/marketplace/revenue', '/marketplace/versions'],
      Enterprise: ['/enterprise/whitelabel', '/enterprise/api', '/enterprise/security', '/enterprise/teams'],
      'Learning and support': ['/learning/certification', '/learning/docs', '/learning/tutorials', '/learning/support', '/learning/help'],
      Account: ['/account/billing', '/account/settings', '/account/team', '/account/integrations'],
    }
    for (const [name, paths] of Object.entries(groups)) {
      await userEvent.click(sidebar.getByRole('button', { name }))
      const links = within(sidebar.getByRole('list', { name })).getAllByRole('link')
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(paths)
    }
  },
}

export const SidebarAllGroupsClosed: Story = {
  parameters: { path: '/setup' },
  play: async ({ userEvent }) => {
    const group = within(await main()).getByRole('button', { name: 'Setup and configuration' })
    // Also when it holds the current page
    await userEvent.click(group)
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(group)
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(group)
    await expect(within(await main()).queryByRole('link', { name: 'Natural Language Setup' })).toBeNull()
  },
}

export const SidebarCollapsedIcons: Story = {
  parameters: { path: '/setup' },
  play: async ({ canvas, userEvent }) => {
    const sidebar = await main()
    const cookie = spyOn(document, 'cookie', 'set')
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(width(sidebar)).toBe(48)
    // Seven days in seconds
    await expect(cookie).toHaveBeenLastCalledWith(expect.stringMatching(/^sidebar_state=collapsed;.*max-age=604800/))
    await userEvent.keyboard('{Meta>}b{/Meta}')
    await expect(width(sidebar)).toBe(256)
    await expect(cookie).toHaveBeenLastCalledWith(expect.stringMatching(/^sidebar_state=expanded;.*max-age=604800/))
    await expect(document.cookie).toContain('sidebar_state=expanded')
    cookie.mockRestore()
    // There Ctrl+B is bold.
    const editor = document.body.appendChild(document.createElement('div'))
    editor.contentEditable = 'true'
    editor.focus()
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(width(sidebar)).toBe(256)
    editor.remove()
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('button', { name: 'Toggle Sidebar' }))
    await expect(width(sidebar)).toBe(48)
    // The names stay
    await expect(within(sidebar).getByRole('link', { name: 'Tagmason' })).toBeVisible()
    await expect(within(sidebar).getByRole('combobox', { name: 'Project' })).toBeVisible()
    await expect(within(sidebar).getByRole('button', { name: 'Setup and configuration' })).toBeVisible()
  },
}

/** What the cookie says holds on the next visit. */
export const SidebarRestored: Story = {
  beforeEach: () => {
    document.cookie = 'sidebar_state=collapsed; path=/; max-age=60'
  },
  play: async ({ userEvent }) => {
    const sidebar = await main()
    await expect(width(sidebar)).toBe(48)
    // An icon of a group makes room for its pages.
    await userEvent.click(within(sidebar).getByRole('button', { name: 'Setup and configuration' }))
    await expect(width(sidebar)).toBe(256)
    await expect(within(sidebar).getByRole('link', { name: 'Natural Language Setup' })).toBeVisible()
  },
}

export const SidebarCollapsedTooltip: Story = {
  beforeEach: () => {
    document.cookie = 'sidebar_state=collapsed; path=/; max-age=60'
  },
  play: async ({ userEvent }) => {
    within(await main())
      .getByRole('link', { name: 'Dashboard' })
      .focus()
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Setup and configuration')
  },
}

/** 767 px is a phone, 768 px is not. */
export const SidebarMobileClosed: Story = { ...windowOf(767, 900), play: noMain }
export const SidebarDesktopFrom768: Story = { ...windowOf(768, 900), play: async () => void (await main()) }

export const SidebarMobileOpen: Story = {
  ...phone(),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Toggle Sidebar' })
    await noMain()
    await userEvent.click(toggle)
    await expect(width(await main())).toBe(288)
    await leave(userEvent)
    await noMain()
    await waitFor(() => expect(toggle).toHaveFocus())
    // Choosing a page closes it too.
    await userEvent.click(toggle)
    await userEvent.click(within(await main()).getByRole('button', { name: 'Setup and configuration' }))
    await userEvent.click(within(await main()).getByRole('link', { name: 'Natural Language Setup' }))
    await noMain()
    await canvas.findByRole('heading', { name: 'Natural Language Setup', level: 1 })
    await userEvent.keyboard('{Control>}b{/Control}')
    await main()
  },
}
