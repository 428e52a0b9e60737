import type { ReactNode } from 'react'
import type { Tone } from '../theme/tones.ts'
import { text } from './Text.css.ts'

export interface TextProps {
  /** 12, 14, 16 or 28 px. */
  size?: 'small' | 'body' | 'large' | 'figure'
  /** `muted` for what is secondary; the others only together with words that say the same. */
  tone?: Tone | 'muted' | 'inherit'
  /** Strong for what is read first, medium for labels. */
  weight?: 'inherit' | 'body' | 'medium' | 'strong'
  /** Inside a line (span) instead of a paragraph of its own. */
  inline?: boolean
  /** Keeps lines short enough to read. */
  measure?: boolean
  /** One line, cut with an ellipsis; only where the whole text is found elsewhere. */
  truncate?: boolean
  /** For `aria-describedby` and `aria-labelledby`. */
  id?: string
  /** The words. */
  children: ReactNode
}

/**
 * Words in one of the sizes and tones of the theme.
 * @example <Text size="small" tone="muted">Checked two minutes ago</Text>
 */
export function Text({ size = 'body', tone = 'inherit', weight = 'inherit', inline = false, measure = false, truncate = false, id, children }: TextProps) {
  const Tag = inline ? 'span' : 'p'
  return (
    <Tag data-ui="Text" id={id} className={text({ size, tone, weight, measure, truncate })}>
      {children}
    </Tag>
  )
}
