import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { NoAccess } from './NoAccess.tsx'

const args = { title: 'Only admins see billing', detail: 'Ask an owner of this workspace for the admin role.' }

export default { title: 'Primitives/NoAccess', component: NoAccess, args } satisfies Meta<typeof NoAccess>
type Story = StoryObj<typeof NoAccess>

export const Default: Story = {}
export const Matrix: Story = {
  render: () => (
    <Grid cells="large">
      <Card>
        <NoAccess {...args} />
      </Card>
      <Card>
        <NoAccess {...args} level={2} actions={<Button>Ask for access</Button>} />
      </Card>
    </Grid>
  ),
}
