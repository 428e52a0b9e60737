import type { ReactNode } from 'react'
import { code } from './Code.css.ts'

export interface CodeProps {
  /** The name as it stands in the code. */
  children: ReactNode
}

/**
 * A name from code inside a sentence.
 * @example <Text>Fires when <Code>add_to_cart</Code> is pushed.</Text>
 */
export function Code({ children }: CodeProps) {
  return (
    <code data-ui="Code" className={code}>
      {children}
    </code>
  )
}
