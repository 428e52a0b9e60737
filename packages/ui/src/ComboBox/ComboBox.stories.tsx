import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'

const options = [
  { value: 'Europe/Berlin', label: 'Berlin', detail: 'Germany' },
  { value: 'Europe/Lisbon', label: 'Lisbon', detail: 'Portugal' },
  { value: 'Europe/London', label: 'London', detail: 'United Kingdom' },
  { value: 'America/New_York', label: 'New York', detail: 'United States' },
  { value: 'Asia/Tokyo', label: 'Tokyo', detail: 'Japan' },
]

function Held(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value)
  return <ComboBox {...props} value={value} onChange={(next) => (setValue(next), props.onChange(next))} />
}

export default {
  title: 'Primitives/ComboBox',
  component: ComboBox,
  args: { label: 'Time zone', value: '', placeholder: 'Type a city', options, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ComboBox>
type Story = StoryObj<typeof ComboBox>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Stack gap="l">
      <ComboBox label="Empty" value="" placeholder="Type a city" options={options} optional onChange={onChange} />
      <ComboBox label="Chosen" value="Europe/London" options={options} icon={Globe} hint="Reports count days in it." required onChange={onChange} />
      <ComboBox label="Another text" value="Mars" options={options} allowOther onChange={onChange} />
      <ComboBox label="Wrong" value="" options={options} error="Choose a time zone." required onChange={onChange} />
      <ComboBox label="Blocked" value="Asia/Tokyo" options={options} blocked="Viewers cannot change this." onChange={onChange} />
    </Stack>
  ),
}

const field = () => screen.getByRole('combobox', { name: 'Time zone' })
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

export const Open: Story = {
  args: { value: 'Europe/London' },
  parameters: { modes: ['light', 'dark', 'phone', 'rtl', 'contrast', 'yellow'] },
  play: async ({ userEvent }) => {
    await userEvent.click(field())
    await expect(await screen.findByRole('option', { name: /London/, selected: true })).toBeVisible()
    // What stands in the field narrows nothing until something is typed.
    await expect(screen.getAllByRole('option')).toHaveLength(5)
  },
}

export const ChoosesByTyping: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), 'lon')
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('London'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('Europe/London')
    await expect(field()).toHaveValue('London')
    await closed()
  },
}

export const ChoosesByArrows: Story = {
  play: async ({ userEvent, args }) => {
    field().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('listbox', { name: 'Time zone' })).toBeVisible()
    await expect(field()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
    await waitFor(() => expect(active()).toHaveTextContent('Berlin'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(active()).toHaveTextContent('Lisbon'))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(active()).toHaveTextContent('Berlin'))
    await expect(field()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('Europe/Berlin')
    await closed()
  },
}

export const EscapeLeavesItAsItWas: Story = {
  args: { value: 'Asia/Tokyo' },
  play: async ({ userEvent, args }) => {
    await userEvent.clear(field())
    await userEvent.type(field(), 'ber')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect(field()).toHaveValue('Tokyo')
    await userEvent.type(field(), 'x')
    await userEvent.tab()
    await expect(field()).toHaveValue('Tokyo')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The window lost the focus, the field did not: what is being typed is still there on coming back. */
export const WaitsForTheWindow: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), 'berlin')
    await screen.findByRole('listbox')
    await fireEvent.focusOut(field())
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field()).toHaveValue('berlin')
  },
}

export const NothingFound: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), 'atlantis')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(field(), 'atlantis')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'))
  },
}

export const Clears: Story = {
  args: { value: 'Asia/Tokyo' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear: Time zone' }))
    await expect(args.onChange).toHaveBeenCalledWith('')
    await expect(field()).toHaveValue('')
    await expect(field()).toHaveFocus()
  },
}

export const TakesAnotherText: Story = {
  args: { allowOther: true },
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), 'Mars')
    await expect(await screen.findByRole('option', { name: 'Use “Mars”' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Mars')
    await userEvent.clear(field())
    await userEvent.type(field(), 'berlin')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('Europe/Berlin')
    await expect(field()).toHaveValue('Berlin')
  },
}

export const FindsElsewhere: Story = {
  args: { options: [], search: fn(async (text: string) => options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))) },
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), 'tok')
    await userEvent.click(await screen.findByRole('option', { name: /Tokyo/ }))
    await expect(args.search).toHaveBeenLastCalledWith('tok')
    await expect(args.onChange).toHaveBeenCalledWith('Asia/Tokyo')
    await expect(field()).toHaveValue('Tokyo')
  },
}

const slow = async (text: string) => {
  await new Promise((done) => setTimeout(done, 300))
  return options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
}

export const LeftBeforeTheAnswer: Story = {
  args: { options: [], search: slow, value: 'Europe/Berlin', chosenLabel: 'Berlin', allowOther: true },
  play: async ({ userEvent, args }) => {
    await userEvent.clear(field())
    await userEvent.type(field(), 'tokyo')
    await userEvent.tab()
    await expect(field()).toHaveValue('tokyo')
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('Asia/Tokyo'), { timeout: 2000 })
    await expect(field()).toHaveValue('Tokyo')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.clear(field())
    await userEvent.type(field(), 'Mars')
    await userEvent.tab()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Mars'), { timeout: 2000 })
  },
}

export const LeftWithWhatIsNotFound: Story = {
  args: { options: [], search: slow, value: 'Asia/Tokyo', chosenLabel: 'Tokyo' },
  play: async ({ userEvent, args }) => {
    await userEvent.clear(field())
    await userEvent.type(field(), 'atlantis')
    await userEvent.tab()
    await expect(field()).toHaveValue('atlantis')
    await waitFor(() => expect(field()).toHaveValue('Tokyo'), { timeout: 2000 })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const EnterWaitsForTheAnswer: Story = {
  args: { options: [], search: slow },
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), 'tok{Enter}')
    await expect(field()).toHaveValue('tok')
    await screen.findByRole('option', { name: /Tokyo/ }, { timeout: 2000 })
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('Asia/Tokyo')
  },
}

export const SearchFails: Story = {
  args: { options: [], search: async () => Promise.reject(new Error('offline')) },
  play: async ({ userEvent }) => {
    await userEvent.click(field())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The search did not work; type again to retry.'))
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { value: 'Asia/Tokyo', blocked: 'Viewers cannot change this.' },
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), 'ber{Enter}')
    await expect(field()).toHaveValue('Tokyo')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field()).toHaveAccessibleDescription('Viewers cannot change this.')
  },
}
