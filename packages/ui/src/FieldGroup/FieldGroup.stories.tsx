import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FieldGroup } from './FieldGroup.tsx'

const nothing = () => undefined

export default {
  title: 'Primitives/FieldGroup',
  component: FieldGroup,
  args: { label: 'Trigger', children: <TextField label="Seconds" value="30" onChange={nothing} /> },
} satisfies Meta<typeof FieldGroup>
type Story = StoryObj<typeof FieldGroup>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      <FieldGroup label="One field">
        <TextField label="Seconds" value="30" onChange={nothing} />
      </FieldGroup>
      <FieldGroup label="Several fields, one of them wrong">
        <TextField label="Address" value="shop" error="Begin with https://." onChange={nothing} />
        <TextField label="Seconds" value="30" hint="At least 5." onChange={nothing} />
        <Checkbox label="On every page" checked onChange={nothing} />
      </FieldGroup>
    </Stack>
  ),
}
export const IsAGroup: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('group', { name: 'Trigger' })).toContainElement(canvas.getByRole('textbox')),
}
