import type { ReactElement } from 'react'
import { Tooltip } from '../Tooltip/Tooltip.tsx'

/** Shows the reason over a blocked control. Pass `false`, not nothing, when a reason may come later. */
export const Reason = ({ blocked, children }: { blocked: string | false | undefined; children: ReactElement }) =>
  blocked === undefined ? children : <Tooltip text={blocked}>{children}</Tooltip>
