import type { Meta, StoryObj } from '@storybook/react-vite'
import { Braces, FileText, Table } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ChoiceCards, type OneChoiceCard, type SeveralChoiceCards } from './ChoiceCards.tsx'

const options = [
  { value: 'csv', title: 'CSV', detail: 'Opens in every spreadsheet.', icon: Table },
  { value: 'json', title: 'JSON', detail: 'For programs; keeps every field.', icon: Braces },
  { value: 'pdf', title: 'PDF', detail: 'For reading and printing, with all charts.', icon: FileText },
]
const plans = [
  { value: 'starter', title: 'Starter', detail: 'One project.', price: 'Free' },
  { value: 'growth', title: 'Growth', detail: 'Ten projects and scheduled reports.', price: '$49.00' },
  { value: 'scale', title: 'Scale', detail: 'Any number of projects.', price: <Badge tone="accent">Soon</Badge>, blocked: 'This plan begins in March.' },
]

const choose = fn()

function Held(props: OneChoiceCard<string>) {
  const [value, setValue] = useState(props.value)
  return <ChoiceCards {...props} value={value} onChange={(next) => (setValue(next), props.onChange(next))} />
}

function HeldSeveral(props: SeveralChoiceCards<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string[]) => (setValue(next), props.onChange(next))
  return <ChoiceCards {...props} value={value} onChange={change} />
}

export default {
  title: 'Primitives/ChoiceCards',
  component: ChoiceCards,
  args: { label: 'Format', value: 'csv', options, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<OneChoiceCard<string>>
type Story = StoryObj<OneChoiceCard<string>>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      <ChoiceCards label="One" value="json" options={options} hint="It can be changed for each export." required onChange={() => {}} />
      <ChoiceCards label="Several" multiple value={['csv', 'pdf']} options={options} optional onChange={() => {}} />
      <ChoiceCards label="With prices, one blocked" value="growth" options={plans} onChange={() => {}} />
      <ChoiceCards label="Small" value="" options={options.map(({ value, title }) => ({ value, title }))} cells="small" onChange={() => {}} />
      <ChoiceCards label="Wrong" value="" options={options} error="Choose a format." required onChange={() => {}} />
      <ChoiceCards label="Blocked" value="csv" options={options} blocked="Viewers cannot change this." onChange={() => {}} />
      <ChoiceCards label="Several, blocked" multiple value={['csv']} options={options} blocked="Viewers cannot change this." onChange={() => {}} />
    </Stack>
  ),
}

/** A card is pressed anywhere; arrows move among the cards and choose. */
export const ChoosesOne: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Format' })).toBeVisible()
    await userEvent.click(canvas.getByText('For programs; keeps every field.'))
    await expect(args.onChange).toHaveBeenLastCalledWith('json')
    await expect(canvas.getByRole('radio', { name: 'JSON' })).toHaveAccessibleDescription('For programs; keeps every field.')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('pdf')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('csv')
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'JSON' })).toBeChecked()
  },
}

export const ChoosesSeveral: Story = {
  render: () => <HeldSeveral label="Format" multiple value={['pdf']} options={options} onChange={choose} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Format' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(choose).toHaveBeenLastCalledWith(['csv', 'pdf'])
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'JSON' })).toHaveFocus()
    await userEvent.click(canvas.getByText('PDF'))
    await expect(choose).toHaveBeenLastCalledWith(['csv'])
  },
}

export const SaysThatItIsRequired: Story = {
  render: () => <HeldSeveral label="Format" multiple value={[]} options={options} hint="At least one." required onChange={choose} />,
  play: async ({ canvas }) => expect(canvas.getByRole('group', { name: /^Format/ })).toHaveAccessibleDescription('At least one. Required'),
}

export const SaysWhyOneIsBlocked: Story = {
  args: { label: 'Plan', value: 'growth', options: plans },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Any number of projects.'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('radio', { name: 'Scale' })).toHaveAccessibleDescription('Soon Any number of projects. This plan begins in March.')
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { blocked: 'Viewers cannot change this.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Viewers cannot change this.')
    await userEvent.click(canvas.getByText('JSON'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Viewers cannot change this.')
  },
}
