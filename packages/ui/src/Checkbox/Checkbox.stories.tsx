import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Checkbox } from './Checkbox.tsx'

export default { title: 'Primitives/Checkbox', component: Checkbox, args: { label: 'Send me a copy', checked: false, onChange: fn() } } satisfies Meta<
  typeof Checkbox
>
type Story = StoryObj<typeof Checkbox>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Stack>
      {([false, true, 'mixed'] as const).map((checked) => (
        <Stack key={String(checked)} gap="xs">
          <Checkbox label={`Checked: ${checked}`} checked={checked} onChange={onChange} />
          <Checkbox label={`Checked: ${checked}, with detail`} detail="Once a week, on Monday." checked={checked} onChange={onChange} />
          <Checkbox label={`Checked: ${checked}, blocked`} checked={checked} blocked="Viewers cannot change this." onChange={onChange} />
          <Checkbox label={`Checked: ${checked}, hidden label`} labelHidden checked={checked} onChange={onChange} />
        </Stack>
      ))}
    </Stack>
  ),
}

export const Ticks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Send me a copy'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    canvas.getByRole('checkbox', { name: 'Send me a copy' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

/** APG checkbox: Space ticks; what stands for several that differ becomes ticked. */
export const MixedBecomesTicked: Story = {
  args: { checked: 'mixed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const box = canvas.getByRole('checkbox', { name: 'Send me a copy' })
    await expect(box).toHaveFocus()
    await expect(box).toBePartiallyChecked()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { blocked: 'Viewers cannot change this.' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me a copy' })
    await userEvent.click(box)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(box).toHaveAccessibleDescription('Viewers cannot change this.')
  },
}
