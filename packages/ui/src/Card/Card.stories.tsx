import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'

const args = { title: 'Quick share', detail: 'Send this report as it stands.', children: <Text>Anyone with the link sees it for seven days.</Text> }

export default { title: 'Primitives/Card', component: Card, args } satisfies Meta<typeof Card>
type Story = StoryObj<typeof Card>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Grid>
      <Card {...args} />
      <Card {...args} actions={<Button size="small">Copy link</Button>} footer={<Text size="small">Last shared yesterday</Text>} />
      <Card {...args} actions={<Badge tone="positive">Live</Badge>} sunken />
      <Card title="Flush" flush>
        <Text>The content reaches the edges.</Text>
      </Card>
      <Card>Without a heading</Card>
      <Card title="Heading only" detail="and its detail" />
    </Grid>
  ),
}
export const IsARegion: Story = {
  args: { region: true },
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Quick share' })).toBeVisible(),
}
