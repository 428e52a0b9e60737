import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SidebarContext } from '../AppShell/form.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SampleSidebar } from './sample.tsx'

const expand = fn()

export default {
  title: 'Primitives/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Main', wordmark: { name: 'Tagmason', href: '/', logo: null }, groups: [], openGroup: undefined, onToggleGroup: fn() },
  render: () => <SampleSidebar />,
} satisfies Meta<typeof Sidebar>
type Story = StoryObj<typeof Sidebar>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Inline gap="l" align="start">
      <SampleSidebar label="A group open" />
      <SampleSidebar label="All groups closed" initial="none" />
      <SidebarContext.Provider value={{ form: 'collapsed', onExpand: expand, onLeave: expand }}>
        <SampleSidebar label="Icons" />
      </SidebarContext.Provider>
    </Inline>
  ),
}
export const AllGroupsClosed: Story = { render: () => <SampleSidebar initial="none" /> }
export const CollapsedIcons: Story = {
  render: () => (
    <SidebarContext.Provider value={{ form: 'collapsed', onExpand: expand, onLeave: fn() }}>
      <SampleSidebar />
    </SidebarContext.Provider>
  ),
}

export const OneGroupAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    const analytics = canvas.getByRole('button', { name: 'Analytics and insights', expanded: false })
    await userEvent.click(analytics)
    await expect(analytics).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('button', { name: 'Setup and configuration' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link', { name: 'GTM Management' })).toBeNull()
    await userEvent.click(analytics)
    await expect(analytics).toHaveAttribute('aria-expanded', 'false')
  },
}

/** APG disclosure: Enter and Space open and close; Tab goes on into what opened. */
export const GoesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const analytics = canvas.getByRole('button', { name: 'Analytics and insights' })
    analytics.focus()
    for (const [key, open] of [
      ['{Enter}', 'true'],
      ['{Enter}', 'false'],
      [' ', 'true'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(analytics).toHaveAttribute('aria-expanded', open)
      await expect(analytics).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Real-time Analytics' })).toHaveFocus()
  },
}

export const MarksThePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect().width).toBe(256)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Natural Language Setup')
    await expect(canvas.getByRole('combobox', { name: 'Project' })).toHaveTextContent('E-commerce Tracking')
  },
}

export const ExpandsWhenAGroupIsPressed: Story = {
  ...CollapsedIcons,
  play: async ({ canvas, userEvent }) => {
    expand.mockClear()
    await expect(canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect().width).toBe(48)
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Analytics and insights' }))
    await expect(expand).toHaveBeenCalledTimes(1)
  },
}
