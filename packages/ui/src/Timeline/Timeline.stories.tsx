import type { Meta, StoryObj } from '@storybook/react-vite'
import { Upload } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Time } from '../Time/Time.tsx'
import { Timeline, type TimelineEntry } from './Timeline.tsx'

const restore = fn()
const entries: TimelineEntry[] = [
  {
    id: '5',
    at: <Time at="2024-01-31T16:20:00Z" show="both" />,
    title: 'Ana published version 12',
    detail: 'Three tags and one trigger.',
    tone: 'accent',
    icon: Upload,
  },
  { id: '4', at: <Time at="2024-01-31T16:12:00Z" show="both" />, title: 'All checks passed', tone: 'positive' },
  {
    id: '3',
    at: <Time at="2024-01-30T09:05:00Z" show="both" />,
    title: 'Publishing version 11 failed',
    detail: 'The container was changed elsewhere in the meantime, so nothing was overwritten.',
    tone: 'critical',
    actions: (
      <Button size="small" label="Try again: version 11" onPress={restore}>
        Try again
      </Button>
    ),
  },
  { id: '2', at: <Time at="2024-01-29T08:00:00Z" show="both" />, title: 'Purchases fell by 38 %', tone: 'caution' },
  { id: '1', at: <Time at="2024-01-28T10:30:00Z" show="both" />, title: 'Ben created the project' },
]

export default { title: 'Primitives/Timeline', component: Timeline, args: { label: 'Activity', entries } } satisfies Meta<typeof Timeline>
type Story = StoryObj<typeof Timeline>

export const Playground: Story = {}

export const Matrix: Story = {}

export const IsReadInOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    restore.mockClear()
    const list = canvas.getByRole('list', { name: 'Activity' })
    await expect(list.tagName).toBe('OL')
    await expect(canvas.getAllByRole('listitem').map((item) => item.getAttribute('data-tone'))).toEqual([
      'accent',
      'positive',
      'critical',
      'caution',
      'neutral',
    ])
    await expect(list.querySelector('time')).toHaveAttribute('datetime', '2024-01-31T16:20:00.000Z')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: version 11' }))
    await expect(restore).toHaveBeenCalledTimes(1)
  },
}

export const OneEntry: Story = {
  args: { entries: entries.slice(4) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(1),
}
