import type { Meta, StoryObj } from '@storybook/react-vite'
import { Folder, Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Select, type SelectProps } from './Select.tsx'

const options = [
  { value: 'analytics', label: 'Analytics Dashboard' },
  { value: 'shop', label: 'E-commerce Tracking', detail: 'shop.example' },
  { value: 'campaign', label: 'Marketing Campaign' },
]
const create = fn()

function Held(props: SelectProps) {
  const [value, setValue] = useState(props.value)
  return <Select {...props} value={value} onChange={(next) => (setValue(next), props.onChange(next))} />
}

export default {
  title: 'Primitives/Select',
  component: Select,
  args: { label: 'Project', value: 'analytics', options, actions: [{ label: 'Create new project', icon: Plus, onPress: create }], onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Select<string>>
type Story = StoryObj<typeof Select<string>>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Stack gap="l">
      <Select label="Chosen" value="shop" options={options} icon={Folder} onChange={onChange} />
      <Select label="Not yet" value="" placeholder="Choose a project" options={options} required onChange={onChange} />
      <Select label="Wrong" value="" placeholder="Choose a project" options={options} error="Choose a project." onChange={onChange} />
      <Select label="Blocked" value="shop" options={options} blocked="Viewers cannot change this." onChange={onChange} />
      <Select label="Compact" labelHidden value="shop" options={options} icon={Folder} compact onChange={onChange} />
    </Stack>
  ),
}

export const Open: Story = {
  args: {
    options: undefined,
    groups: [
      { label: 'Yours', options: options.slice(0, 2) },
      { label: 'Shared with you', options: options.slice(2) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Project' }))
    await expect(await screen.findByRole('option', { name: 'Analytics Dashboard', selected: true })).toBeVisible()
  },
}

export const Chooses: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Project' })
    await expect(select).toHaveTextContent('Analytics Dashboard')
    await userEvent.click(select)
    await userEvent.click(await screen.findByRole('option', { name: 'Marketing Campaign' }))
    await expect(args.onChange).toHaveBeenCalledWith('campaign')
    await waitFor(() => expect(select).toHaveTextContent('Marketing Campaign'))
  },
}

export const DoesSomethingElse: Story = {
  play: async ({ canvas, userEvent, args }) => {
    create.mockClear()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Project' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Create new project' }))
    await expect(create).toHaveBeenCalledTimes(1)
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** APG select-only combobox, closed: Down, Up, Enter and Space open it at the chosen option. */
export const OpensByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Project' })
    select.focus()
    for (const key of ['{ArrowDown}', '{ArrowUp}', '{Enter}', ' ']) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.getByRole('option', { name: 'Analytics Dashboard' })).toHaveAttribute('data-active-item'))
      await expect(select).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await waitFor(() => expect(select).toHaveFocus())
    }
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** APG select-only combobox, open: Down, Up, Home, End and letters move without choosing; Enter and Space take. */
export const GoesByKeyboard: Story = {
  args: { actions: [] },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Project' })
    const at = (name: RegExp) => waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('data-active-item'))
    select.focus()
    await userEvent.keyboard('{Enter}')
    await at(/Analytics/)
    for (const [key, name] of [
      ['{ArrowDown}', /E-commerce/],
      ['{End}', /Marketing/],
      ['{ArrowUp}', /E-commerce/],
      ['{Home}', /Analytics/],
      ['mark', /Marketing/],
    ] as const) {
      await userEvent.keyboard(key)
      await at(name)
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('campaign')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(select).toHaveFocus())
    await userEvent.keyboard(' ')
    await at(/Marketing/)
    await userEvent.keyboard('{ArrowUp}')
    await at(/E-commerce/)
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('shop')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
