import type { ReactNode } from 'react'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import type { Tone } from '../theme/tones.ts'
import { badge } from './Badge.css.ts'

export interface BadgeProps {
  tone?: Tone
  look?: 'solid' | 'quiet'
  /** A picture before the words. */
  icon?: IconSource
  /** The state in words; colour only repeats it. */
  children: ReactNode
}

/**
 * A state or a kind in one or two words.
 * @example <Badge tone="positive">Verified</Badge>
 */
export function Badge({ tone = 'neutral', look = 'quiet', icon, children }: BadgeProps) {
  return (
    <span data-ui="Badge" data-tone={tone} className={badge({ tone, look })}>
      {icon ? <Icon of={icon} size="small" /> : null}
      <span data-part="label">{children}</span>
    </span>
  )
}
