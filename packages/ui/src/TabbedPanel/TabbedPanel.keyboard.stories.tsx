import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Theme } from '../theme/Theme.tsx'
import { TabbedPanel } from './TabbedPanel.tsx'

const tabs = [
  { id: 'profile', label: 'Profile', panel: () => <button type="button">Save the profile</button> },
  { id: 'security', label: 'Security', panel: () => 'Password and devices.' },
  { id: 'closed', label: 'Audit log', blocked: 'Only owners read it.', panel: () => 'Who did what.' },
  { id: 'danger', label: 'Danger zone', panel: () => 'What cannot be undone.' },
]

export default { title: 'Primitives/TabbedPanel', component: TabbedPanel, args: { label: 'Account', tabs } } satisfies Meta<typeof TabbedPanel<string>>
type Story = StoryObj<typeof TabbedPanel<string>>

/** APG tabs: one stop of the keyboard; Right and Left move and open, round the ends; Home and End; Tab goes on into the panel. */
export const GoesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus()
    for (const [key, name] of [
      ['{ArrowRight}', 'Security'],
      ['{End}', 'Danger zone'],
      ['{ArrowRight}', 'Profile'],
      ['{ArrowLeft}', 'Danger zone'],
      ['{Home}', 'Profile'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus()
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
    }
    await userEvent.tab()
    const panel = canvas.getByRole('tabpanel', { name: 'Profile' })
    await expect(panel.contains(document.activeElement)).toBe(true)
  },
}

/** A blocked tab can be reached and read; it does not open. */
export const ReachesWhatIsBlocked: Story = {
  args: { initial: 'security' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const blocked = canvas.getByRole('tab', { name: 'Audit log' })
    await expect(blocked).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(blocked).toHaveAttribute('aria-selected', 'false')
    await expect(canvas.getByRole('tabpanel', { name: 'Security' })).toBeVisible()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only owners read it.')
  },
}

export const RightToLeft: Story = {
  render: (args) => (
    <Theme direction="rtl">
      <TabbedPanel {...args} />
    </Theme>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Security', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Profile', selected: true })).toHaveFocus()
  },
}
