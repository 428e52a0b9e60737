import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { Checklist } from './Checklist.tsx'

const states = { done: 'done', open: 'open' }
const items = [
  { text: 'Install the container', detail: 'Found on all 12 pages.', done: true },
  { text: 'Link the GA4 property', done: true },
  { text: 'Answer the open questions', detail: 'Two goals need an answer.', done: false },
]

export default { title: 'Primitives/Checklist', component: Checklist, args: { label: 'Getting started', items, states } } satisfies Meta<typeof Checklist>
type Story = StoryObj<typeof Checklist>

export const Playground: Story = {}
export const SaysWhatIsDone: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('Install the container (done)')
    await expect(rows[2]).toHaveTextContent('Answer the open questions (open)')
  },
}
export const Matrix: Story = {
  render: () => (
    <Grid cells="large" gap="xl">
      <Checklist label="With states" items={items} states={states} />
      <Checklist label="Plain" items={items.map(({ text, detail }) => ({ text, detail }))} />
    </Grid>
  ),
}
