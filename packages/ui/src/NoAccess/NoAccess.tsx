import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from '../Empty/Notice.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'

export interface NoAccessProps {
  /** What may not be seen or done. */
  title: ReactNode
  /** Which role may, and whom to ask. */
  detail?: ReactNode
  /** What can be done instead, as asking the owner. */
  actions?: ReactNode
  /** Makes the title a heading of this level, where it heads the page. */
  level?: HeadingLevel
}

/**
 * This role may not see this part.
 * @example <NoAccess title="Only admins see billing" detail="Ask an owner of this workspace for the admin role." />
 */
export function NoAccess(props: NoAccessProps) {
  return <Notice name="NoAccess" icon={Lock} {...props} />
}
