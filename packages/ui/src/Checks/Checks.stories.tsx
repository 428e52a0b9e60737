import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Checks, type ChecksProps } from './Checks.tsx'

const options = [
  { value: 'email', label: 'Email' },
  { value: 'chat', label: 'Chat', detail: 'The channel of the team.' },
  { value: 'sms', label: 'SMS' },
]

function Held(props: ChecksProps) {
  const [value, setValue] = useState(props.value)
  return <Checks {...props} value={value} onChange={(next) => (setValue(next), props.onChange(next))} />
}

export default {
  title: 'Primitives/Checks',
  component: Checks,
  args: { label: 'Channels', value: ['sms'], options, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Checks<string>>
type Story = StoryObj<typeof Checks<string>>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Stack gap="l">
      <Checks label="In a column" value={['chat']} options={options} hint="As many as you like." onChange={onChange} />
      <Checks
        label="In a row"
        value={['email', 'sms']}
        options={options.map(({ value, label }) => ({ value, label }))}
        direction="row"
        optional
        onChange={onChange}
      />
      <Checks label="Not yet" value={[]} options={options} error="Choose at least one channel." required onChange={onChange} />
      <Checks
        label="One blocked"
        value={['email']}
        options={options.map((option) => ({ ...option, blocked: option.value === 'sms' && 'Part of the Growth plan.' }))}
        onChange={onChange}
      />
      <Checks label="Blocked" value={['chat']} options={options} blocked="Viewers cannot change this." onChange={onChange} />
    </Stack>
  ),
}

/** Each is a tab stop of its own; the answer keeps the order of the options, however they were chosen. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Channels' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['email', 'sms'])
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['email', 'chat', 'sms'])
    await userEvent.click(canvas.getByText('Email'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['chat', 'sms'])
  },
}

export const SaysWhatIsWrong: Story = {
  args: { value: [], error: 'Choose at least one channel.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Channels' })).toHaveAccessibleDescription('Choose at least one channel.')
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { blocked: 'Viewers cannot change this.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Email'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).toHaveAccessibleDescription('Viewers cannot change this.')
  },
}
