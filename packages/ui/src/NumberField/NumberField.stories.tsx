import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

function Held(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value)
  return <NumberField {...props} value={value} onChange={(next) => (setValue(next), props.onChange(next))} />
}

export default {
  title: 'Primitives/NumberField',
  component: NumberField,
  args: { label: 'Session timeout', value: 30, least: 5, most: 32, step: 1, unit: 'min', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumberField>
type Story = StoryObj<typeof NumberField>

export const Default: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Stack gap="l">
      <NumberField label="Plain" value={12} onChange={onChange} />
      <NumberField label="With a unit" value={90} unit="days" hint="At least 30." onChange={onChange} />
      <NumberField label="Empty" value={undefined} placeholder="0" optional onChange={onChange} />
      <NumberField label="Wrong" value={2} error="Choose at least 5 minutes." required onChange={onChange} />
      <NumberField label="Blocked" value={30} blocked="Viewers cannot change this." onChange={onChange} />
    </Stack>
  ),
}

export const StepsWithinItsLimits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Session timeout' })
    field.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(32)
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
  },
}
