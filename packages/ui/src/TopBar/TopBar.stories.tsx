import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, PanelLeft, Search, Settings } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TopBar } from './TopBar.tsx'

export default {
  title: 'Primitives/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    start: (
      <>
        <IconButton icon={PanelLeft} label="Toggle Sidebar" />
        <Button icon={Search}>Search</Button>
      </>
    ),
    end: (
      <>
        <IconButton icon={Bell} label="Notifications" />
        <IconButton icon={Settings} label="Settings" />
      </>
    ),
  },
} satisfies Meta<typeof TopBar>
type Story = StoryObj<typeof TopBar>

export const Playground: Story = {}

/** The bar is one of a page, so this is its one state. */
export const Matrix: Story = {}

export const IsTheBanner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56)
  },
}

/** On a phone a line of its own says where one is; a wide window has room for it elsewhere. */
export const LineOfThePhone: Story = {
  parameters: { modes: ['phone'] },
  args: {
    below: (
      <>
        <Button size="small" look="plain">
          Corner Bakery and its eleven shops in the old town
        </Button>
        <Badge look="quiet">Sample, Jan 22, 2024</Badge>
      </>
    ),
    belowLabel: 'Project',
  },
  play: async ({ canvas }) => {
    const line = canvas.queryByRole('region', { name: 'Project' })
    if (window.innerWidth >= 768) await expect(line).toBeNull()
    else await expect(line).toBeVisible()
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56)
  },
}
