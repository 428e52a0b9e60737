import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, User } from 'lucide-react'
import { use } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TabbedPanel, type TabOf } from './TabbedPanel.tsx'

const never = new Promise<string>(() => {})
const drawn = fn()
const tabs: TabOf[] = [
  { id: 'profile', label: 'Profile', panel: () => <Text>Name and photo.</Text> },
  { id: 'security', label: 'Security', panel: () => (drawn(), (<Text>Password and devices.</Text>)) },
  { id: 'danger', label: 'Danger Zone', tone: 'critical', panel: () => <Text>Deletes the account.</Text> },
]
const many = Array.from({ length: 14 }, (_, at) => ({ id: `t${at}`, label: `Section number ${at + 1}`, panel: () => <Text>Section {at + 1}</Text> }))

export default { title: 'Primitives/TabbedPanel', component: TabbedPanel, args: { label: 'Settings', tabs, onSelect: fn() } } satisfies Meta<
  typeof TabbedPanel<string>
>
type Story = StoryObj<typeof TabbedPanel<string>>

export const Playground: Story = { args: { initial: 'profile' } }
export const Default: Story = {}
export const SecondTabSelected: Story = { args: { initial: 'security' } }
export const ManyTabsScroll: Story = { args: { tabs: many }, globals: { viewport: { value: 'mobile1' } } }
/** Tabs that do not fit stay in one row, and the keyboard reaches the last of them in sight. */
export const OneRow: Story = {
  args: { tabs: many.slice(0, 6) },
  render: (args) => (
    <div style={{ inlineSize: 420 }}>
      <TabbedPanel {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getAllByRole('tab')
    await expect(new Set(all.map((tab) => tab.getBoundingClientRect().top)).size).toBe(1)
    all[0]?.focus()
    await userEvent.keyboard('{End}')
    const last = all.at(-1)
    await expect(last).toHaveFocus()
    const edge = canvas.getByRole('tablist').getBoundingClientRect().right
    await waitFor(() => expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1))
  },
}
export const LongLabels: Story = { args: { tabs: tabs.map((tab) => ({ ...tab, label: `${tab.label} and everything that belongs to it` })) } }
const Slow = () => use(never)
export const LazyPanelLoading: Story = { args: { tabs: [{ id: 'slow', label: 'Slow', panel: () => <Slow /> }, ...tabs] } }

export const Matrix: Story = {
  render: ({ label }) => (
    <Stack gap="xl">
      {tabs.map(({ id }) => (
        <TabbedPanel
          key={id}
          label={`${label}, ${id}`}
          initial={id}
          tabs={[
            ...tabs,
            { id: 'icon', label: 'Picture', icon: User, panel: () => null },
            { id: 'count', label: 'Invoices', count: 12, icon: CreditCard, panel: () => null },
            { id: 'blocked', label: 'Blocked', blocked: 'Only owners see this.', panel: () => null },
          ]}
        />
      ))}
    </Stack>
  ),
}

export const KeyboardNavigation: Story = {
  play: async ({ canvas, userEvent, args }) => {
    drawn.mockClear()
    await expect(canvas.getByRole('tablist', { name: 'Settings' })).toBeVisible()
    canvas.getByRole('tab', { name: 'Profile' }).focus()
    await expect(drawn).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Security', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Security' })).toHaveTextContent('Password and devices.')
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    await expect(args.onSelect).toHaveBeenLastCalledWith('security')
  },
}
