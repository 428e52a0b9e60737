import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
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

function Sent(args: TagFieldProps) {
  const [entries, setEntries] = useState<readonly string[]>([])
  const [sent, setSent] = useState('')
  return (
    <Stack gap="m">
      <TagField {...args} entries={entries} onChange={setEntries} />
      <Button onPress={() => setSent(entries.join(', '))}>Send</Button>
      <Text>{`Sent to ${sent}`}</Text>
    </Stack>
  )
}

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

/** A press on a button adds what is written, and the button stays under the pointer until the press ends. */
export const PressedElsewhere: Story = {
  args: { entries: [] },
  render: (args) => <Sent {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Recipients' }), 'a-rather-long-address-of-somebody@mail.corner-bakery.example')
    const button = canvas.getByRole('button', { name: 'Send' })
    const at = () => button.getBoundingClientRect().top
    const before = at()
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button })
    await expect(at()).toBe(before)
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button })
    await expect(canvas.getByText('Sent to a-rather-long-address-of-somebody@mail.corner-bakery.example')).toBeVisible()
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
