import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { CopyField } from './CopyField.tsx'

const secret = 'sk_live_4f9a8b7c6d5e1234'

export default {
  title: 'Primitives/CopyField',
  component: CopyField,
  args: { label: 'Measurement ID', value: 'G-4XK2P9QW1T', onCopy: fn() },
} satisfies Meta<typeof CopyField>
type Story = StoryObj<typeof CopyField>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      <CopyField label="Measurement ID" value="G-4XK2P9QW1T" />
      <CopyField
        label="Link to share"
        value="https://app.tagmason.example/shared/reports/2024-01-31/acquisition-by-channel?segment=returning"
        hint="Everybody who has it can read."
      />
      <CopyField label="Write key" value={secret} masked />
      <CopyField label="Container ID" value="" empty="Not published yet" />
    </Stack>
  ),
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Measurement ID' })
    await userEvent.click(text)
    await expect(text.selectionEnd).toBe(text.value.length)
    await userEvent.keyboard('x')
    await expect(text).toHaveValue('G-4XK2P9QW1T')
  },
}

export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy: Measurement ID' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(written).toHaveBeenCalledWith('G-4XK2P9QW1T')
    await expect(await canvas.findByText('Copied', { selector: '[role=status]' })).toBeInTheDocument()
    await expect(args.onCopy).toHaveBeenCalledTimes(1)
  },
}

export const Masked: Story = {
  args: { label: 'Write key', value: secret, masked: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await expect(canvas.getByRole('textbox', { name: 'Write key' })).toHaveValue('sk_live_••••1234')
    await expect(canvasElement.innerHTML).not.toContain(secret)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Write key' }))
    await expect(written).toHaveBeenCalledWith(secret)
  },
}

export const ReadOnlyEmpty: Story = {
  args: { label: 'Container ID', value: '', empty: 'Not published yet' },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Container ID' })
    await userEvent.type(text, 'x')
    await expect(text).toHaveValue('')
    await expect(text).toHaveAttribute('placeholder', 'Not published yet')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
