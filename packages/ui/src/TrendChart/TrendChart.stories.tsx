import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { TrendChart } from './TrendChart.tsx'
import { anomalies, change, days, forecast, gaps, long, readings, release, words } from './trend.sample.ts'

const now = days('Received', 1400)
const five = [now, days('Verified', 1100), days('Plan', 900), days('Refused', 240), days('Late', 90, 12)]

export default { title: 'Primitives/TrendChart', component: TrendChart, args: { title: 'Events received', series: [now], ...words } } satisfies Meta<
  typeof TrendChart
>
type Story = StoryObj<typeof TrendChart>

export const Playground: Story = { args: { titled: true, look: 'area', from: 'zero', show: 'date', marks: anomalies } }

export const Matrix: Story = {
  render: () => (
    <Grid cells="large">
      {(['line', 'area'] as const).map((look) => (
        <Card key={look}>
          <TrendChart {...words} title={look} titled look={look} series={[now, days('Verified', 1100)]} />
        </Card>
      ))}
      <Card>
        <TrendChart {...words} title="Forecast with its range" titled series={forecast} />
      </Card>
      <Card>
        <TrendChart {...words} title="Marks of every tone" titled series={[now]} marks={anomalies} />
      </Card>
      <Card>
        <TrendChart {...words} title="A mark beside the line" titled series={[gaps]} marks={release} />
      </Card>
      <Card>
        <TrendChart {...words} title="Five lines" titled series={five} />
      </Card>
      <Card>
        <TrendChart {...words} title="Gaps" titled series={[gaps]} />
      </Card>
      <Card>
        <TrendChart {...words} title="Below zero" titled look="area" form={{ as: 'percent' }} series={[change]} />
      </Card>
      <Card>
        <TrendChart {...words} title="From the lowest" titled from="lowest" form={{ as: 'percent' }} series={[days('Delivered', 0.97, 0, 0.002)]} />
      </Card>
      <Card>
        <TrendChart {...words} title="100,000 points" titled series={[long]} />
      </Card>
      <Card>
        <TrendChart {...words} title="One point" titled series={[{ label: 'Received', points: now.points.slice(0, 1) }]} />
      </Card>
      <Card>
        <TrendChart {...words} title="Nothing" titled series={[{ label: 'Received', points: [] }]} />
      </Card>
    </Grid>
  ),
}

export const Lines: Story = {
  args: { series: five },
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('[data-part=line]')]
    await expect(lines).toHaveLength(5)
    // Told apart by more than colour.
    await expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(5)
    await expect(canvasElement.querySelectorAll('[data-part=legend] [data-part=key]')).toHaveLength(5)
  },
}
export const Area: Story = {
  args: { look: 'area' },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[data-part=area]')).toHaveAttribute('d', expect.stringMatching(/Z$/)),
}
export const Band: Story = {
  args: { title: 'Forecast of events', series: forecast },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[data-part=band]')).toBeVisible()
    await expect(canvasElement.querySelector('[data-part=ahead]')).toHaveAttribute('stroke-dasharray')
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Feb 9, 2024, Events [\d,]+ \([\d,]+–[\d,]+\)$/)
  },
}
export const Marks: Story = {
  args: { marks: anomalies },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const forms = [...canvasElement.querySelectorAll('[data-part=mark]')].map(
      (mark) => `${mark.getAttribute('d')} ${mark.getAttribute('transform')?.includes('rotate')}`,
    )
    await expect(new Set(forms).size).toBe(5)
    const plot = canvas.getByRole('application', { name: 'Events received' })
    await expect(plot).toHaveAccessibleDescription(/Shift with an arrow key leads to the next mark/)
    await userEvent.tab()
    await expect(plot).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Jan 9, 2024, Received 1,819, Checkout released')
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Jan 4, 2024')
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(within(canvas.getByRole('row', { name: /Jan 9, 2024/ })).getByText('Checkout released')).toBeVisible()
  },
}
export const NoData: Story = {
  args: { series: [{ label: 'Received', points: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing received yet')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}
export const OnePoint: Story = {
  args: { series: [{ label: 'Received', points: now.points.slice(0, 1) }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('circle')).toBeVisible()
    await expect(within(canvas.getByRole('img')).getByText('Jan 1')).toBeVisible()
  },
}
export const Gaps: Story = {
  args: { series: [gaps] },
  play: async ({ canvasElement }) => {
    const path = canvasElement.querySelector('[data-part=line]')?.getAttribute('d') ?? ''
    await expect(path.match(/M/g)).toHaveLength(4)
  },
}
export const BelowZero: Story = {
  args: { title: 'Change', series: [change], look: 'area', form: { as: 'percent' } },
  play: async ({ canvas }) => expect(within(canvas.getByRole('img')).getByText('-10%')).toBeVisible(),
}
/** As many points as a year of five-minute steps: drawn from two points a column of pixels, told in two hundred rows. */
export const HundredThousandPoints: Story = {
  args: { title: 'Requests', series: [long], show: 'both' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const path = canvasElement.querySelector('[data-part=line]')?.getAttribute('d') ?? ''
    const columns = canvas.getByRole('img').getBoundingClientRect().width
    await expect(path.match(/[ML]/g)?.length).toBeLessThanOrEqual(4 * columns)
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(await canvas.findByText('200 of 100,000 rows, evenly chosen')).toBeVisible()
    await expect(within(canvas.getByRole('table', { name: 'Requests' })).getAllByRole('row')).toHaveLength(201)
  },
}
/** One stop for Tab; arrows, Home, End and pages move, Escape lets go, and the words are announced. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const status = canvas.getByRole('status')
    const card = () => canvasElement.querySelector('[data-part=tip]')
    await userEvent.tab()
    await expect(canvas.getByRole('application', { name: 'Events received' })).toHaveFocus()
    await expect(card()).toBeNull()
    for (const [key, day] of readings) {
      await userEvent.keyboard(`{${key}}`)
      await expect(status).toHaveTextContent(`${day}, 2024, Received `)
      await expect(card()).toHaveTextContent(`${day}, 2024`)
    }
    await userEvent.keyboard('{Escape}')
    await expect(card()).toBeNull()
    await expect(status).toBeEmptyDOMElement()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.tab()
    await expect(card()).toBeNull()
  },
}
/** The card follows pointers of every kind, and says nothing aloud; a lifted finger leaves it where it is. */
export const Pointer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const card = () => canvasElement.querySelector('[data-part=tip]')
    const plot = canvas.getByRole('application')
    const { left, right, top } = plot.getBoundingClientRect()
    await userEvent.pointer({ target: plot, coords: { clientX: left + 40, clientY: top + 90 } })
    await expect(card()).toHaveTextContent('Jan 1, 2024')
    await userEvent.pointer({ target: plot, coords: { clientX: right - 10, clientY: top + 90 } })
    await expect(card()).toHaveTextContent('Jan 30, 2024')
    await expect(card()!.getBoundingClientRect().right).toBeLessThan(right)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.unhover(plot)
    await expect(card()).toBeNull()
    await fireEvent.pointerDown(plot, { pointerType: 'touch', clientX: left + 40, clientY: top + 90 })
    await fireEvent.pointerOut(plot, { pointerType: 'touch', relatedTarget: canvasElement })
    await expect(card()).toHaveTextContent('Jan 1, 2024')
  },
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
/** Words follow the direction of reading; time runs from left to right. */
export const RightToLeft: Story = {
  args: { titled: true, series: [now, days('Verified', 900)] },
  render: (args) => (
    <div dir="rtl">
      <TrendChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = canvas.getByRole('application')
    plot.focus()
    await userEvent.keyboard('{Home}')
    const { left, width } = plot.getBoundingClientRect()
    const { left: card } = canvasElement.querySelector('[data-part=tip]')!.getBoundingClientRect()
    await expect(card - left).toBeLessThan(width / 4)
    await expect(canvas.getByRole('status')).toHaveTextContent('Jan 1, 2024')
  },
}
/** The figures and the picture go along as files: each button says which form and of what. */
export const TakenAlong: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const form of ['CSV', 'SVG', 'PNG']) {
      const saved = fn()
      const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        saved(this.download)
      })
      await userEvent.click(canvas.getByRole('button', { name: `${form}: Events received` }))
      await waitFor(() => expect(saved).toHaveBeenCalledWith(`events-received.${form.toLowerCase()}`))
      click.mockRestore()
    }
  },
}
