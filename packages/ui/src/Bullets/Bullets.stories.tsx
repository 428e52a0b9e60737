import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Bullets } from './Bullets.tsx'

const items = ['Open Admin, then Import Container.', 'Choose the file and a new workspace.', 'Look at the preview, then confirm.']

export default { title: 'Primitives/Bullets', component: Bullets, args: { label: 'How to import it', items } } satisfies Meta<typeof Bullets>
type Story = StoryObj<typeof Bullets>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack>
      <Bullets label="With points" items={items} />
      <Bullets label="With numbers" items={items} ordered />
      <Bullets label="Long" items={[`${items.join(' ')} `.repeat(4), 'Short.']} />
    </Stack>
  ),
}
export const IsANamedList: Story = {
  play: async ({ canvas }) => expect(within(canvas.getByRole('list', { name: 'How to import it' })).getAllByRole('listitem')).toHaveLength(3),
}
