import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Radios, type RadiosProps } from './Radios.tsx'

const options = [
  { value: 'now', label: 'Now' },
  { value: 'weekly', label: 'Every Monday', detail: 'At 9:00 in the time zone of the project.' },
  { value: 'monthly', label: 'On the first of the month' },
]

function Held(props: RadiosProps) {
  const [value, setValue] = useState(props.value)
  return <Radios {...props} value={value} onChange={(next) => (setValue(next), props.onChange(next))} />
}

export default {
  title: 'Primitives/Radios',
  component: Radios,
  args: { label: 'Send it', value: 'now', options, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Radios<string>>
type Story = StoryObj<typeof Radios<string>>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Stack gap="l">
      <Radios label="In a column" value="weekly" options={options} hint="It can be changed at any time." required onChange={onChange} />
      <Radios label="In a row" value="now" options={options.map(({ value, label }) => ({ value, label }))} direction="row" optional onChange={onChange} />
      <Radios label="Not yet" value="" options={options} error="Choose when it is sent." required onChange={onChange} />
      <Radios
        label="One blocked"
        value="now"
        options={options.map((option) => ({ ...option, blocked: option.value === 'monthly' && 'Part of the Growth plan.' }))}
        onChange={onChange}
      />
      <Radios label="Blocked" value="weekly" options={options} blocked="Viewers cannot change this." onChange={onChange} />
    </Stack>
  ),
}

/** Tab reaches the chosen one; arrows move and choose, around the ends; Space chooses where one is. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Send it' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Now/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('weekly')
    await expect(canvas.getByRole('radio', { name: /Every Monday/ })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('monthly')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('now')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('monthly')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith('weekly')
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const SpaceChoosesTheFirst: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Now/ })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith('now')
  },
}

export const ByItsWords: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Every Monday'))
    await expect(args.onChange).toHaveBeenCalledWith('weekly')
    await expect(canvas.getByRole('radio', { name: /Every Monday/ })).toHaveAccessibleDescription('At 9:00 in the time zone of the project.')
  },
}

export const FocusedWhenRefused: Story = {
  args: { value: '', error: 'Choose when it is sent.' },
  render: (args) => (
    <Form onSubmit={() => {}} actions={<Button type="submit">Save</Button>}>
      <Radios {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Now/ })).toHaveFocus())
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose when it is sent.')
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { blocked: 'Viewers cannot change this.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Viewers cannot change this.')
    await userEvent.click(canvas.getByText('Every Monday'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Viewers cannot change this.')
  },
}

export const SaysWhyOneIsBlocked: Story = {
  args: { options: options.map((option) => ({ ...option, blocked: option.value === 'monthly' && 'Part of the Growth plan.' })) },
  play: async ({ canvas, userEvent, args }) => {
    const radio = canvas.getByRole('radio', { name: 'On the first of the month' })
    await userEvent.click(radio)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(radio).toHaveAccessibleDescription('Part of the Growth plan.')
  },
}
