import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Theme } from '../theme/Theme.tsx'
import { Segments, type SegmentsProps } from './Segments.tsx'

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
]

function Held(props: SegmentsProps) {
  const [value, setValue] = useState(props.value)
  return <Segments {...props} value={value} onChange={(next) => (setValue(next), props.onChange(next))} />
}

export default {
  title: 'Primitives/Segments',
  component: Segments,
  args: { label: 'Period', value: 'week', options, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Segments<string>>
type Story = StoryObj<typeof Segments<string>>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Stack align="start">
      <Segments label="Period" value="day" options={options} onChange={onChange} />
      <Segments label="Blocked period" value="week" options={options} blocked="Choose a report first." onChange={onChange} />
      <Segments
        label="View"
        value="grid"
        options={[
          { value: 'grid', label: 'Cards', icon: LayoutGrid },
          { value: 'list', label: 'List', icon: List },
        ]}
        onChange={onChange}
      />
    </Stack>
  ),
}

export const ChoosesByArrows: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible()
    await userEvent.click(canvas.getByText('Day'))
    await expect(args.onChange).toHaveBeenLastCalledWith('day')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('week')
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked()
  },
}

/** APG radio group: Tab goes to the chosen one and out again; Right and Down go on, Left and Up go back, round the ends. */
export const GoesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus()
    for (const [key, name] of [
      ['{ArrowRight}', 'Month'],
      ['{ArrowDown}', 'Day'],
      ['{ArrowLeft}', 'Month'],
      ['{ArrowUp}', 'Week'],
    ] as const) {
      await userEvent.keyboard(key)
      const radio = canvas.getByRole('radio', { name })
      await expect(radio).toHaveFocus()
      await expect(radio).toBeChecked()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Week' })).not.toHaveFocus()
    await expect(canvas.getAllByRole('radio').filter((radio) => radio === document.activeElement)).toEqual([])
  },
}

/** APG radio group: Space chooses the focused one where none is chosen yet. */
export const SpaceChooses: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Day' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('day')
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked()
  },
}

export const RightToLeft: Story = {
  render: (args) => (
    <Theme direction="rtl">
      <Held {...args} />
    </Theme>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked()
    const places = ['Day', 'Week', 'Month'].map((words) => canvas.getByText(words).getBoundingClientRect().x)
    await expect(places).toEqual(places.toSorted((a, b) => b - a))
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { blocked: 'Choose a report first.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Choose a report first.')
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a report first.')
  },
}
