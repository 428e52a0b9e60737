import type { ReactNode } from 'react'
import { bullets } from './Bullets.css.ts'

export interface BulletsProps {
  /** The name of the list for readers of the screen, as the heading over it says. */
  label: string
  /** One sentence each. */
  items: readonly ReactNode[]
  /** Numbers instead of points, where the order matters. */
  ordered?: boolean
}

/**
 * A short list of sentences.
 * @example <Bullets ordered label="How to import it" items={['Open Admin', 'Choose the file']} />
 */
export function Bullets({ label, items, ordered = false }: BulletsProps) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag data-ui="Bullets" aria-label={label} className={bullets({ ordered })}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </Tag>
  )
}
