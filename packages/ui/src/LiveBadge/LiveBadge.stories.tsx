import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { LiveBadge } from './LiveBadge.tsx'

export default { title: 'Primitives/LiveBadge', component: LiveBadge, args: { state: 'live' } } satisfies Meta<typeof LiveBadge>
type Story = StoryObj<typeof LiveBadge>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Inline gap="m">
      <LiveBadge state="live" />
      <LiveBadge state="connecting" />
      <LiveBadge state="connecting" label="Reconnecting" />
      <LiveBadge state="paused" />
    </Inline>
  ),
}

function Pausing() {
  const [paused, setPaused] = useState(false)
  return (
    <Inline>
      <LiveBadge state={paused ? 'paused' : 'live'} />
      <Button size="small" onPress={() => setPaused(!paused)}>
        {paused ? 'Go on' : 'Pause'}
      </Button>
    </Inline>
  )
}

export const AnnouncesChanges: Story = {
  render: () => <Pausing />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Live')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('status')).toBe(status)
    await expect(status).toHaveTextContent('Paused')
  },
}

export const HoldsStillWhenAsked: Story = {
  play: async ({ canvasElement }) => {
    const dot = canvasElement.querySelector('[data-part=dot]')!
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(getComputedStyle(dot, '::after').display).toBe(still ? 'none' : 'block')
  },
}
