import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

function Held(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return <TextField {...props} value={value} onChange={(next) => (setValue(next), props.onChange(next))} />
}

export default {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Website', value: '', placeholder: 'https://example.com', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextField>
type Story = StoryObj<typeof TextField>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Stack gap="l">
      <TextField label="Empty" value="" placeholder="https://example.com" onChange={onChange} />
      <TextField label="Filled" value="https://shop.example" icon={Globe} hint="Where your visitors go." required onChange={onChange} />
      <TextField label="Wrong" value="shop" error="“shop” is no address; begin with https://." onChange={onChange} />
      <TextField label="Blocked" value="https://shop.example" blocked="Viewers cannot change this." onChange={onChange} />
      <TextField label="Limited" value="A name that is far too long" limit={20} error="Shorten the name to 20 characters." onChange={onChange} />
      <TextField label="Password" type="password" value="secret" icon={KeyRound} trail="abc" optional onChange={onChange} />
    </Stack>
  ),
}

export const SaysWhatIsWritten: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website' }), 'abc')
    await expect(args.onChange).toHaveBeenLastCalledWith('abc')
    await expect(canvas.getByRole('textbox')).toHaveValue('abc')
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { value: 'https://shop.example', blocked: 'Viewers cannot change this.' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Website' })
    await userEvent.type(field, 'x')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Viewers cannot change this.')
  },
}
