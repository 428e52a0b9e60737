import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Person } from './Person.tsx'

export default { title: 'Primitives/Person', component: Person, args: { name: 'Sarah Chen', detail: 'sarah@example.com' } } satisfies Meta<typeof Person>
type Story = StoryObj<typeof Person>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['standard', 'small'] as const).map((size) => (
        <Stack key={size}>
          <Person name="Sarah Chen" detail="Owner" size={size} />
          <Person name="Cher" size={size} />
          <Person name="Émilie de la Fontaine" size={size} compact />
        </Stack>
      ))}
    </Stack>
  ),
}

export const KeepsItsNameWhenCompact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sarah Chen' })).toHaveTextContent('SC')
  },
}
