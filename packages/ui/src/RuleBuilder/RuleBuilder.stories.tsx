import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { RuleBuilder, type RuleBuilderProps, type RuleField, type RuleGroup } from './RuleBuilder.tsx'

const fields: RuleField[] = [
  { id: 'views', label: 'Page views', type: 'number', unit: 'per hour' },
  { id: 'page', label: 'Page', type: 'text', placeholder: '/checkout' },
  {
    id: 'device',
    label: 'Device',
    type: 'choice',
    options: [
      { value: 'desktop', label: 'Desktop' },
      { value: 'mobile', label: 'Phone' },
    ],
  },
  { id: 'since', label: 'First visit', type: 'date' },
]
const value: RuleGroup = {
  id: 'rule-1',
  match: 'all',
  rules: [
    { id: 'rule-2', field: 'views', operator: 'more', value: 1000 },
    {
      id: 'rule-3',
      match: 'any',
      rules: [
        { id: 'rule-4', field: 'device', operator: 'is', value: 'mobile' },
        { id: 'rule-5', field: 'page', operator: 'isFilled' },
      ],
    },
  ],
}
const single: RuleGroup = { id: 'rule-1', match: 'any', rules: [{ id: 'rule-2', field: 'page', operator: 'contains' }] }

function Held(props: RuleBuilderProps) {
  const [held, setHeld] = useState(props.value)
  return <RuleBuilder {...props} value={held} onChange={(next) => (setHeld(next), props.onChange(next))} />
}

export default {
  title: 'Primitives/RuleBuilder',
  component: RuleBuilder,
  args: { label: 'When the alert is sent', value, fields, lead: 'The alert is sent when', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RuleBuilder>
type Story = StoryObj<typeof RuleBuilder>

export const Playground: Story = {}
export const Matrix: Story = {
  render: ({ fields, onChange }) => (
    <Stack gap="xxl">
      <Held label="With a group" lead="The alert is sent when" value={value} fields={fields} onChange={onChange} />
      <Held
        label="One level, with a problem"
        value={{ ...single, rules: [...single.rules, { id: 'rule-3', field: 'since', operator: 'after', value: '2026-11-05' }] }}
        problems={{ 'rule-2': 'Write a part of the address.' }}
        fields={fields}
        flat
        onChange={onChange}
      />
      <Held label="Blocked" value={single} fields={fields} blocked="Viewers cannot change this." onChange={onChange} />
      <Held label="Without conditions" value={{ ...single, rules: [] }} fields={fields} onChange={onChange} />
    </Stack>
  ),
}
export const Blocked: Story = {
  args: { blocked: 'Viewers cannot change this.' },
  play: async ({ canvas, userEvent, args }) => {
    const remove = canvas.getByRole('button', { name: 'Remove: Condition 1' })
    await expect(remove).toHaveAccessibleDescription('Viewers cannot change this.')
    await userEvent.click(remove)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const WithProblem: Story = {
  args: { value: single, problems: { 'rule-2': 'Write a part of the address.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Value' })).toHaveAccessibleDescription('Write a part of the address.')
    await expect(canvas.getByRole('textbox', { name: 'Value' })).toBeInvalid()
  },
}

/** Waits, since the list of a Select closes before the next can open. */
const chosen = async (name: string) => {
  const option = await screen.findByRole('option', { name })
  option.click()
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

export const SaysWhatItMeans: Story = {
  play: async ({ canvas, userEvent }) => {
    const sentence = canvas.getByRole('status')
    await expect(sentence).toHaveTextContent('The alert is sent when Page views is more than 1,000 per hour and (Device is Phone or Page is not empty).')
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Any of these' })[0] ?? sentence)
    await expect(sentence).toHaveTextContent('1,000 per hour or (Device is Phone')
    const number = canvas.getByRole('spinbutton', { name: 'Value' })
    await userEvent.clear(number)
    await userEvent.type(number, '250')
    await expect(sentence).toHaveTextContent('more than 250 per hour')
  },
}

export const AddsAndRemovesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const add = canvas.getAllByRole('button', { name: 'Add condition' }).at(-1)
    add?.focus()
    await userEvent.keyboard('{Enter}')
    const row = canvas.getByRole('group', { name: 'Condition 3' })
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(row.querySelector('[role=combobox]')).toHaveFocus())
    await expect(row).toBeVisible()

    canvas.getByRole('button', { name: 'Remove: Condition 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Condition 1.1' }).querySelector('[role=combobox]')).toHaveFocus())
    canvas.getByRole('button', { name: 'Remove: Group 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Condition 1' }).querySelector('[role=combobox]')).toHaveFocus())
    canvas.getByRole('button', { name: 'Remove: Condition 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add condition' })).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('No conditions, so everything matches.')
  },
}

export const ChangesTheField: Story = {
  args: { value: { ...single, rules: [{ id: 'rule-2', field: 'page', operator: 'is', value: 'mobile' }] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Field' }))
    await chosen('Device')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...single,
      rules: [{ id: 'rule-2', field: 'device', operator: 'is', value: 'mobile' }],
    })
    await userEvent.click(canvas.getByRole('combobox', { name: 'Field' }))
    await chosen('First visit')
    await expect(canvas.getByLabelText('Value')).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: 'Comparison' })).toHaveTextContent('is')
  },
}

export const AddsAGroup: Story = {
  args: { value: single },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add group' }))
    const group = canvas.getByRole('group', { name: 'Group 2' })
    await expect(group).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Condition 2.1' }).querySelector('[role=combobox]')).toHaveFocus())
  },
}
