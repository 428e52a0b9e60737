import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { SecretField, type SecretFieldProps } from './SecretField.tsx'

const secret = 'sk_live_4f9a8b7c6d5e1234'

function Held(props: SecretFieldProps) {
  const [value, setValue] = useState(props.value)
  const { onReveal } = props
  const reveal = onReveal && (() => (setValue(secret), onReveal()))
  return <SecretField {...props} value={value} onStored={() => (setValue(undefined), props.onStored())} onReveal={reveal} />
}

export default {
  title: 'Primitives/SecretField',
  component: SecretField,
  args: { label: 'API key', masked: 'sk_live_••••1234', value: secret, onStored: fn() },
  render: (args) => <Held key={args.value} {...args} />,
} satisfies Meta<typeof SecretField>
type Story = StoryObj<typeof SecretField>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onStored }) => (
    <Stack gap="l">
      <SecretField label="Just made" masked="" value={secret} hint="It may write into this project." onStored={onStored} />
      <SecretField label="Stored" masked="sk_live_••••1234" onStored={onStored} />
      <SecretField
        label="Can be seen again"
        masked="sk_live_••••1234"
        hint="Whoever looks is written into the audit log."
        onStored={onStored}
        onReveal={onStored}
      />
      <SecretField label="Being fetched" masked="sk_live_••••1234" busy onStored={onStored} onReveal={onStored} />
      <SecretField label="Seen again" masked="sk_live_••••1234" value={secret} onStored={onStored} onReveal={onStored} />
    </Stack>
  ),
}

export const IsSeenOnce: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const text = canvas.getByRole('textbox', { name: 'API key' })
    await expect(text).toHaveValue(secret)
    await expect(text).toHaveAccessibleDescription(/shown only this once/)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(written).toHaveBeenCalledWith(secret)
    await userEvent.click(canvas.getByRole('button', { name: 'I stored it' }))
    await expect(args.onStored).toHaveBeenCalledTimes(1)
    await expect(text).toHaveValue('sk_live_••••1234')
    await expect(text).toHaveFocus()
    await expect(canvasElement.innerHTML).not.toContain(secret)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const IsRevealedAgain: Story = {
  args: { value: undefined, onReveal: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: 'API key' })
    await expect(text).toHaveValue('sk_live_••••1234')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show: API key' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReveal).toHaveBeenCalledTimes(1)
    await expect(text).toHaveValue(secret)
    await expect(text).toHaveFocus()
  },
}

export const Busy: Story = {
  args: { value: undefined, busy: true, onReveal: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show: API key' }))
    await expect(args.onReveal).not.toHaveBeenCalled()
  },
}
