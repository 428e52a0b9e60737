import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { RatingField, type RatingFieldProps } from './RatingField.tsx'

function Held(props: RatingFieldProps) {
  const [value, setValue] = useState(props.value)
  return <RatingField {...props} value={value} onRate={(stars) => (setValue(stars), props.onRate(stars))} />
}

export default {
  title: 'Primitives/RatingField',
  component: RatingField,
  args: { label: 'How useful was this article?', hint: 'Only the mean of all ratings is shown.', value: null, onRate: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RatingField>
type Story = StoryObj<typeof RatingField>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onRate }) => (
    <Stack gap="l">
      {[null, 1, 3, 5].map((value) => (
        <RatingField key={value} label={value === null ? 'Not chosen' : `Chosen: ${value}`} value={value} onRate={onRate} />
      ))}
      <RatingField label="In error" required error="Choose at least one star, so that the author learns from it." value={null} onRate={onRate} />
      <RatingField label="Blocked" hint="You rated it last week." blocked="A rating can be given once." value={4} onRate={onRate} />
    </Stack>
  ),
}

export const RatesByPress: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How useful was this article?' })).toHaveAccessibleDescription('Only the mean of all ratings is shown.')
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
    await expect(args.onRate).toHaveBeenLastCalledWith(4)
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked()
  },
}

export const RatesByArrows: Story = {
  args: { value: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onRate).toHaveBeenLastCalledWith(4)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onRate).toHaveBeenLastCalledWith(3)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '1 star' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked()
  },
}

export const SpaceChoosesTheFirst: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus()
    await expect(args.onRate).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(args.onRate).toHaveBeenLastCalledWith(1)
  },
}

/** A form that is refused leads focus to the first control that says it is wrong. */
export const SaysWhatIsWrong: Story = {
  args: { error: 'Choose at least one star, so that the author learns from it.' },
  play: async ({ canvas }) => {
    for (const star of canvas.getAllByRole('radio')) await expect(star).toBeInvalid()
    await expect(canvas.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid')
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { blocked: 'A rating can be given once.', hint: undefined, value: 4 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('A rating can be given once.')
    await userEvent.click(canvas.getByRole('radio', { name: '2 stars' }))
    await expect(args.onRate).not.toHaveBeenCalled()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('A rating can be given once.')
  },
}
