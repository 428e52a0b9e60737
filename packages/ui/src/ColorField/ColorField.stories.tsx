import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { ColorField, type ColorFieldProps } from './ColorField.tsx'

function Held(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value)
  return <ColorField {...props} value={value} onChange={(next) => (setValue(next), props.onChange(next))} />
}

export default {
  title: 'Primitives/ColorField',
  component: ColorField,
  args: { label: 'Brand color', value: '#2f5bea', onChange: fn() },
  render: (args) => <Held key={args.value} {...args} />,
} satisfies Meta<typeof ColorField>
type Story = StoryObj<typeof ColorField>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <Grid cells="large" gap="l">
      <ColorField label="Reaches every ratio" value="#2f5bea" onChange={onChange} />
      <ColorField label="Too light" value="#f5d90a" hint="Your buttons and links wear it." onChange={onChange} />
      <ColorField label="Too dark for the night" value="#111214" onChange={onChange} required />
      <ColorField label="Not a color" value="tomato soup" onChange={onChange} />
      <ColorField label="Nothing chosen" value="" onChange={onChange} optional />
      <ColorField label="Blocked" value="#0f6b3f" onChange={onChange} blocked="Only owners change the brand." />
    </Grid>
  ),
}

export const WarnsAndTakesIt: Story = {
  args: { value: '#2f5bea' },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Brand color' })
    await expect(text).toHaveAccessibleDescription(/#2f5bea is used as it is/)
    await userEvent.clear(text)
    await userEvent.type(text, 'f5d90a')
    await expect(args.onChange).toHaveBeenLastCalledWith('#f5d90a')
    await expect(text).toHaveAccessibleDescription(/#f5d90a reaches a contrast of [\d.]+ to 1 where [\d.]+ to 1 is needed/)
    await expect(canvas.getByRole('list', { name: 'Brand color' })).toHaveTextContent(/Chosen#f5d90aContrast 1\.\d+ to 1/)
    await expect(text).toBeValid()
  },
}

export const RefusesWhatIsNoColor: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Brand color' })
    await userEvent.clear(text)
    await userEvent.type(text, 'tomato')
    await expect(text).toBeValid()
    await userEvent.tab()
    await expect(text).toBeInvalid()
    await expect(text).toHaveAccessibleDescription(/“tomato” is not a color; write it as #rrggbb/)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(text)
    await userEvent.type(text, '#0F0{Enter}')
    await expect(text).toBeValid()
    await expect(text).toHaveValue('#00ff00')
    await expect(args.onChange).toHaveBeenCalledWith('#00ff00')
  },
}

export const GivesWayToAnotherValue: Story = {
  render: function Reset(args) {
    const [value, setValue] = useState('#2f5bea')
    return (
      <>
        <ColorField {...args} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('#0f6b3f')}>
          Brand of last year
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Brand color' })
    await userEvent.clear(text)
    await userEvent.type(text, 'f5d')
    await expect(text).toHaveValue('f5d')
    await userEvent.type(text, '9')
    await userEvent.tab()
    await expect(text).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Brand of last year' }))
    await expect(text).toHaveValue('#0f6b3f')
    await expect(text).toBeValid()
  },
}

export const PicksWithTheBrowser: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.input(canvas.getByLabelText('Pick: Brand color'), { target: { value: '#7a4ce0' } })
    await expect(args.onChange).toHaveBeenCalledWith('#7a4ce0')
    await expect(canvas.getByRole('textbox', { name: 'Brand color' })).toHaveValue('#7a4ce0')
  },
}

export const Blocked: Story = {
  args: { blocked: 'Only owners change the brand.' },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Brand color' })
    await userEvent.type(text, 'x')
    await expect(text).toHaveAccessibleDescription(/Only owners change the brand/)
    await expect(canvas.getByLabelText('Pick: Brand color')).toBeDisabled()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
