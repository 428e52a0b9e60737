import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Section } from './Section.tsx'

const args = { title: 'Recent setups', detail: 'The last five, with what they would send.', children: <Card>Content</Card> }

export default { title: 'Primitives/Section', component: Section, args } satisfies Meta<typeof Section>
type Story = StoryObj<typeof Section>

export const Playground: Story = {}
export const IsARegion: Story = { play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Recent setups' })).toBeVisible() }
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Section {...args} actions={<Button size="small">New setup</Button>} />
      <Section {...args} title="Level 3" level={3} detail={undefined} />
      <Section {...args} title="Level 2, small" size="body" />
    </Stack>
  ),
}
