import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { SwitchRow, type SwitchRowProps } from './SwitchRow.tsx'

function Held(props: SwitchRowProps) {
  const [on, setOn] = useState(props.on)
  return <SwitchRow {...props} on={on} onSwitch={(next) => (setOn(next), props.onSwitch(next))} />
}

export default {
  title: 'Primitives/SwitchRow',
  component: SwitchRow,
  args: { title: 'Email alerts', detail: 'One message for each anomaly.', on: true, onSwitch: fn() },
} satisfies Meta<typeof SwitchRow>
type Story = StoryObj<typeof SwitchRow>

export const Playground: Story = {}

/** Presses the switch and tells what it says of itself and whether it asked to be switched. */
const pressed = (on: boolean, asks: boolean, words?: string | RegExp): Story['play'] =>
  async function play({ canvas, userEvent, args }) {
    const control = canvas.getByRole<HTMLInputElement>('switch')
    await expect(control.checked).toBe(on)
    if (words !== undefined) await expect(control).toHaveAccessibleDescription(words)
    await userEvent.click(control)
    if (asks) await expect(args.onSwitch).toHaveBeenLastCalledWith(!on)
    else await expect(args.onSwitch).not.toHaveBeenCalled()
  }

const reason = 'Viewers cannot change this.'
export const On: Story = { play: pressed(true, true) }
export const Off: Story = { args: { on: false }, play: pressed(false, true) }
export const DisabledOff: Story = { args: { on: false, blocked: reason }, play: pressed(false, false, /Viewers cannot change this/) }
export const DisabledOn: Story = { args: { blocked: reason }, play: pressed(true, false, /Viewers cannot change this/) }
export const Saving: Story = { args: { busy: true }, play: pressed(true, false) }
export const SaveFailed: Story = {
  args: { on: false, error: 'It could not be saved because the server did not answer; try again.' },
  play: pressed(false, true, /It could not be saved/),
}
export const LongLabel: Story = {
  args: {
    title: 'Notify every member of the workspace whenever a campaign spends more than its daily budget before noon',
    detail:
      'Members who turned messages off are left out. The message names the campaign, what it spent and what was planned, and leads to the campaign itself.',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('switch', { name: /before noon$/ })).toBeVisible()
    const row = canvasElement.querySelector('[data-ui=SwitchRow]')!
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  },
}

export const Matrix: Story = {
  render: ({ onSwitch }) => (
    <Stack gap="none">
      {[true, false].map((on) => (
        <Stack key={String(on)} gap="none">
          <SwitchRow title={`On: ${on}`} detail="One message for each anomaly." facts={<Badge>Weekly</Badge>} on={on} onSwitch={onSwitch} />
          <SwitchRow title={`On: ${on}, blocked`} on={on} blocked="Viewers cannot change this." onSwitch={onSwitch} />
          <SwitchRow title={`On: ${on}, busy`} on={on} busy onSwitch={onSwitch} />
          <SwitchRow title={`On: ${on}, failed`} on={on} error="It could not be saved; try again." onSwitch={onSwitch} />
        </Stack>
      ))}
    </Stack>
  ),
}

export const SwitchesByItsTitle: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Email alerts' })
    await expect(control).toHaveAccessibleDescription('One message for each anomaly.')
    await userEvent.click(canvas.getByText('Email alerts'))
    await expect(args.onSwitch).toHaveBeenLastCalledWith(false)
    await expect(control).not.toBeChecked()
  },
}
