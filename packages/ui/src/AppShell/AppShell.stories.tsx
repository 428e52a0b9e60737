import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, PanelLeft, Search } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PageFrame } from '../PageFrame/PageFrame.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { SampleSidebar } from '../Sidebar/sample.tsx'
import { Text } from '../Text/Text.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { AppShell, type AppShellProps, useNarrow } from './AppShell.tsx'

function Held(props: AppShellProps) {
  const [collapsed, setCollapsed] = useState(props.collapsed)
  const [menu, setMenu] = useState(props.menuOpen)
  const narrow = useNarrow()
  const toggle = () => (narrow ? setMenu(!menu) : setCollapsed(!collapsed))
  return (
    <AppShell
      {...props}
      collapsed={collapsed}
      onCollapse={setCollapsed}
      menuOpen={menu}
      onMenu={setMenu}
      sidebar={<SampleSidebar />}
      topBar={
        <TopBar
          start={
            <>
              <IconButton icon={PanelLeft} label="Toggle Sidebar" onPress={toggle} />
              <Button icon={Search}>Search</Button>
            </>
          }
          end={
            <Popover label="Notifications, 3 unread" title="Notifications" icon={Bell} count="3">
              {() => <Text>Purchases fell by 38 %.</Text>}
            </Popover>
          }
        />
      }
    />
  )
}

export default {
  title: 'Primitives/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    skip: 'Skip to content',
    sidebar: null,
    topBar: null,
    collapsed: false,
    onCollapse: fn(),
    menuOpen: false,
    onMenu: fn(),
    menuLabel: 'Menu',
    children: (
      <PageFrame heading={<Heading level={1}>Dashboard</Heading>}>
        <Text>The page.</Text>
      </PageFrame>
    ),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof AppShell>
type Story = StoryObj<typeof AppShell>

export const Playground: Story = {}
/** The shell is the whole page, so its other states are stories of their own. */
export const Matrix: Story = {}
export const Collapsed: Story = { args: { collapsed: true } }
export const MenuOpen: Story = { args: { menuOpen: true } }

export const Collapses: Story = {
  play: async ({ canvas, userEvent }) => {
    if (!window.matchMedia('(min-width: 768px)').matches) return
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle Sidebar' }))
    await expect(canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect().width).toBe(48)
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await expect(canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect().width).toBe(256)
    await expect(canvas.getByRole('link', { name: 'Billing & Plans' })).toBeVisible()
  },
}

export const SkipsFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}

export const WithNotice: Story = {
  args: { notice: <Alert tone="caution" title="You are offline." /> },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status').getBoundingClientRect()
    await expect(notice.top).toBeGreaterThanOrEqual(canvas.getByRole('banner').getBoundingClientRect().bottom)
    await expect(notice.bottom).toBeLessThanOrEqual(canvas.getByRole('main').getBoundingClientRect().top)
  },
}
