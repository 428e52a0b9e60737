import type { Meta, StoryObj } from '@storybook/react-vite'
import { Target } from 'lucide-react'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Empty } from './Empty.tsx'

const args = {
  title: 'No setups yet',
  detail: 'Describe what you want to measure, and the first setup appears here.',
  actions: (
    <LinkButton href="#setup" tone="accent" look="solid">
      Describe a goal
    </LinkButton>
  ),
}

export default { title: 'Primitives/Empty', component: Empty, args } satisfies Meta<typeof Empty>
type Story = StoryObj<typeof Empty>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Grid cells="large">
      <Card>
        <Empty {...args} />
      </Card>
      <Card>
        <Empty icon={Target} title={args.title} detail={args.detail} />
      </Card>
      <Card>
        <Empty title={args.title} />
      </Card>
    </Grid>
  ),
}
export const WithAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No setups yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Describe a goal' })).toHaveAttribute('href', '#setup')
  },
}

export const WithoutAction: Story = {
  args: { actions: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(args.detail)).toBeVisible()
    await expect(canvasElement.querySelector('[data-part=actions]')).toBeNull()
  },
}

export const HeadsThePage: Story = {
  args: { level: 1 },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'No setups yet' })).toBeVisible(),
}
