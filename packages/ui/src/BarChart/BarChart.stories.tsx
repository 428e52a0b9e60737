import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { BarChart } from './BarChart.tsx'
import { bars, channels, long, manyDays, months, pages, signed, words } from './bar.sample.ts'

export default {
  title: 'Primitives/BarChart',
  component: BarChart,
  args: { ...words, title: 'Events by page', over: pages, series: [bars('Events', 48)] },
} satisfies Meta<typeof BarChart>
type Story = StoryObj<typeof BarChart>

export const Playground: Story = { args: { titled: true, series: channels, look: 'stacked', show: 'date' } }

export const Matrix: Story = {
  render: () => (
    <Grid cells="large">
      <Card>
        <BarChart {...words} title="One series" titled over={pages} series={[bars('Events', 48)]} />
      </Card>
      {(['grouped', 'stacked'] as const).map((look) => (
        <Card key={look}>
          <BarChart {...words} title={look} titled look={look} over={pages} series={channels} />
        </Card>
      ))}
      <Card>
        <BarChart {...words} title="Months" titled show="month" over={months} series={[bars('Sign-ups', 9, 12)]} />
      </Card>
      {(['grouped', 'stacked'] as const).map((look) => (
        <Card key={look}>
          <BarChart {...words} title={`Below zero, ${look}`} titled look={look} over={pages} series={signed} />
        </Card>
      ))}
      <Card>
        <BarChart {...words} title="Ninety days" titled over={manyDays} series={[bars('Events', 20, 90)]} />
      </Card>
      <Card>
        <BarChart {...words} title="Long names" titled over={long} series={[bars('Events', 31, 8)]} />
      </Card>
      <Card>
        <BarChart {...words} title="One bar" titled over={['Home']} series={[{ label: 'Events', values: [12] }]} />
      </Card>
      <Card>
        <BarChart {...words} title="Nothing" titled over={[]} series={[]} />
      </Card>
    </Grid>
  ),
}

export const Grouped: Story = {
  args: { series: channels },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part=bar]')).toHaveLength(18)
    await expect(canvasElement.querySelectorAll('[data-part=legend] [data-part=key]')).toHaveLength(3)
  },
}
export const Stacked: Story = {
  args: { series: channels, look: 'stacked' },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('[data-part=bar]')]
      .filter((_, index) => index % 6 === 0)
      .map((bar) => bar.getBoundingClientRect())
    await expect(Math.abs(first!.top - second!.bottom)).toBeLessThan(1.5)
    // What stands above a stack is its sum.
    await expect(within(canvas.getByRole('img')).getByText('117')).toBeVisible()
  },
}
export const BelowZero: Story = {
  args: { series: signed, look: 'stacked' },
  play: async ({ canvas }) => expect(within(canvas.getByRole('img')).getByText('-20', { selector: '[data-part=figure]' })).toBeVisible(),
}
/** Ninety days: their names thin out, never overlap and are all in the table. */
export const ManyPlaces: Story = {
  args: { over: manyDays, series: [bars('Events', 20, 90)] },
  play: async ({ canvas, canvasElement }) => {
    const names = within(canvas.getByRole('img'))
      .getAllByText(/^(Jan|Feb|Mar) \d+$/)
      .map((name) => name.getBoundingClientRect())
    await expect(names.length).toBeGreaterThan(5)
    await expect(names.every(({ left }, index) => index === 0 || left > names[index - 1]!.right)).toBe(true)
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(90)
  },
}
export const LongNames: Story = {
  args: { over: long, series: [bars('Events', 31, 8)] },
  render: (args) => (
    <div style={{ inlineSize: 420 }}>
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(within(canvas.getByRole('img')).queryByText(long[0]!)).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await expect(canvasElement.querySelector('[data-part=tip]')).toHaveTextContent(long[0]!)
  },
}
export const OneBar: Story = { args: { over: ['Home'], series: [{ label: 'Events', values: [12] }] } }
export const Gaps: Story = {
  args: { series: [{ label: 'Events', values: [12, null, 30, null, 4, 9] }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('[data-part=bar]')).toHaveLength(4)
    await userEvent.tab()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Shop, Events –')
  },
}
export const NoData: Story = {
  args: { over: pages, series: [{ label: 'Events', values: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing received yet')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}
export const UnreadableMoment: Story = {
  args: { over: [{ at: '2024-01-22' }, { at: 'soon' }, { at: '2024-01-24' }, { at: 1e300 }], series: [{ label: 'Events', values: [4, 7, 5, 3] }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('[data-part=bar]')).toHaveLength(4)
    await userEvent.tab()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent('–, Events 7')
  },
}
export const Keyboard: Story = {
  args: { series: channels },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const status = canvas.getByRole('status')
    await userEvent.tab()
    await expect(canvas.getByRole('application', { name: 'Events by page' })).toHaveFocus()
    for (const [key, page] of [
      ['End', 'Thanks'],
      ['ArrowRight', 'Thanks'],
      ['ArrowLeft', 'Payment'],
      ['Home', 'Home'],
      ['ArrowRight', 'Shop'],
      ['PageDown', 'Product'],
      ['PageUp', 'Shop'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect(status).toHaveTextContent(new RegExp(`^${page}, Search \\d+, Mail \\d+, Direct \\d+$`))
    }
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('[data-part=tip]')).toBeNull()
    await expect(status).toBeEmptyDOMElement()
  },
}
export const Pointer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = canvas.getByRole('application')
    const { right, top } = plot.getBoundingClientRect()
    await userEvent.pointer({ target: plot, coords: { clientX: right - 20, clientY: top + 90 } })
    await expect(canvasElement.querySelector('[data-part=tip]')).toHaveTextContent(/^ThanksEvents\d+$/)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.unhover(plot)
    await expect(canvasElement.querySelector('[data-part=tip]')).toBeNull()
  },
}
/** Words follow the direction of reading; the bars stand in their order from left to right. */
export const RightToLeft: Story = {
  args: { titled: true, series: channels },
  render: (args) => (
    <div dir="rtl">
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = canvas.getByRole('application')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Home, /)
    const { left, width } = plot.getBoundingClientRect()
    await expect(canvasElement.querySelector('[data-part=tip]')!.getBoundingClientRect().left - left).toBeLessThan(width / 3)
  },
}
