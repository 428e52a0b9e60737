import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { BarList, type BarListRow } from './BarList.tsx'

const rows: BarListRow[] = [
  { id: 'pricing', label: '/pricing', value: 2140 },
  { id: 'home', label: '/', value: 1680 },
  { id: 'compare', label: '/compare/spreadsheets', value: 970 },
  { id: 'features', label: '/features/measurement-plans', value: 830 },
  { id: 'consent', label: '/blog/consent-mode', value: 58 },
]
const words = { empty: 'No page was viewed in the last 30 minutes' }

export default {
  title: 'Primitives/BarList',
  component: BarList,
  args: { label: 'Top pages', rows, shareOf: 7420, form: { as: 'number' }, ...words },
} satisfies Meta<typeof BarList>
type Story = StoryObj<typeof BarList>

export const Playground: Story = {}

export const RanksInOrder: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Top pages' })).getAllByRole('listitem')
    await expect(items).toHaveLength(5)
    await expect(items[0]).toHaveTextContent('/pricing2,14028.8%')
  },
}

export const Matrix: Story = {
  render: () => (
    <Grid cells="large">
      <Card title="Values">
        <BarList label="Values" rows={rows} {...words} />
      </Card>
      <Card title="Shares">
        <BarList label="Shares" rows={rows} shareOf={7420} {...words} />
      </Card>
      <Card title="Links and details">
        <BarList label="Links and details" rows={rows.map((row, place) => ({ ...row, href: `#${row.id}`, detail: `${12 - 2 * place}% convert` }))} {...words} />
      </Card>
      <Card title="Money">
        <BarList label="Money" rows={rows} form={{ as: 'money', currency: 'EUR' }} {...words} />
      </Card>
      <Card title="Long names">
        <BarList
          label="Long names"
          rows={rows.map((row) => ({ ...row, label: `https://shop.example.com/a/long/address${row.label}?source=newsletter&campaign=spring` }))}
          shareOf={7420}
          {...words}
        />
      </Card>
      <Card title="All zero">
        <BarList label="All zero" rows={rows.slice(0, 3).map((row) => ({ ...row, value: 0 }))} shareOf={0} {...words} />
      </Card>
      <Card title="Nothing">
        <BarList label="Nothing" rows={[]} {...words} />
      </Card>
    </Grid>
  ),
}

export const LeadsSomewhere: Story = {
  args: { rows: rows.map((row) => ({ ...row, href: `#${row.id}` })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '/pricing' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: '/pricing' })).toHaveAttribute('href', '#pricing')
  },
}

export const ComparesByLength: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('[data-part=bar]')].map((bar) => bar.getBoundingClientRect().width)
    await expect(second! / first!).toBeCloseTo(1680 / 2140, 2)
  },
}

export const Nothing: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.empty)).toBeVisible()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}
