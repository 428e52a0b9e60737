import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ScoreBadge } from './ScoreBadge.tsx'

const labels = { excellent: 'Excellent', good: 'Good', fair: 'Needs improvement', poor: 'Poor', missing: 'Not scored yet' }

export default { title: 'Primitives/ScoreBadge', component: ScoreBadge, args: { score: 92, labels } } satisfies Meta<typeof ScoreBadge>
type Story = StoryObj<typeof ScoreBadge>

export const Playground: Story = {}

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
    for (const words of ['90 Excellent', '89 Good', '80 Good', '79 Needs improvement', '70 Needs improvement', '69 Poor', 'Not scored yet']) {
      await expect(canvas.getAllByText(words)).toHaveLength(2)
    }
  },
}

const says = (score: number | null, words: string, tone: string): Story => ({
  args: { score },
  play: async ({ canvas }) => expect(canvas.getByText(words).closest('[data-ui=Badge]')).toHaveAttribute('data-tone', tone),
})

export const Excellent90 = says(90, '90 Excellent', 'positive')
export const Good89 = says(89, '89 Good', 'accent')
export const Good80 = says(80, '80 Good', 'accent')
export const NeedsImprovement79 = says(79, '79 Needs improvement', 'caution')
export const NeedsImprovement70 = says(70, '70 Needs improvement', 'caution')
export const Poor69 = says(69, '69 Poor', 'critical')
export const Zero = says(0, '0 Poor', 'critical')
export const Hundred = says(100, '100 Excellent', 'positive')
export const Missing = says(null, 'Not scored yet', 'neutral')
