import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Switch } from './Switch.tsx'

export default { title: 'Primitives/Switch', component: Switch, args: { label: 'Weekly report', on: false, onSwitch: fn() } } satisfies Meta<typeof Switch>
type Story = StoryObj<typeof Switch>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onSwitch }) => (
    <Inline gap="xl">
      {[false, true].map((on) => (
        <Inline key={String(on)} gap="xl">
          <Switch label={`On: ${on}`} on={on} onSwitch={onSwitch} />
          <Switch label={`On: ${on}, blocked`} on={on} blocked="Viewers cannot change this." onSwitch={onSwitch} />
          <Switch label={`On: ${on}, busy`} on={on} busy onSwitch={onSwitch} />
        </Inline>
      ))}
    </Inline>
  ),
}

export const Switches: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Weekly report', checked: false })
    await userEvent.click(control)
    await expect(args.onSwitch).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onSwitch).toHaveBeenCalledTimes(2)
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { blocked: 'Viewers cannot change this.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const control = canvas.getByRole('switch', { name: 'Weekly report' })
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.click(control)
    await expect(args.onSwitch).not.toHaveBeenCalled()
    await expect(control).toHaveAccessibleDescription('Viewers cannot change this.')
  },
}

export const IgnoresASecondPress: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Weekly report' }))
    await expect(args.onSwitch).not.toHaveBeenCalled()
  },
}
