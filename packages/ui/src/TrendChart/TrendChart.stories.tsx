import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TrendChart, type TrendSeries } from './TrendChart.tsx'

const days = (label: string, level: number, from = 0): TrendSeries => ({
  label,
  points: Array.from({ length: 30 }, (_, day) => ({
    at: Date.UTC(2024, 0, 1 + day),
    value: day < from ? null : Math.round(level * (1 + day / 40 + 0.18 * Math.sin(day * 0.9) + 0.1 * Math.sin(day * 2.3))),
  })),
})
const now = days('Received', 1400)
const words = { axes: { time: 'Day', value: 'Events' }, tableLabel: 'Show as a table', empty: 'Nothing received yet' }

export default { title: 'Primitives/TrendChart', component: TrendChart, args: { title: 'Events received', series: [now], ...words } } satisfies Meta<
  typeof TrendChart
>
type Story = StoryObj<typeof TrendChart>

export const Default: Story = { args: { look: 'area', titled: true } }
export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      <Card>
        <TrendChart {...words} title="Area" titled look="area" series={[now]} />
      </Card>
      <Card title="Five lines">
        <TrendChart {...words} title="Five lines" series={[now, days('Verified', 1100), days('Plan', 900), days('Refused', 240), days('Late', 90, 12)]} />
      </Card>
      <Card>
        <TrendChart
          {...words}
          title="Gaps"
          titled
          series={[{ ...now, points: now.points.map((point, day) => (day % 9 > 6 ? { ...point, value: null } : point)) }]}
        />
      </Card>
      <Card>
        <TrendChart
          {...words}
          title="Below zero"
          titled
          look="area"
          form={{ as: 'percent' }}
          series={[{ label: 'Change', points: now.points.map(({ at }, day) => ({ at, value: Math.sin(day / 4) / 8 })) }]}
        />
      </Card>
      <Card>
        <TrendChart {...words} title="One point" titled series={[{ label: 'Received', points: now.points.slice(0, 1) }]} />
      </Card>
      <Card>
        <TrendChart {...words} title="Nothing" titled series={[{ label: 'Received', points: [] }]} />
      </Card>
    </Stack>
  ),
}
export const HasATableTwin: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Events received' })).toBeVisible()
    await userEvent.click(canvas.getByText('Show as a table'))
    const table = canvas.getByRole('table', { name: 'Events received' })
    await expect(within(table).getAllByRole('row')).toHaveLength(31)
    await expect(within(table).getByRole('rowheader', { name: 'Jan 1, 2024' })).toBeVisible()
  },
}
export const FollowsThePointer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const legend = canvasElement.querySelector('[data-part=legend]')
    await expect(legend).toHaveTextContent('Jan 30, 2024')
    const picture = canvas.getByRole('img', { name: 'Events received' })
    const { left, top } = picture.getBoundingClientRect()
    await userEvent.pointer({ target: picture, coords: { clientX: left + 40, clientY: top + 90 } })
    await expect(legend).toHaveTextContent('Jan 1, 2024')
  },
}
export const Nothing: Story = {
  args: { series: [{ label: 'Received', points: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing received yet')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Dark: Story = { ...Matrix, globals: { mode: 'dark' } }
