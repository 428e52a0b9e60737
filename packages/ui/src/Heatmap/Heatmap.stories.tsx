import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Theme } from '../theme/Theme.tsx'
import { Heatmap, type HeatmapRow } from './Heatmap.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const visits: HeatmapRow[] = weekdays.map((label, day) => ({
  label,
  values: hours.map((_, hour) =>
    Math.round(
      (day > 4 ? 0.6 : 1) * (40 + 900 * Math.exp(-((hour - 11) ** 2) / 18) + 620 * Math.exp(-((hour - 20) ** 2) / 8)) * (1 + 0.08 * Math.sin(day * 5 + hour)),
    ),
  ),
}))
const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5', 'Week 6']
const cohorts: HeatmapRow[] = ['Jan 1', 'Jan 8', 'Jan 15', 'Jan 22', 'Jan 29', 'Feb 5'].map((label, place) => ({
  label,
  values: weeks.map((_, week) => (week < 6 - place ? (week === 0 ? 1 : 0.46 / (week + 0.35 - place * 0.04) + 0.06) : null)),
}))
const words = { empty: 'Nothing was counted in this period' }
const retention = { label: 'Return by week', corner: 'Joined', columns: weeks, rows: cohorts, form: { as: 'percent', digits: 0 }, ...words } as const

export default {
  title: 'Primitives/Heatmap',
  component: Heatmap,
  args: { label: 'Visits by hour', corner: 'Weekday', columns: hours, rows: visits, dense: true, form: { as: 'number' }, ...words },
} satisfies Meta<typeof Heatmap>
type Story = StoryObj<typeof Heatmap>

export const Playground: Story = {}

export const IsAGrid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Visits by hour' })).toBeVisible()
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(7 * 24)
    await expect(canvas.getByRole('rowheader', { name: 'Monday' })).toBeVisible()
  },
}

export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      <Card title="Dense">
        <Heatmap label="Dense" corner="Weekday" columns={hours} rows={visits} dense {...words} />
      </Card>
      <Card title="With values">
        <Heatmap {...retention} label="With values" />
      </Card>
      <Theme brand="#ffdd00">
        <Card title="Under a yellow brand">
          <Heatmap {...retention} label="Under a yellow brand" />
        </Card>
      </Theme>
      <Card title="Few whole values, some unknown">
        <Heatmap
          label="Few whole values, some unknown"
          corner="Severity"
          columns={['Web', 'Shop', 'App']}
          rows={[
            { label: 'High', values: [0, 1, null] },
            { label: 'Medium', values: [2, 3, 4] },
            { label: 'Low', values: [1, null, 0] },
          ]}
          {...words}
        />
      </Card>
      <Card title="Nothing">
        <Heatmap label="Nothing" corner="Weekday" columns={hours} rows={[]} {...words} />
      </Card>
    </Stack>
  ),
}

export const WithValues: Story = {
  args: { ...retention, dense: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('100%')[0]).toBeVisible()
    await expect(canvasElement.querySelector('[data-part=legend]')).toHaveTextContent('0% – 20%20% – 40%40% – 60%60% – 80%80% – 100%')
  },
}

export const MovesByArrows: Story = {
  args: { ...retention, dense: false },
  play: async ({ canvas, userEvent }) => {
    const cells = canvas.getAllByRole('gridcell')
    const at = (row: number, column: number) => cells[row * 6 + column]
    await userEvent.tab()
    await expect(at(0, 0)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(at(1, 1)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}')
    await expect(at(0, 0)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(at(0, 5)).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(at(5, 5)).toHaveFocus()
    await userEvent.keyboard('{Home}{PageUp}')
    await expect(at(0, 0)).toHaveFocus()
    await userEvent.keyboard('{PageDown}{Control>}{Home}{/Control}{ArrowRight}')
    await expect(cells.filter((cell) => cell.tabIndex === 0)).toEqual([at(0, 1)])
  },
}

export const LeavesShortcutsToTheBrowser: Story = {
  args: { ...retention, dense: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowDown}{/Meta}')
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveFocus()
  },
}

export const TellsTheCell: Story = {
  args: { ...retention, dense: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('gridcell')[0]!.focus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Jan 1, Week 1: 100%')
    await userEvent.keyboard('{ArrowDown}{End}')
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Jan 8, Week 6: no value'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.hover(canvas.getAllByRole('gridcell')[0]!)
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Jan 1, Week 1: 100%'))
    await userEvent.unhover(canvas.getAllByRole('gridcell')[0]!)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const FollowsTheEyeFromRightToLeft: Story = {
  args: { ...retention, dense: false },
  render: (args) => (
    <div dir="rtl">
      <Heatmap {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getAllByRole('gridcell')[1]).toHaveFocus()
  },
}

export const Nothing: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.empty)).toBeVisible()
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument()
  },
}
