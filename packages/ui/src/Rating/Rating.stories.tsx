import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Theme } from '../theme/Theme.tsx'
import { Rating } from './Rating.tsx'

export default {
  title: 'Primitives/Rating',
  component: Rating,
  args: { value: 4.8, count: 234, size: 'standard', missing: 'Not rated yet' },
} satisfies Meta<typeof Rating>
type Story = StoryObj<typeof Rating>

export const Playground: Story = {}

export const SaysItInWords: Story = { play: async ({ canvas }) => expect(canvas.getByText('4.8 out of 5, 234 ratings')).toBeInTheDocument() }

export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['standard', 'small'] as const).map((size) => (
        <Inline key={size} gap="l">
          <Rating size={size} value={4.8} count={1234} />
          <Rating size={size} value={3.5} />
          <Rating size={size} value={5} count={1} />
          <Rating size={size} value={0} count={0} />
          <Rating size={size} value={null} />
        </Inline>
      ))}
      <Theme locale="de">
        <Rating value={4.25} count={12_800} />
      </Theme>
    </Stack>
  ),
}

export const NobodyYet: Story = { args: { value: null }, play: async ({ canvas }) => expect(canvas.getByText('Not rated yet')).toBeVisible() }

export const FillsPartOfAStar: Story = {
  args: { value: 2.5 },
  play: async ({ canvasElement }) => {
    const [all, filled] = ['[data-part=stars]', '[data-part=stars] > span'].map((part) => canvasElement.querySelector(part)!.getBoundingClientRect().width)
    await expect(filled! / all!).toBeCloseTo(0.5, 2)
  },
}
