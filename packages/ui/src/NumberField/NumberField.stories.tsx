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

export const Playground: Story = {}

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

/** APG spinbutton: Up, Down, Home, End; Page Up and Page Down and Shift take ten steps. */
export const GoesByKeyboard: Story = {
  args: { value: 50, least: 5, most: 90 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('spinbutton', { name: 'Session timeout' })
    await expect(field).toHaveFocus()
    for (const [keys, value] of [
      ['{ArrowUp}', 51],
      ['{ArrowDown}{ArrowDown}', 49],
      ['{PageUp}', 59],
      ['{PageDown}{PageDown}', 39],
      ['{Shift>}{ArrowUp}{/Shift}', 49],
      ['{Home}', 5],
      ['{ArrowDown}', 5],
      ['{End}', 90],
      ['{ArrowUp}', 90],
    ] as const) {
      await userEvent.keyboard(keys)
      await expect(field).toHaveValue(value)
    }
  },
}

/** The arrows beside the number are for the pointer. */
export const StepsByPointer: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const [more, less] = canvasElement.querySelectorAll<HTMLButtonElement>('[data-ui=NumberField] button')
    await userEvent.click(more!)
    await expect(args.onChange).toHaveBeenLastCalledWith(31)
    await userEvent.click(less!)
    await expect(args.onChange).toHaveBeenLastCalledWith(30)
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { blocked: 'Viewers cannot change this.' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Session timeout' })
    field.focus()
    await userEvent.keyboard('{ArrowUp}{Home}{End}7')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field).toHaveAccessibleDescription('Viewers cannot change this.')
  },
}
