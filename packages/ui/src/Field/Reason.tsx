import type { ReactElement } from 'react'
import { Hint } from '../Button/Hint.tsx'

/** Shows the reason over a blocked control. Pass `false`, not nothing, when a reason may come later. */
export const Reason = ({ blocked, children }: { blocked: string | false | undefined; children: ReactElement }) =>
  blocked === undefined ? children : <Hint text={blocked}>{children}</Hint>
