import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { box } from './Field.css.ts'
import { Field } from './Field.tsx'

export default {
  title: 'Primitives/Field',
  component: Field,
  args: { label: 'Measurement ID', hint: 'Begins with G-.', children: (wiring) => <input {...wiring} className={box} defaultValue="G-4XQ2" /> },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Default: Story = {}

export const Matrix: Story = {
  render: ({ children }) => (
    <Stack gap="l">
      <Field label="Plain">{children}</Field>
      <Field label="With a hint" hint="Begins with G-." required>
        {children}
      </Field>
      <Field label="With an error" hint="Begins with G-." error="“X” is not a measurement ID; copy it from Admin, Data streams." required>
        {children}
      </Field>
      <Field label="Optional" optional counter="6 of 20 characters">
        {children}
      </Field>
      <Field label="Blocked" blocked="Viewers cannot change this.">
        {children}
      </Field>
      <Field label="Hidden label" labelHidden>
        {children}
      </Field>
    </Stack>
  ),
}

export const TiesEverythingTogether: Story = {
  args: { error: 'Write the ID.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Measurement ID')
    await expect(input).toHaveAccessibleName('Measurement ID')
    await expect(input).toHaveAccessibleDescription('Begins with G-. Write the ID.')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAttribute('aria-required', 'true')
  },
}
