import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { PlanCard, type PlanCardProps } from './PlanCard.tsx'

const features = (count: number) =>
  ['Unlimited goals', 'Google Tag Manager containers', 'Scheduled reports', 'Audit log and single sign-on'].map((text, index) => ({
    text,
    included: index < count,
  }))
const upgrade = fn()
const starter: PlanCardProps = { name: 'Starter', detail: 'For one site.', price: '$0', period: 'per month', features: features(2) }
const pro: PlanCardProps = { name: 'Pro', detail: 'For teams that publish every week.', price: '$49', period: 'per month', features: features(3) }
const current = (
  <Button full blocked="You have this plan.">
    {'Current plan'}
  </Button>
)
const press = (name: string) => (
  <Button full tone="accent" look="solid" label={`Upgrade: ${name}`} onPress={upgrade}>
    Upgrade
  </Button>
)

export default { title: 'Primitives/PlanCard', component: PlanCard, args: { ...pro, action: press('Pro') } } satisfies Meta<typeof PlanCard>
type Story = StoryObj<typeof PlanCard>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Grid>
      <PlanCard {...starter} current="Current plan" action={current} />
      <PlanCard {...pro} badge="Most Popular" action={press('Pro')} />
      <PlanCard {...pro} name="Scale" price="$1,490" badge="Most Popular" current="Current plan" features={features(4)} />
      <PlanCard name="Enterprise" price="Talk to us" features={features(4)} action={<Button full>Write to us</Button>} />
    </Grid>
  ),
}

export const Current: Story = {
  args: { ...starter, current: 'Current plan', action: current },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Starter' }))
    await expect(card.getByText('Current plan', { selector: '[data-ui=Badge] *' })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Current plan' })).toHaveAccessibleDescription('You have this plan.')
    await expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Unlimited goals (included)',
      'Google Tag Manager containers (included)',
      'Scheduled reports (not included)',
      'Audit log and single sign-on (not included)',
    ])
  },
}

export const Upgrade: Story = {
  play: async ({ canvas, userEvent }) => {
    upgrade.mockClear()
    await expect(canvas.getByRole('article', { name: 'Pro' })).toHaveTextContent('$49per month')
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade: Pro' }))
    await expect(upgrade).toHaveBeenCalledTimes(1)
  },
}

export const MostPopular: Story = {
  args: { badge: 'Most Popular' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Most Popular')).toBeVisible()
    await expect(canvas.getByRole('article', { name: 'Pro' })).toHaveAttribute('data-badged')
  },
}
