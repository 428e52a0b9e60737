import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Spinner } from './Spinner.tsx'

export default { title: 'Primitives/Spinner', component: Spinner, args: { label: 'Checking the page' } } satisfies Meta<typeof Spinner>
type Story = StoryObj<typeof Spinner>

export const Playground: Story = {}
export const IsAnnounced: Story = { play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Checking the page') }
export const Matrix: Story = {
  render: () => (
    <Stack align="start">
      <Spinner />
      <Spinner label="Checking the page" />
    </Stack>
  ),
}
