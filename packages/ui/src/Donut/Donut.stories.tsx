import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Donut } from './Donut.tsx'

const devices = [
  { label: 'Mobile', value: 742 },
  { label: 'Desktop', value: 451 },
  { label: 'Tablet', value: 54 },
]
const sources = ['Organic search', 'Direct', 'Paid search', 'Referral', 'E-mail', 'Social', 'Affiliates', 'Display'].map((label, place) => ({
  label,
  value: [4210, 3120, 1830, 1240, 960, 610, 240, 90][place] ?? 0,
}))
const words = { other: 'Other', figureLabel: 'visitors', empty: 'Nobody is on the site now' }

export default {
  title: 'Primitives/Donut',
  component: Donut,
  args: { title: 'Visitors by device', titled: true, parts: devices, form: { as: 'number' }, ...words },
} satisfies Meta<typeof Donut>
type Story = StoryObj<typeof Donut>

export const Playground: Story = {}

export const SharesAddUp: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Visitors by device' })
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Mobile74260%', 'Desktop45136%', 'Tablet544%'])
    await expect(canvas.getByText('1,247')).toBeVisible()
  },
}

export const Matrix: Story = {
  render: () => (
    <Grid cells="large">
      <Card>
        <Donut {...words} title="Three parts" titled parts={devices} />
      </Card>
      <Card>
        <Donut {...words} title="Six parts" titled parts={sources.slice(0, 6)} />
      </Card>
      <Card>
        <Donut {...words} title="Eight parts, two of them folded" titled parts={sources} />
      </Card>
      <Card>
        <Donut {...words} title="A single part" titled parts={devices.slice(0, 1)} />
      </Card>
      <Card>
        <Donut
          {...words}
          title="Money and a figure of its own"
          titled
          parts={devices}
          form={{ as: 'money', currency: 'EUR', digits: 0 }}
          figure="+12%"
          figureLabel="since last month"
        />
      </Card>
      <Card>
        <Donut
          {...words}
          title="Long names, large numbers"
          titled
          parts={devices.map(({ label, value }) => ({ label: `${label} devices with a screen of every size and kind`, value: value * 1_234_567 }))}
        />
      </Card>
      <Card title="Under a heading">
        <Donut {...words} title="Under a heading" parts={devices} />
      </Card>
      <Card>
        <Donut {...words} title="Nothing" titled parts={devices.map(({ label }) => ({ label, value: 0 }))} />
      </Card>
    </Grid>
  ),
}

const faded = (root: HTMLElement) => [...root.querySelectorAll('[data-part=arc]')].map((arc) => arc.hasAttribute('data-faded'))

export const PointsFromTheList: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = canvas.getByText('Desktop')
    await userEvent.hover(row)
    await expect(faded(canvasElement)).toEqual([true, false, true])
    await expect(canvasElement.querySelector('[data-part=figure]')).toHaveTextContent('36%Desktop')
    await userEvent.unhover(row)
    await expect(faded(canvasElement)).toEqual([false, false, false])
  },
}

export const PointsByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveFocus()
    await expect(faded(canvasElement)).toEqual([false, true, true])
    await userEvent.tab()
    await expect(faded(canvasElement)).toEqual([true, false, true])
  },
}

export const PointsFromTheRing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvasElement.querySelectorAll('[data-part=arc]')[2]!)
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('data-pointed')
  },
}

export const FoldsTheRest: Story = {
  args: { parts: sources },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(7)
    await expect(items[6]).toHaveTextContent('Other3303%')
  },
}

export const CountsWhatIsNoNumberAsNothing: Story = {
  args: { parts: [...devices, { label: 'Unknown', value: Number.NaN }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1,247')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent('Unknown–0%')
    await expect(canvasElement.querySelector('svg')?.innerHTML).not.toContain('NaN')
  },
}

export const Nothing: Story = {
  args: { parts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.empty)).toBeVisible()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}
