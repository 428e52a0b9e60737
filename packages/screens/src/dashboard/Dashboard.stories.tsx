import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { states } from '../states.ts'
import { Dashboard } from './Dashboard.tsx'

export default { title: 'Dashboard/Dashboard', component: Dashboard, parameters: { path: '/' } } satisfies Meta<typeof Dashboard>
type Story = StoryObj<typeof Dashboard>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('list', { name: 'Key figures' })).getAllByRole('listitem')
    await expect(figures.map((figure) => figure.textContent)).toEqual([
      expect.stringContaining('12'),
      expect.stringContaining('1,247'),
      expect.stringContaining('8'),
      expect.stringContaining('24'),
    ])
  },
}
export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const Empty: Story = states.empty
export const ReadOnly: Story = states.readOnly
export const German: Story = states.german

export const CarriesGoalsOver: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'AI-powered setup' }), 'Track purchases')
    await userEvent.click(canvas.getByRole('button', { name: 'Process' }))
    await canvas.findByRole('heading', { name: 'Natural Language Setup', level: 1 })
    await expect(await canvas.findByRole('textbox', { name: /goals/i })).toHaveValue('Track purchases')
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Events' })).toHaveTextContent('purchase'))
  },
}
