import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { phone } from '../states.ts'
import { routes } from '../routes.ts'
import { Shell } from './Shell.tsx'
import { leave } from '../inStories.ts'

export default {
  title: 'Shell/Command palette',
  component: Shell,
  parameters: {
    requirements: {
      CommandPaletteOpen: 'SHELL-TOP-02, SHELL-CMDK-03, 05, DATA-MENUITEM-01-B',
      CommandPaletteKeys: 'SHELL-CMDK-01, 02, 05',
      CommandPaletteFindsRecords: 'SHELL-CMDK-04, SHELL-CMDK-04-B',
      CommandPaletteChosen: 'SHELL-CMDK-04, GEN-A11Y-06, SHELL-CMDK-04-B',
    },
    path: '/',
    shell: true,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Shell>
type Story = StoryObj

const button = async () => within(await screen.findByRole('banner')).getByRole('button', { name: 'Search' })
const box = async () => within(await screen.findByRole('dialog', { name: 'Search' })).getByRole('combobox')
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const CommandPaletteOpen: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('banner')).toHaveTextContent(/Search\s*Ctrl\s*K/)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(await button())
    await waitFor(async () => expect(await box()).toHaveFocus())
    const list = within(screen.getByRole('listbox'))
    for (const group of ['Screens', 'Actions', 'Projects']) await waitFor(() => expect(list.getByRole('group', { name: group })).toBeVisible())
    await expect(list.getByRole('option', { name: /^Natural Language Setup/ })).toBeVisible()
    await expect(within(list.getByRole('group', { name: 'Screens' })).getAllByRole('option')).toHaveLength(routes.length)
    // All twelve projects, not only the pinned ones.
    await expect(within(list.getByRole('group', { name: 'Projects' })).getAllByRole('option')).toHaveLength(12)
  },
}

export const CommandPaletteKeys: Story = {
  play: async ({ userEvent }) => {
    const opener = await button()
    opener.focus()
    for (const [open, key] of [
      ['{Control>}k{/Control}', 'Control'],
      ['{Meta>}k{/Meta}', 'Meta'],
    ] as const) {
      await userEvent.keyboard(open)
      await waitFor(async () => expect(await box()).toHaveFocus())
      // The same keys close it, also from its search.
      await userEvent.keyboard(`{${key}>}k{/${key}}`)
      await closed()
    }
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(async () => expect(await box()).toHaveFocus())
    await leave(userEvent)
    await closed()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const CommandPaletteFiltered: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button())
    await userEvent.type(await box(), 'natural')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await expect(screen.getByRole('option')).toHaveTextContent('Natural Language Setup')
  },
}

/** A record of the workspace is found by its name, and its page opens. */
export const CommandPaletteFindsRecords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button())
    await expect(screen.queryByRole('group', { name: 'Records' })).toBeNull()
    await userEvent.type(await box(), 'checkout conversion')
    const records = within(await screen.findByRole('group', { name: 'Records' }))
    await expect(records.getByRole('option', { name: /^Checkout conversion\s*Anomaly Detection$/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await closed()
    await canvas.findByRole('heading', { name: 'Anomaly Detection', level: 1 })
  },
}

/** Figures are found by their names, with what they are now, and lead to their screens. */
export const CommandPaletteFindsFigures: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button())
    await expect(screen.queryByRole('option', { name: /^Revenue,/ })).toBeNull()
    await userEvent.type(await box(), 'events tracked')
    await expect(await screen.findByRole('option', { name: /^Events Tracked, in the last 24 hours: 1,247\s*Dashboard$/ })).toBeVisible()
    await userEvent.clear(await box())
    await userEvent.type(await box(), 'revenue')
    await userEvent.click(await screen.findByRole('option', { name: /^Revenue, last 30 days: \$[\d,.]+\s*Conversion Tracking$/ }))
    await closed()
    await canvas.findByRole('heading', { name: 'Conversion Tracking', level: 1 })
  },
}

/** What a newcomer looks for: the line for the site, by any of its names, and where a container is imported. */
export const CommandPaletteFindsTheCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button())
    await expect(screen.queryByRole('option', { name: /^Tracking code/ })).toBeNull()
    for (const words of ['snippet', 'tracking code', 't.js']) {
      await userEvent.clear(await box())
      await userEvent.type(await box(), words)
      await expect(await screen.findByRole('option', { name: /^Tracking code for the site\s*Setup$/ })).toBeVisible()
    }
    await userEvent.clear(await box())
    await userEvent.type(await box(), 'import')
    await userEvent.click(await screen.findByRole('option', { name: /^Import a container\s*GTM Management$/ }))
    await closed()
    await canvas.findByRole('heading', { name: 'GTM Management', level: 1 })
  },
}

/** A live page is checked from anywhere. */
export const CommandPaletteChecksAPage: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button())
    await userEvent.type(await box(), 'check a page')
    await userEvent.click(await screen.findByRole('option', { name: /^Check a Page\s*Event Configuration$/ }))
    await expect(await screen.findByRole('dialog', { name: 'Check a Page' }, { timeout: 20_000 })).toBeInTheDocument()
  },
}

export const CommandPaletteNoResults: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button())
    await userEvent.type(await box(), 'xylophone')
    await expect(await screen.findByText('Nothing found')).toBeVisible()
    await expect(screen.queryByRole('option')).toBeNull()
  },
}

/** Whatever is chosen, it closes and does it. */
export const CommandPaletteChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const choose = async (words: string) => {
      await userEvent.keyboard('{Control>}k{/Control}')
      await userEvent.type(await box(), words)
      await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAttribute('data-active-item'))
      await userEvent.keyboard('{Enter}')
      await closed()
    }
    await canvas.findByRole('heading', { name: 'Dashboard', level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(async () => expect(await box()).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await closed()
    const hub = await canvas.findByRole('heading', { name: 'Setup', level: 1 })
    // Focus is on the new page's heading, not back on what opened the palette
    await waitFor(() => expect(hub).toHaveFocus())
    await choose('theme: dark')
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mode', 'dark'))
    await choose('marketing campaign')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Project' })).toHaveTextContent('Marketing Campaign'))
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await box(), 'create new project')
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Create new project' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

export const CommandPaletteOnPhone: Story = {
  ...phone(),
  play: async ({ userEvent }) => {
    await userEvent.click(await button())
    await waitFor(async () => expect(await box()).toHaveFocus())
  },
}
