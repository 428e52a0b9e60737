import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

function Held(props: TextAreaProps) {
  const [value, setValue] = useState(props.value)
  return <TextArea {...props} value={value} onChange={(next) => (setValue(next), props.onChange(next))} />
}

export default {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Describe your tracking goals', value: '', placeholder: 'I want to know which pages lead to a purchase', onChange: fn(), onSubmit: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextArea>
type Story = StoryObj<typeof TextArea>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Stack gap="l">
      <TextArea label="Empty" value="" placeholder="One goal per line" onChange={onChange} />
      <TextArea
        label="Filled"
        value={'Track purchases\nTrack newsletter sign-ups\nTrack downloads\nTrack calls'}
        limit={4000}
        hint="One goal per line."
        onChange={onChange}
      />
      <TextArea label="Wrong" value="x" error="Write at least one goal." required onChange={onChange} />
      <TextArea label="Blocked" value="Track purchases" blocked="Viewers cannot change this." onChange={onChange} />
      <TextArea label="Scrolls" value={Array.from({ length: 12 }, (_, at) => `Goal ${at + 1}`).join('\n')} mostRows={4} onChange={onChange} />
    </Stack>
  ),
}

export const Grows: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Describe your tracking goals' })
    const before = area.clientHeight
    await userEvent.type(area, 'a{Enter}b{Enter}c{Enter}d{Enter}e{Enter}f')
    await expect(area.clientHeight).toBeGreaterThan(before + 40)
    await expect(area.scrollHeight).toBe(area.clientHeight)
  },
}

export const SubmitsByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Track purchases{Control>}{Enter}{/Control}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('textbox')).toHaveValue('Track purchases')
  },
}

export const CountsItsCharacters: Story = {
  args: { limit: 50, value: 'Track' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('5 of 50 characters')
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { value: 'Track purchases', blocked: 'Viewers cannot change this.' },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Describe your tracking goals' })
    await userEvent.type(area, 'x{Control>}{Enter}{/Control}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(area).toHaveAccessibleDescription('Viewers cannot change this.')
  },
}
