import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Change } from '../Change/Change.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Num } from '../Num/Num.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StatCard } from '../StatCard/StatCard.tsx'
import { StatGrid } from '../StatGrid/StatGrid.tsx'
import { Text } from '../Text/Text.tsx'
import { Spark } from './Spark.tsx'

const points = [12, 14, 11, 16, 19, 17, 22, 21, 26, 24, 29, 33]
const tones = ['neutral', 'accent', 'positive', 'caution', 'critical'] as const

export default { title: 'Primitives/Spark', component: Spark, args: { label: 'Visits, last twelve days: from 12 up to 33', points } } satisfies Meta<
  typeof Spark
>
type Story = StoryObj<typeof Spark>

export const Playground: Story = { args: { look: 'area', tone: 'accent', size: 'standard', dot: true } }

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="l">
      {(['standard', 'small'] as const).map((size) =>
        (['line', 'area'] as const).map((look) => (
          <Inline key={size + look} gap="m">
            {tones.map((tone) => (
              <Spark key={tone} {...args} size={size} look={look} tone={tone} dot={look === 'area'} />
            ))}
          </Inline>
        )),
      )}
      <Inline gap="m">
        <Spark label="Never changed" points={[5, 5, 5, 5]} dot />
        <Spark label="Gaps" points={[5, 9, null, null, 4, 6, null, 8]} />
        <Spark label="Below zero" points={[-5, -2, 3, -4, 6]} look="area" />
        <Spark label="One figure" points={[5]} />
        <Spark label="Nothing" points={[]} />
      </Inline>
      <StatGrid label="In a card">
        <StatCard label="Visits" value={<Num value={48210} />} change={<Change value={0.124} />} detail={<Spark {...args} look="area" dot />} />
      </StatGrid>
    </Stack>
  ),
}
export const Line: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Visits, last twelve days: from 12 up to 33' })).toBeVisible()
    await expect(canvasElement.querySelector('[data-part=line]')?.getAttribute('d')?.match(/[ML]/g)).toHaveLength(12)
    await expect(canvasElement.querySelector('[data-part=dot]')).toBeNull()
  },
}
export const Area: Story = {
  args: { look: 'area', dot: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=area]')).toHaveAttribute('d', expect.stringMatching(/Z$/))
    await expect(canvasElement.querySelector('[data-part=dot]')).toBeVisible()
  },
}
/** Between which figures the course was expected: the area has both sides, and the line lies on it. */
export const Band: Story = {
  args: { size: 'large', tone: 'critical', dot: true, points: [12, 14, 13, 2], band: [12, 14, 13, 12].map((value) => ({ low: value - 3, high: value + 3 })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=band]')).toHaveAttribute('d', expect.stringMatching(/^M[^M]*Z$/))
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('width', '160')
  },
}
export const OnePoint: Story = {
  args: { points: [5] },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[data-part=dot]')).toBeVisible(),
}
export const Gaps: Story = {
  args: { points: [5, 9, null, null, 4, 6, null, 8, 9] },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[data-part=line]')?.getAttribute('d')?.match(/M/g)).toHaveLength(3),
}
/** What is no number is a gap like one that was not measured, and does not stretch the course. */
export const NoNumbers: Story = {
  args: { points: [5, 9, Number.NaN, 4, 6, Number.POSITIVE_INFINITY, 8, 9], look: 'area' },
  play: async ({ canvasElement }) => {
    for (const part of ['line', 'area']) {
      const outline = canvasElement.querySelector(`[data-part=${part}]`)?.getAttribute('d') ?? ''
      await expect(outline.match(/M/g)).toHaveLength(3)
      await expect(outline).not.toMatch(/NaN|Infinity/)
    }
  },
}
export const BelowZero: Story = { args: { points: [-5, -2, 3, -4, 6], look: 'area' } }
export const NoData: Story = {
  args: { label: 'Visits: nothing yet', points: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Visits: nothing yet' })).toBeVisible()
    await expect(canvasElement.querySelector('[data-part=nothing]')).toBeVisible()
  },
}
export const HundredThousandPoints: Story = {
  args: { points: Array.from({ length: 100_000 }, (_, index) => Math.sin(index / 9000) + Math.sin(index * 1.7) / 5) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=line]')?.getAttribute('d')?.match(/[ML]/g)?.length).toBeLessThanOrEqual(4 * 96)
  },
}
/** Stands in the row, and does not turn round. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Text>
        Visits <Spark {...args} size="small" dot />
      </Text>
    </div>
  ),
}
