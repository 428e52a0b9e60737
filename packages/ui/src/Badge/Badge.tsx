import type { ReactNode } from 'react'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import type { Tone } from '../theme/tones.ts'
import { badge, label } from './Badge.css.ts'

export interface BadgeProps {
  /** What the state means; the words say it too. */
  tone?: Tone
  /** Quiet in tables and lists, solid where one thing must be seen first. */
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
    // What may be cut is whole on hover.
    <span
      data-ui="Badge"
      data-tone={tone}
      title={typeof children === 'string' && children.length > 32 ? children : undefined}
      className={badge({ tone, look })}
    >
      {icon ? <Icon of={icon} size="small" /> : null}
      <span data-part="label" className={label}>
        {children}
      </span>
    </span>
  )
}
