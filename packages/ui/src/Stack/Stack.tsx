import type { ReactNode } from 'react'
import type { Space } from '../theme/tones.ts'
import { stack } from './Stack.css.ts'

export interface StackProps {
  /** Room between the things. */
  gap?: Space
  /** Where narrower things stand across the stack. */
  align?: 'stretch' | 'start' | 'center' | 'end'
  /** What stands under each other. */
  children: ReactNode
}

/**
 * Things under each other with even room between them.
 * @example <Stack gap="l"><StatGrid … /><DataTable … /></Stack>
 */
export function Stack({ gap = 'm', align = 'stretch', children }: StackProps) {
  return (
    <div data-ui="Stack" className={stack({ gap, align })}>
      {children}
    </div>
  )
}
