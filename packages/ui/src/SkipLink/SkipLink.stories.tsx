import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageFrame } from '../PageFrame/PageFrame.tsx'
import { SkipLink } from './SkipLink.tsx'

export default {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  args: { children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <PageFrame heading={<h1>Dashboard</h1>}>Tab shows the link.</PageFrame>
    </>
  ),
} satisfies Meta<typeof SkipLink>
type Story = StoryObj<typeof SkipLink>

export const Playground: Story = {}

/** Seen only while focused, so that is its one state. */
export const Matrix: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toBeVisible()
  },
}

export const LeadsToThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
