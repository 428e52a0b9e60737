import type { LucideIcon } from 'lucide-react'
import type { Tone } from '../theme/tones.ts'
import { icon } from './Icon.css.ts'

/** A picture from the icon set, passed as a component: `Search`, not `<Search />`. */
export type IconSource = LucideIcon

export interface IconProps {
  /** The picture. */
  of: IconSource
  /** 14, 16 or 20 px. */
  size?: 'small' | 'standard' | 'large'
  /** The colour of the text around it, unless told otherwise. */
  tone?: Tone | 'muted' | 'inherit'
  /** One of the colours of charts instead, where it tells kinds apart and means nothing; the words beside it tell them too. */
  series?: 1 | 2 | 3 | 4 | 5
  /** What it says, where no words beside it do. */
  label?: string
}

/**
 * A picture beside words, hidden from readers of the screen unless it has a label of its own.
 * @example <Icon of={Search} />
 */
export function Icon({ of: Picture, size = 'standard', tone = 'inherit', series, label }: IconProps) {
  return (
    <Picture
      data-ui="Icon"
      aria-hidden={label === undefined}
      aria-label={label}
      role={label === undefined ? undefined : 'img'}
      focusable={false}
      strokeWidth={size === 'large' ? 1.5 : 1.75}
      className={icon({ size, tone, series: series ?? 'none' })}
    />
  )
}
