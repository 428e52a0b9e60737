import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Select as SelectControl } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { box } from './Field.css.ts'
import { Field } from './Field.tsx'

export default {
  title: 'Primitives/Field',
  component: Field,
  args: { label: 'Measurement ID', hint: 'Begins with G-.', children: (wiring) => <input {...wiring} className={box} defaultValue="G-4XQ2" /> },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Playground: Story = {}

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
      <Field label="Several controls" hint="One question, two answers." group>
        {({ id, ...wiring }, labelId) => (
          <div id={id} role="group" aria-labelledby={labelId} aria-describedby={wiring['aria-describedby']}>
            <Stack gap="xs">
              <input aria-label="First" className={box} defaultValue="G-4XQ2" />
              <input aria-label="Second" className={box} defaultValue="G-7HN1" />
            </Stack>
          </div>
        )}
      </Field>
    </Stack>
  ),
}

function WebsiteField({ error, blocked, required }: { error?: string; blocked?: string; required?: boolean }) {
  const [value, setValue] = useState('shop.example')
  return (
    <TextField
      label="Website"
      hint="Where your visitors go."
      value={value}
      error={error ?? false}
      blocked={blocked ?? false}
      required={required ?? false}
      onChange={setValue}
    />
  )
}

export const Text: Story = {
  render: () => <WebsiteField />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Website' })
    await expect(field).toHaveAccessibleDescription('Where your visitors go.')
    await userEvent.click(canvas.getByText('Website'))
    await expect(field).toHaveFocus()
    await userEvent.type(field, '/de')
    await expect(field).toHaveValue('shop.example/de')
  },
}

function GoalsField() {
  const [value, setValue] = useState('Track purchases')
  return <TextArea label="Goals" hint="In your own words." value={value} onChange={setValue} />
}

export const Textarea: Story = {
  render: () => <GoalsField />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Goals' })
    await expect(field).toHaveAccessibleDescription('In your own words.')
    await userEvent.type(field, '{Enter}and carts')
    await expect(field).toHaveValue('Track purchases\nand carts')
  },
}

function ProjectField() {
  const [value, setValue] = useState('shop')
  const options = [
    { value: 'shop', label: 'E-commerce Tracking' },
    { value: 'campaign', label: 'Marketing Campaign' },
  ]
  return <SelectControl label="Project" hint="Its data is shown." options={options} value={value} onChange={setValue} />
}

export const Select: Story = {
  render: () => <ProjectField />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Project' })
    await expect(field).toHaveAccessibleDescription('Its data is shown.')
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(field).toHaveTextContent('Marketing Campaign')
  },
}

export const WithError: Story = {
  render: () => <WebsiteField error="“shop.example” has no scheme; begin with https://." />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Website' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Where your visitors go. “shop.example” has no scheme; begin with https://.')
  },
}

export const Required: Story = {
  render: () => <WebsiteField required />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Website' })).toHaveAttribute('aria-required', 'true')
    await expect(canvas.getByTitle('Required')).toBeVisible()
  },
}

export const Disabled: Story = {
  render: () => <WebsiteField blocked="Viewers cannot change this." />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Website' })
    await userEvent.type(field, 'x')
    await expect(field).toHaveValue('shop.example')
    await expect(field).toHaveAttribute('aria-disabled', 'true')
    await expect(field).toHaveAccessibleDescription('Where your visitors go. Viewers cannot change this.')
  },
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
