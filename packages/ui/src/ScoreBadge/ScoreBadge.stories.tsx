import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ScoreBadge } from './ScoreBadge.tsx'

const labels = { excellent: 'Excellent', good: 'Good', fair: 'Fair', poor: 'Poor', missing: 'Not scored yet' }

export default { title: 'Primitives/ScoreBadge', component: ScoreBadge, args: { score: 92, labels } } satisfies Meta<typeof ScoreBadge>
type Story = StoryObj<typeof ScoreBadge>

export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('92 Excellent')).toBeVisible() }
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['quiet', 'solid'] as const).map((look) => (
        <Inline key={look}>
          {[100, 90, 89, 80, 79, 70, 69, 0, undefined].map((score, index) => (
            <ScoreBadge key={index} score={score} labels={labels} look={look} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const words of ['90 Excellent', '89 Good', '80 Good', '79 Fair', '70 Fair', '69 Poor', 'Not scored yet']) {
      await expect(canvas.getAllByText(words)).toHaveLength(2)
    }
  },
}

export const Dark: Story = { ...Matrix, globals: { mode: 'dark' } }
