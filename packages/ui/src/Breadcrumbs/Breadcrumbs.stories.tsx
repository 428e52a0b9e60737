import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const items = [{ label: 'Dashboard', href: '#' }, { label: 'Setup', href: '#setup' }, { label: 'Natural language setup' }]
const long = [
  { label: 'Dashboard', href: '#' },
  { label: 'Analytics' },
  { label: 'Custom reports', href: '#reports' },
  { label: 'Newsletter sign-ups by campaign and by landing page, first quarter' },
]

export default { title: 'Primitives/Breadcrumbs', component: Breadcrumbs, args: { label: 'Breadcrumb', items } } satisfies Meta<typeof Breadcrumbs>
type Story = StoryObj<typeof Breadcrumbs>

export const Playground: Story = {}
export const IsALandmark: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '#')
    await expect(canvas.getByText('Natural language setup')).toHaveAttribute('aria-current', 'page')
  },
}
export const Matrix: Story = {
  render: () => (
    <Stack>
      <Breadcrumbs label="One" items={[{ label: 'Dashboard' }]} />
      <Breadcrumbs label="Three" items={items} />
      <Breadcrumbs label="With plain text and a long name" items={long} />
    </Stack>
  ),
}
export const OnAPhone: Story = { args: { items: long }, globals: { viewport: { value: 'mobile2' } } }
