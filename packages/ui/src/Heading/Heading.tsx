import type { ReactNode, Ref } from 'react'
import { heading } from './Heading.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export type HeadingSize = 'display' | 'title' | 'large' | 'body' | 'small'

export interface HeadingProps {
  /** Its place in the outline of the page; one level 1 per page. */
  level: HeadingLevel
  /** How large it looks; by its level when left out. */
  size?: HeadingSize
  /** For `aria-labelledby` of what it heads. */
  id?: string
  /** Set when focus is moved here after navigation; the heading then takes focus from script only. */
  focusable?: boolean
  /** The heading, as to move focus to it. */
  ref?: Ref<HTMLHeadingElement>
  /** The words. */
  children: ReactNode
}

const sizes: Record<HeadingLevel, HeadingSize> = { 1: 'display', 2: 'title', 3: 'large', 4: 'body', 5: 'body', 6: 'small' }

/**
 * A heading whose level and look are chosen apart.
 * @example <Heading level={2} size="large">Key events</Heading>
 */
export function Heading({ level, size = sizes[level], id, focusable = false, ref, children }: HeadingProps) {
  const Tag: `h${HeadingLevel}` = `h${level}`
  return (
    <Tag data-ui="Heading" ref={ref} id={id} tabIndex={focusable ? -1 : undefined} className={heading({ size })}>
      {children}
    </Tag>
  )
}
