import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { Link } from '../Link/Link.tsx'
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
/** The whole row leads to where it is done, and a link in its detail still leads elsewhere. */
export const Leads: Story = {
  args: {
    items: [
      { text: 'Install the container', detail: 'Found on all 12 pages.', done: true },
      {
        text: 'Answer the open questions',
        detail: (
          <>
            Two goals need an answer. <Link href="#goals">Read the goals</Link>
          </>
        ),
        done: false,
        href: '#questions',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const at = (element: Element, x: number, y: number) => {
      const box = element.getBoundingClientRect()
      return document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)?.closest('a')
    }
    const row = canvas.getByRole('link', { name: 'Answer the open questions' })
    const item = row.closest('li') as Element
    await expect(at(item, 0.9, 0.8)).toBe(row)
    const inner = canvas.getByRole('link', { name: 'Read the goals' })
    await expect(at(inner, 0.5, 0.5)).toBe(inner)
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.tab()
    await expect(row).toHaveFocus()
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
