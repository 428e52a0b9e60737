import type { ReactNode } from 'react'
import type { Space } from '../theme/tones.ts'
import { inline } from './Inline.css.ts'

export interface InlineProps {
  /** Room between the things, also between the lines. */
  gap?: Space
  /** Where lower things stand on the line. */
  align?: 'start' | 'center' | 'end' | 'baseline'
  /** Where the things gather when there is room left. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Whether things that do not fit go to a further line. */
  wrap?: boolean
  /** What stands beside each other. */
  children: ReactNode
}

/**
 * Things beside each other; what does not fit wraps.
 * @example <Inline justify="between"><Heading level={2}>Goals</Heading><Button>Add goal</Button></Inline>
 */
export function Inline({ gap = 'xs', align = 'center', justify = 'start', wrap = true, children }: InlineProps) {
  return (
    <div data-ui="Inline" className={inline({ gap, align, justify, wrap })}>
      {children}
    </div>
  )
}
