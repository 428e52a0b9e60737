import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bullets } from './Bullets.tsx'

export default { title: 'Primitives/Bullets', component: Bullets } satisfies Meta<typeof Bullets>
type Story = StoryObj<typeof Bullets>

const items = ['Open Admin, then Import Container.', 'Choose the file and a new workspace.', 'Look at the preview, then confirm.']

export const Default: Story = { args: { label: 'How to import it', items } }
export const Ordered: Story = { args: { label: 'How to import it', items, ordered: true } }
