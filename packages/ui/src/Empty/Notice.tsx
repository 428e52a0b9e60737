import type { ReactNode } from 'react'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import type { Tone } from '../theme/tones.ts'
import * as css from './Notice.css.ts'

export interface NoticeProps {
  /** The primitive it stands for. */
  name: string
  role?: 'alert' | 'status'
  tone?: Tone
  icon: IconSource
  title: ReactNode
  detail?: ReactNode
  actions?: ReactNode
  level?: HeadingLevel
}

/** What stands in the middle of a place that has nothing else to show: the shape under Empty, Failure and NoAccess. */
export function Notice({ name, role, tone = 'neutral', icon, title, detail, actions, level }: NoticeProps) {
  const Title: 'p' | `h${HeadingLevel}` = level === undefined ? 'p' : `h${level}`
  return (
    <div data-ui={name} role={role} data-tone={tone} className={css.notice}>
      <span className={css.mark({ tone })}>
        <Icon of={icon} size="large" />
      </span>
      <div className={css.words}>
        <Title data-part="title" className={css.title}>
          {title}
        </Title>
        {detail ? (
          <div data-part="detail" className={css.detail}>
            {detail}
          </div>
        ) : null}
      </div>
      {actions ? (
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      ) : null}
    </div>
  )
}
