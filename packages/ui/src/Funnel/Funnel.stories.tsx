import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Funnel } from './Funnel.tsx'

const names = ['Visited the site', 'Viewed a product', 'Added to cart', 'Started checkout', 'Entered payment', 'Completed purchase']
const counted = (users: readonly number[]) => users.map((count, place) => ({ label: names[place] ?? `Step ${place + 1}`, users: count }))
const six = counted([10_000, 6200, 3100, 1550, 930, 620])
const empty = 'Choose the steps of your funnel, and they are counted from then on'

const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: 220 }}>
    <Story />
  </div>
)

export default { title: 'Primitives/Funnel', component: Funnel, args: { label: 'Conversion Funnel', steps: six, empty } } satisfies Meta<typeof Funnel>
type Story = StoryObj<typeof Funnel>

export const Playground: Story = {}

export const SixSteps: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Conversion Funnel' })).getAllByRole('listitem')
    await expect(steps).toHaveLength(6)
    await expect(steps[5]).toHaveTextContent('Completed purchase')
    await expect(steps[5]).toHaveTextContent('620')
    await expect(steps[5]).toHaveTextContent('6.2% of the first step')
    await expect(steps[5]).toHaveTextContent('33.3% drop-off')
    await expect(steps[0]).not.toHaveTextContent('drop-off')
    // Half is lost twice, and looks the same twice.
    await expect(steps.map((step) => step.querySelector('[data-steepest]') !== null)).toEqual([false, false, true, true, false, false])
  },
}
export const SingleStep: Story = {
  args: { steps: six.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    // Nobody is lost in the first step.
    await expect(canvas.queryByText(/drop-off/)).toBeNull()
  },
}
export const ZeroUsers: Story = {
  args: { steps: counted([0, 0, 0, 0, 0, 0]) },
  play: async ({ canvas }) => expect(canvas.getAllByText('0% of the first step')).toHaveLength(6),
}
export const EqualSteps: Story = {
  args: { steps: counted([1200, 1200, 1200]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0% drop-off')).toHaveLength(2)
    await expect(canvas.getAllByText('100% of the first step')).toHaveLength(3)
  },
}
export const LargeNumbers: Story = {
  args: { steps: counted([12_345_678_901, 9_876_543_210, 1_234_567_890]) },
  play: async ({ canvas }) => expect(canvas.getByText('12,345,678,901')).toBeVisible(),
}
export const Narrow: Story = {
  args: { steps: counted([12_345_678, 6200, 3100, 1550, 930, 620]) },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
export const NoSteps: Story = { args: { steps: [] }, play: async ({ canvas }) => expect(canvas.getByText(empty)).toBeVisible() }

export const Matrix: Story = {
  render: () => (
    <Grid cells="large">
      <Card title="Six steps">
        <Funnel label="Six steps" steps={six} empty={empty} />
      </Card>
      <Card title="More than before, and the same">
        <Funnel label="More than before, and the same" steps={counted([8200, 4100, 4100, 5330, 2000])} empty={empty} />
      </Card>
      <Card title="Large numbers, long names">
        <Funnel
          label="Large numbers, long names"
          steps={counted([12_345_678_901, 9_876_543_210, 1_234_567_890]).map((step) => ({
            ...step,
            label: `${step.label} after a visit to the page that explains how prices are made`,
          }))}
          empty={empty}
        />
      </Card>
      <Card title="Nobody yet">
        <Funnel label="Nobody yet" steps={counted([0, 0, 0])} empty={empty} />
      </Card>
      <Card title="A single step">
        <Funnel label="A single step" steps={six.slice(0, 1)} empty={empty} />
      </Card>
      <Card title="No steps">
        <Funnel label="No steps" steps={[]} empty={empty} />
      </Card>
    </Grid>
  ),
}
