import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { phone, states } from '../states.ts'
import { NotFound } from './NotFound.tsx'

const veryLong = `/${'campaigns/2024/winter-sale-with-a-name-nobody-shortened/'.repeat(8)}landing`

export default {
  title: 'Shell/Not found',
  component: NotFound,
  parameters: {
    requirements: { Ready: 'SHELL-404-01, 02, 04, GEN-ROUTE-03', ReturnsHome: 'SHELL-404-03', AreaWithoutPage: 'GEN-ROUTE-03', LeadsToHelp: 'GEN-ROUTE-04-B' },
    path: '/no-such-page',
    shell: true,
    layout: 'fullscreen',
  },
  // What it is called with is asserted.
  beforeEach: () => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined)
    return () => log.mockRestore()
  },
} satisfies Meta<typeof NotFound>
type Story = StoryObj<typeof NotFound>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '404', level: 1 })).toBeVisible()
    await expect(canvas.getByText('Oops! Page not found')).toBeVisible()
    await expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/no-such-page'))
    await expect(document.title).toBe('404 · Tagmason')
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  },
}

export const ReturnsHome: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Return to Home' }))
    const heading = await canvas.findByRole('heading', { name: 'Dashboard', level: 1 })
    await waitFor(() => expect(heading).toHaveFocus())
  },
}

/** The Help Centre is one press away, also from the documentation and from the palette. */
export const LeadsToHelp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Help Centre' }))
    await canvas.findByRole('heading', { name: 'Help Centre', level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}')
    const palette = within(await screen.findByRole('dialog', { name: 'Search' }))
    await userEvent.type(await palette.findByRole('combobox'), 'documentation')
    await userEvent.click((await palette.findAllByRole('option', { name: /Documentation/ }))[0] ?? document.body)
    await canvas.findByRole('heading', { name: 'Documentation', level: 1 })
    const links = within(await canvas.findByRole('list', { name: 'Quick Links' }))
    await userEvent.click(links.getByRole('link', { name: 'Help Centre' }))
    await canvas.findByRole('heading', { name: 'Help Centre', level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}')
    const again = within(await screen.findByRole('dialog', { name: 'Search' }))
    await userEvent.type(await again.findByRole('combobox'), 'help centre')
    await expect((await again.findAllByRole('option', { name: /Help Centre/ }))[0]).toBeVisible()
  },
}

/** An area has no page of its own, and what is not built yet is not there. */
export const AreaWithoutPage: Story = {
  parameters: { path: '/analytics' },
  play: async ({ canvas }) => {
    await canvas.findByText('Oops! Page not found')
    await expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/analytics'))
  },
}

export const VeryLongPath: Story = {
  ...phone({ path: veryLong }),
  play: async ({ canvas }) => {
    await canvas.findByText('Oops! Page not found')
    await expect(console.error).toHaveBeenCalledWith(expect.stringContaining(veryLong))
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

export const French: Story = states.french
