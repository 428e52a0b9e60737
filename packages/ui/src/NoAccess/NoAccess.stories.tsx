import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { NoAccess } from './NoAccess.tsx'

const args = { title: 'Only admins see billing', detail: 'Ask an owner of this workspace for the admin role.' }

export default { title: 'Primitives/NoAccess', component: NoAccess, args } satisfies Meta<typeof NoAccess>
type Story = StoryObj<typeof NoAccess>

export const Playground: Story = {}

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

/** Signed in, with a role that may not. */
export const Viewer: Story = {
  args: { title: 'Viewers cannot publish', detail: 'Ask an owner of this workspace for the editor role.', level: 2, actions: <Button>Ask for access</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Viewers cannot publish' })).toBeVisible()
    await expect(canvas.getByText(/Ask an owner/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ask for access' })).toBeVisible()
  },
}

/** Nobody is signed in: the way in leads there. */
export const SignedOut: Story = {
  args: {
    title: 'You are signed out',
    detail: 'Sign in to see this page; you come back here afterwards.',
    actions: (
      <LinkButton href="#sign-in" tone="accent" look="solid">
        Sign in
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in'),
}
