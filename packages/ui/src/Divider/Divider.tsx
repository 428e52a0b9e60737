import { Separator } from '@ariakit/react'
import { divider } from './Divider.css.ts'

export interface DividerProps {
  /** Between things under each other, or between things beside each other. */
  direction?: 'horizontal' | 'vertical'
}

/**
 * A hairline between two parts.
 * @example <Stack><Facts … /><Divider /><Facts … /></Stack>
 */
export function Divider({ direction = 'horizontal' }: DividerProps) {
  return <Separator data-ui="Divider" orientation={direction} className={divider({ direction })} />
}
