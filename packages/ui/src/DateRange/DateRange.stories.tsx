import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Theme } from '../theme/Theme.tsx'
import { DateRange, type DateRangeProps } from './DateRange.tsx'

const presets = [
  { id: 'today', label: 'Today', from: '2024-01-22', to: '2024-01-22' },
  { id: '7', label: 'Last 7 days', from: '2024-01-16', to: '2024-01-22' },
  { id: '30', label: 'Last 30 days', from: '2023-12-24', to: '2024-01-22' },
  { id: 'month', label: 'This month', from: '2024-01-01', to: '2024-01-22' },
  { id: 'before', label: 'Last month', from: '2023-12-01', to: '2023-12-31' },
]

function Held(props: DateRangeProps) {
  const [value, setValue] = useState(props.value)
  return <DateRange {...props} value={value} onChange={(next) => (setValue(next), props.onChange(next))} />
}

export default {
  title: 'Primitives/DateRange',
  component: DateRange,
  args: {
    label: 'Period',
    value: { from: '2024-01-16', to: '2024-01-22' },
    today: '2024-01-22',
    min: '2022-03-15',
    max: '2024-01-22',
    presets,
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateRange>
type Story = StoryObj<typeof DateRange>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange, presets = [] }) => (
    <Stack gap="l">
      <DateRange label="Chosen" value={{ from: '2024-01-01', to: '2024-01-22' }} today="2024-01-22" presets={presets} onChange={onChange} />
      <DateRange
        label="Over a year"
        value={{ from: '2023-11-30', to: '2024-01-22' }}
        today="2024-01-22"
        hint="Both days are included."
        optional
        onChange={onChange}
      />
      <DateRange label="One day" value={{ from: '2024-02-29', to: '2024-02-29' }} today="2024-01-22" onChange={onChange} />
      <DateRange label="Not yet" value={undefined} today="2024-01-22" required onChange={onChange} />
      <DateRange
        label="Wrong"
        value={undefined}
        placeholder="Which days?"
        today="2024-01-22"
        error="Choose the days of the report."
        required
        onChange={onChange}
      />
      <DateRange
        label="Blocked"
        value={{ from: '2024-01-01', to: '2024-01-22' }}
        today="2024-01-22"
        blocked="Viewers cannot change this."
        onChange={onChange}
      />
    </Stack>
  ),
}

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Period' }))
  await expect(await screen.findByRole('dialog', { name: 'Period' })).toBeVisible()
}
const day = (name: RegExp) => screen.getByRole('gridcell', { name })
const focused = (name: RegExp) => waitFor(() => expect(day(name)).toHaveFocus())

export const Open: Story = { parameters: { modes: ['light', 'dark', 'phone', 'rtl', 'contrast', 'yellow'] }, play: opened }

/** The last preset, and the days of it in the calendar. */
export const ByPreset: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await opened(context)
    await expect(screen.getByRole('button', { name: 'Last 7 days', pressed: true })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Last month' }))
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2023-12-01', to: '2023-12-31' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveTextContent(/Dec 1\s–\s31, 2023/)
  },
}

export const ByTwoPresses: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await opened(context)
    await userEvent.click(day(/January 18, 2024/))
    await expect(screen.getByText('From Jan 18, 2024. Choose the last day.')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.hover(day(/January 10, 2024/))
    await expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(9)
    // Pressed the other way round, the range is still from the earlier to the later day.
    await userEvent.click(day(/January 10, 2024/))
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2024-01-10', to: '2024-01-18' })
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveFocus())
  },
}

export const ByKeyboard: Story = {
  args: { value: { from: '2023-11-05', to: '2023-11-30' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('combobox', { name: 'Period' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await focused(/November 30, 2023/)
    await userEvent.keyboard('{ArrowRight}')
    await focused(/December 1, 2023/)
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await focused(/November 23, 2023/)
    await userEvent.keyboard('{ArrowDown}{Home}')
    await focused(/Sunday, November 26, 2023/)
    await userEvent.keyboard('{End}')
    await focused(/Saturday, December 2, 2023/)
    await userEvent.keyboard('{PageUp}{PageUp}')
    await focused(/October 2, 2023/)
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await focused(/October 2, 2022/)
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{PageDown}')
    await focused(/November 2, 2023/)
    await userEvent.keyboard(' ')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2023-11-02', to: '2023-11-09' })
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const EscapeLeavesItAsItWas: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await opened(context)
    await focused(/January 22, 2024/)
    await userEvent.keyboard('{ArrowLeft}{Enter}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const StaysWithinItsLimits: Story = {
  args: { min: '2024-01-10' },
  play: async (context) => {
    const { userEvent, args } = context
    await opened(context)
    await focused(/January 22, 2024/)
    await userEvent.keyboard('{ArrowRight}')
    await focused(/January 22, 2024/)
    await userEvent.keyboard('{PageUp}')
    await focused(/January 10, 2024/)
    await userEvent.click(day(/January 9, 2024/))
    await userEvent.click(day(/January 25, 2024/))
    await expect(screen.queryByText(/Choose the last day/)).toBeNull()
    await expect(screen.getByRole('button', { name: 'Next month' })).toHaveAccessibleDescription('February 2024 is too late; choose Jan 22, 2024 or earlier.')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** What is left of it is chosen; where nothing is left, it says why. */
export const PresetsWithinLimits: Story = {
  args: { min: '2024-01-10', max: '2024-01-20' },
  play: async (context) => {
    const { userEvent, args } = context
    await opened(context)
    for (const [name, sentence] of [
      ['Last month', 'Last month is too early; choose Jan 10, 2024 or later.'],
      ['Today', 'Today is too late; choose Jan 20, 2024 or earlier.'],
    ] as const) {
      const preset = screen.getByRole('button', { name })
      await userEvent.click(preset)
      await expect(preset).toHaveAttribute('aria-disabled', 'true')
      await expect(preset).toHaveAccessibleDescription(sentence)
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }))
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2024-01-10', to: '2024-01-20' })
  },
}

const sides = () => [screen.getByRole('textbox', { name: 'From' }), screen.getByRole('textbox', { name: 'To' })] as const

export const Typed: Story = {
  play: async (context) => {
    const { userEvent, args } = context
    await opened(context)
    const [from, to] = sides()
    await expect(from).toHaveValue('2024-01-16')
    await userEvent.clear(from)
    await userEvent.type(from, '2024-01-10')
    await userEvent.click(to)
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2024-01-10', to: '2024-01-22' })
    await expect(to).toHaveFocus()
    await userEvent.clear(to)
    await userEvent.type(to, '2024-01-21')
    // The library's own key would have React draw in the middle of drawing, since the field loses the focus by it.
    to.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2024-01-10', to: '2024-01-21' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const TypedWrong: Story = {
  play: async (context) => {
    const { userEvent, args } = context
    await opened(context)
    const [from, to] = sides()
    const wrong = async (field: HTMLElement, text: string, sentence: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, `${text}{Enter}`)
      await expect(field).toHaveAccessibleDescription(sentence)
    }
    await wrong(from, '2023-02-29', '“2023-02-29” is not a date; write it as YYYY-MM-DD, for example 2024-01-31.')
    await wrong(from, '2021-01-01', 'Jan 1, 2021 is too early; choose Mar 15, 2022 or later.')
    await userEvent.clear(from)
    await userEvent.type(from, '2024-01-16')
    await wrong(to, '2024-01-15', 'The last day is before the first; choose a later one.')
    await wrong(to, '2024-01-23', 'Jan 23, 2024 is too late; choose Jan 22, 2024 or earlier.')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog', { name: 'Period' })).toBeVisible()
  },
}

export const InGerman: Story = {
  render: (args) => (
    <Theme locale="de">
      <Held {...args} />
    </Theme>
  ),
  play: async (context) => {
    await opened(context)
    const grid = screen.getByRole('grid', { name: 'Januar 2024' })
    await expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent('Mo')
    await expect(context.canvas.getByRole('combobox', { name: 'Period' })).toHaveTextContent('16.–22.01.2024')
  },
}

/** Read from right to left, the next day is on the left. */
export const RightToLeft: Story = {
  render: (args) => (
    <Theme direction="rtl">
      <Held {...args} />
    </Theme>
  ),
  play: async (context) => {
    const { userEvent } = context
    await opened(context)
    await focused(/January 22, 2024/)
    await userEvent.keyboard('{ArrowRight}')
    await focused(/January 21, 2024/)
    await userEvent.keyboard('{ArrowLeft}')
    await focused(/January 22, 2024/)
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { blocked: 'Viewers cannot change this.' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: 'Period' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(button).toHaveAccessibleDescription('Viewers cannot change this.')
  },
}
