import { Badge } from '../Badge/Badge.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import type { Tone } from '../theme/tones.ts'
import { dot } from './LiveBadge.css.ts'

export type LiveState = 'live' | 'paused' | 'connecting'

export interface LiveBadgeProps {
  /** Whether figures come in as they happen, stand still on purpose, or wait for the connection. */
  state: LiveState
  /** Other words for the state, as `Reconnecting`. */
  label?: string
}

const tones: Record<LiveState, Tone> = { live: 'positive', paused: 'neutral', connecting: 'caution' }

/**
 * Says whether the figures beside it are of this moment; a change is announced once the reader pauses.
 * @example <LiveBadge state={stream.connected ? 'live' : 'connecting'} />
 */
export function LiveBadge({ state, label }: LiveBadgeProps) {
  const texts = useUiTexts()
  return (
    <span data-ui="LiveBadge" data-state={state} role="status">
      <Badge tone={tones[state]}>
        <span data-part="dot" data-state={state} className={dot} />
        {label ?? texts[state]}
      </Badge>
    </span>
  )
}
