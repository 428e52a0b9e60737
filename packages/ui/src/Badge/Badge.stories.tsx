import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide-react'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import type { Tone } from '../theme/tones.ts'
import { Badge } from './Badge.tsx'
import { statuses, statusTone } from './statusTone.ts'

const tones: Tone[] = ['neutral', 'accent', 'positive', 'caution', 'critical']
const tonesIn = (root: HTMLElement) => [...root.querySelectorAll('[data-ui=Badge]')].map((badge) => `${badge.textContent}: ${badge.getAttribute('data-tone')}`)

export default { title: 'Primitives/Badge', component: Badge, args: { children: 'Verified', tone: 'positive' } } satisfies Meta<typeof Badge>
type Story = StoryObj<typeof Badge>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['quiet', 'solid'] as const).map((look) => (
        <Inline key={look}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} look={look}>
              {tone}
            </Badge>
          ))}
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} look={look} icon={Check}>
              With icon
            </Badge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

/** Each state in the tone of its word. */
export const AllStatuses: Story = {
  render: () => (
    <Stack gap="s">
      {tones.map((tone) => (
        <Inline key={tone}>
          {statuses[tone].map((status) => (
            <Badge key={status} tone={statusTone(status)}>
              {status}
            </Badge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => expect(tonesIn(canvasElement)).toEqual(tones.flatMap((tone) => statuses[tone].map((status) => `${status}: ${tone}`))),
}

export const UnknownStatus: Story = {
  args: { children: 'Teleporting', tone: statusTone('Teleporting') },
  play: async ({ canvasElement }) => expect(tonesIn(canvasElement)).toEqual(['Teleporting: neutral']),
}

const long =
  'Waiting and waiting for the owner of the workspace to confirm that the container may be published to every site of the group, and for the consent platform to name the vendors that may be loaded before it is, which nobody has done in the three weeks since the first reminder was sent to all of them, so that a second one is on its way'

/** Cut at the edge of its place, and whole for readers of the screen and on hover. */
export const LongStatus: Story = {
  args: { children: long, tone: 'caution' },
  play: async ({ canvas, canvasElement }) => {
    const badge = canvasElement.querySelector<HTMLElement>('[data-ui=Badge]')!
    await expect(badge.getBoundingClientRect().width).toBeLessThanOrEqual(badge.parentElement!.getBoundingClientRect().width)
    const words = canvas.getByText(long)
    await expect(words).toBeVisible()
    await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth)
    await expect(badge).toHaveAttribute('title', long)
  },
}

export const HighMediumLow: Story = {
  render: () => (
    <Inline>
      <Badge tone="critical">High</Badge>
      <Badge tone="caution">Medium</Badge>
      <Badge>Low</Badge>
    </Inline>
  ),
  play: async ({ canvasElement }) => expect(tonesIn(canvasElement)).toEqual(['High: critical', 'Medium: caution', 'Low: neutral']),
}

export const BeginnerIntermediateAdvanced: Story = {
  render: () => (
    <Inline>
      <Badge tone="positive">Beginner</Badge>
      <Badge tone="accent">Intermediate</Badge>
      <Badge tone="caution">Advanced</Badge>
    </Inline>
  ),
  play: async ({ canvasElement }) => expect(tonesIn(canvasElement)).toEqual(['Beginner: positive', 'Intermediate: accent', 'Advanced: caution']),
}
