import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

function Held(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return <SearchField {...props} value={value} onChange={(next) => (setValue(next), props.onChange(next))} />
}

export default {
  title: 'Primitives/SearchField',
  component: SearchField,
  args: { label: 'Search templates', value: '', placeholder: 'Search templates…', onChange: fn(), onSubmit: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SearchField>
type Story = StoryObj<typeof SearchField>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Stack>
      <SearchField label="Empty" value="" placeholder="Search templates…" onChange={onChange} />
      <SearchField label="Filled" value="checkout" onChange={onChange} />
      <SearchField label="With its label" labelHidden={false} hint="Names and authors." value="checkout" onChange={onChange} />
    </Stack>
  ),
}

export const Clears: Story = {
  args: { value: 'checkout' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search templates' })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'shop{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
}
