import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GitCompare } from 'lucide-react'
import { Empty } from '../Empty/Empty.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { type DiffChange, DiffView } from './DiffView.tsx'

const changes: DiffChange[] = [
  {
    kind: 'changed',
    group: 'Tags',
    title: 'GA4 – purchase',
    path: 'Event name',
    before: 'Fires when the order is confirmed and has a value',
    after: 'Fires once when the order is paid and has a value above 0',
  },
  { kind: 'added', group: 'Tags', title: 'GA4 – refund', path: 'Tag', after: 'Fires on refund_issued with transaction_id and value' },
  { kind: 'renamed', group: 'Tags', title: 'GA4 – add to cart', before: 'add to cart tag', after: 'GA4 – add to cart' },
  { kind: 'removed', group: 'Triggers', title: 'All clicks', path: 'Trigger', before: 'Click – all elements' },
  { kind: 'changed', group: 'Variables', title: 'Measurement ID', path: 'Value', before: 'G-7K2M9XQ1ZP', after: 'G-7K2M9XQ1ZQ' },
  { kind: 'changed', group: 'Variables', title: 'Folder order' },
]

const code = Array.from({ length: 30 }, (_, line) => `  step${line + 1}(${line})`).join('\n')
const codeChanges: DiffChange[] = [
  {
    kind: 'changed',
    title: 'Custom HTML',
    path: 'Tags › Consent',
    before: `function consent() {\n${code}\n}`,
    after: `function consent() {\n${code.replace('step15(14)', 'step15(14, { wait: 500 })')}\n}`,
  },
]

export default { title: 'Primitives/DiffView', component: DiffView, args: { label: 'Version 7 and version 8', changes } } satisfies Meta<typeof DiffView>
type Story = StoryObj<typeof DiffView>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <DiffView label="Side by side" changes={changes} />
      <DiffView label="In one text" changes={changes.slice(0, 3).map((change) => ({ ...change, group: undefined }))} unified />
      <DiffView label="Code" changes={codeChanges} code />
      <DiffView label="The same" changes={[]} empty={<Empty icon={GitCompare} title="The versions are the same" />} />
    </Stack>
  ),
}
export const NothingChanged: Story = { args: { changes: [] } }
export const OneText: Story = { args: { unified: true } }

export const MarksWordsForReaders: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = canvas.getAllByRole('group', { name: 'Before' })[0]
    await expect(before).toHaveTextContent('removed: confirmed end of removed')
    await expect(canvas.getAllByRole('group', { name: 'After' })[0]).toHaveTextContent('added: paid end of added')
    const words = [...(before?.querySelectorAll('del') ?? [])]
    await expect(words.length).toBeGreaterThan(0)
    await expect(canvasElement.querySelectorAll('[data-part=change][data-kind=renamed] :is(del, ins)').length).toBeGreaterThan(1)
  },
}

export const NarrowsByKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 changes')
    await expect(canvas.getByRole('heading', { name: 'Triggers' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Added 1' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 change')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.queryByRole('heading', { name: 'Triggers' })).toBeNull()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

export const LeavesOutWhatStayed: Story = {
  args: { changes: codeChanges, code: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/step1\(0\)/)).toBeNull()
    const skipped = canvas.getAllByRole('button', { name: 'Show 13 unchanged lines' })
    await expect(skipped).toHaveLength(2)
    skipped[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByText(/step1\(0\)/)).toHaveLength(2)
    await expect(canvas.getAllByText(/step1\(0\)/)[0]).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** What was opened in a change stays open, whatever others are shown beside it. */
export const KeepsWhatIsOpen: Story = {
  args: { changes: [{ kind: 'renamed', title: 'Consent', before: 'consent', after: 'Consent' }, ...codeChanges], code: true, unified: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show 13 unchanged lines' })[0]!)
    await expect(canvas.getByText(/step1\(0\)/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Changed 1' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText(/step1\(0\)/)).toBeVisible()
  },
}

export const ShowsTheRestWhenAsked: Story = {
  args: {
    changes: Array.from({ length: 1200 }, (_, at): DiffChange => ({ kind: 'added', title: `Tag ${at + 1}`, after: `Fires on event_${at + 1}` })),
    pageSize: 10,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,200 changes')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1,190 more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60)
  },
}

export const ShowsTheLastOfThem: Story = {
  args: {
    changes: Array.from({ length: 30 }, (_, at): DiffChange => ({ kind: 'added', title: `Tag ${at + 1}`, after: `Fires on event_${at + 1}` })),
    pageSize: 10,
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show 20 more' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')[10]).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
