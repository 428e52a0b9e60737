import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

const rulesOf = (value: string) => [
  { label: 'At least 12 characters', met: value.length >= 12 },
  { label: 'A figure', met: /\d/.test(value) },
]

function Held(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <PasswordField {...props} value={value} {...(props.rules ? { rules: rulesOf(value) } : {})} onChange={(next) => (setValue(next), props.onChange(next))} />
  )
}

export default {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: 'Password', value: '', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PasswordField>
type Story = StoryObj<typeof PasswordField>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Stack gap="l">
      <PasswordField label="Empty" value="" hint="The one of your account." onChange={onChange} />
      <PasswordField label="Filled" value="correct horse" required onChange={onChange} />
      <PasswordField label="New, not yet enough" value="horse1" autoComplete="new-password" rules={rulesOf('horse1')} onChange={onChange} />
      <PasswordField label="New, enough" value="correct horse 1" autoComplete="new-password" rules={rulesOf('correct horse 1')} onChange={onChange} />
      <PasswordField label="Wrong" value="horse" error="This is not the password of this account; try again or ask for a new one." onChange={onChange} />
      <PasswordField label="Blocked" value="horse" blocked="Your organisation signs you in." onChange={onChange} />
    </Stack>
  ),
}

export const ShowsAndCovers: Story = {
  args: { value: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    const toggle = canvas.getByRole('button', { name: 'Show password', pressed: false })
    await userEvent.click(toggle)
    await expect(field).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(field).toHaveAttribute('spellcheck', 'false')
    await expect(field).toHaveAttribute('autocapitalize', 'none')
    await expect(field).toHaveAttribute('autocorrect', 'off')
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const ReadsOutItsRules: Story = {
  args: { autoComplete: 'new-password', rules: rulesOf('') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 2 rules met')
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'a1')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 2 rules met')
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('A figure')
    await expect(canvas.getByRole('img', { name: 'Met' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Not met yet' })).toBeVisible()
  },
}

export const TellsOfCapsLock: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true })
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on.')
    await expect(field).toHaveAccessibleDescription('Caps Lock is on.')
    await fireEvent.keyUp(field, { key: 'CapsLock' })
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(field).toHaveAccessibleDescription('')
  },
}
