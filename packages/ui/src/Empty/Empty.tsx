import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import type { IconSource } from '../Icon/Icon.tsx'
import { Notice } from './Notice.tsx'

export interface EmptyProps {
  /** What is not here yet. */
  title: ReactNode
  /** What would bring it here. */
  detail?: ReactNode
  /** The first step. */
  actions?: ReactNode
  /** What is missing, as a picture. */
  icon?: IconSource
  /** Makes the title a heading of this level, where it heads the page. */
  level?: HeadingLevel
}

/**
 * Nothing here yet, and what to do about it.
 * @example <Empty title="No setups yet" detail="Describe a goal to make the first." actions={<LinkButton href="/setup">Describe a goal</LinkButton>} />
 */
export function Empty({ icon = Inbox, ...rest }: EmptyProps) {
  return <Notice name="Empty" icon={icon} {...rest} />
}
