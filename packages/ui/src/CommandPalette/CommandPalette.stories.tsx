import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutDashboard, Moon, Tag, Zap } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { CommandPalette, type PaletteEntry } from './CommandPalette.tsx'

const entries: PaletteEntry[] = [
  { id: '/', label: 'Dashboard', group: 'Go to', icon: LayoutDashboard },
  { id: '/setup/gtm', label: 'GTM Management', group: 'Go to', icon: Tag, detail: 'Setup and configuration', keywords: ['container', 'tag manager'] },
  { id: '/automation/workflows', label: 'Workflow Automation', group: 'Go to', icon: Zap, detail: 'Automation' },
  { id: 'theme', label: 'Switch to dark mode', group: 'Do', icon: Moon, shortcut: 'Ctrl+J' },
]

export default {
  title: 'Primitives/CommandPalette',
  component: CommandPalette,
  args: { label: 'Search', placeholder: 'Go to a page or do something…', entries, open: true, onClose: fn(), onChoose: fn() },
} satisfies Meta<typeof CommandPalette>
type Story = StoryObj<typeof CommandPalette>

export const Playground: Story = {}

export const Matrix: Story = {
  args: {
    entries: ['Go to', 'Do', 'Projects'].flatMap((group) =>
      entries.map((entry) => ({ ...entry, id: `${group} ${entry.id}`, label: `${entry.label} (${group})`, group })),
    ),
  },
}

export const Filtered: Story = {
  play: async ({ userEvent }) => {
    const search = await screen.findByRole('combobox', { name: 'Search' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.type(search, 'container')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await expect(screen.getByRole('option', { name: /GTM Management/ })).toBeVisible()
  },
}

export const NoResults: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'zzzz')
    await expect(screen.queryByRole('option')).toBeNull()
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
  },
}

export const ChoosesByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    const search = await screen.findByRole('combobox', { name: 'Search' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await expect(args.onChoose).toHaveBeenCalledTimes(1)
  },
}

export const ClosesByEscape: Story = {
  play: async ({ userEvent, args }) => {
    const search = await screen.findByRole('combobox', { name: 'Search' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** APG combobox with a list: Down and Up move through it while the focus stays in the search, and stop at its ends. */
export const GoesByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    const search = await screen.findByRole('combobox', { name: 'Search' })
    await waitFor(() => expect(search).toHaveFocus())
    const at = (name: RegExp) => waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name }).id))
    await at(/Dashboard/)
    for (const [key, name] of [
      ['{ArrowUp}', /Dashboard/],
      ['{ArrowDown}', /GTM Management/],
      ['{ArrowDown}{ArrowDown}', /dark mode/],
      ['{ArrowDown}', /dark mode/],
      ['{ArrowUp}', /Workflow/],
    ] as const) {
      await userEvent.keyboard(key)
      await at(name)
      await expect(search).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('/automation/workflows')
  },
}

export const ChoosesByPress: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /GTM Management/ }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('/setup/gtm')
  },
}
