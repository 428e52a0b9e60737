import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { TagField, type TagFieldProps } from './TagField.tsx'

function Held(props: TagFieldProps) {
  const [entries, setEntries] = useState(props.entries)
  return <TagField {...props} entries={entries} onChange={(next) => (setEntries(next), props.onChange(next))} />
}

export default {
  title: 'Primitives/TagField',
  component: TagField,
  args: { label: 'Recipients', entries: ['ana@example.com'], placeholder: 'name@example.com', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TagField>
type Story = StoryObj<typeof TagField>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Stack gap="l">
      <TagField label="Empty" entries={[]} placeholder="name@example.com" onChange={onChange} />
      <TagField label="Some" entries={['ana@example.com', 'ben@example.com']} hint="Enter or a comma adds." required onChange={onChange} />
      <TagField label="Wrong" entries={['ana']} error="“ana” is no address." onChange={onChange} />
      <TagField label="Blocked" entries={['ana@example.com']} blocked="Viewers cannot change this." onChange={onChange} />
    </Stack>
  ),
}

export const AddsAndRemoves: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Recipients' })
    await userEvent.type(field, 'ben@example.com,')
    await expect(args.onChange).toHaveBeenLastCalledWith(['ana@example.com', 'ben@example.com'])
    await userEvent.type(field, 'ana@example.com{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.type(field, '{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['ana@example.com'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ana@example.com' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(field).toHaveFocus()
  },
}

export const PastesMany: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Recipients' }))
    await userEvent.paste('ben@example.com; cem@example.com\ndora@example.com')
    await expect(args.onChange).toHaveBeenLastCalledWith(['ana@example.com', 'ben@example.com', 'cem@example.com', 'dora@example.com'])
  },
}

/** Every button that removes is a stop of the keyboard; Enter and Space press it. */
export const RemovesByKeyboard: Story = {
  args: { entries: ['ana@example.com', 'ben@example.com'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove ana@example.com' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['ben@example.com'])
    await expect(canvas.getByRole('textbox', { name: 'Recipients' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { blocked: 'Viewers cannot change this.' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Recipients' })
    await userEvent.type(field, 'ben@example.com{Enter}{Backspace}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(field).toHaveAccessibleDescription('Viewers cannot change this.')
  },
}
