import { type ReactNode, useId } from 'react'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import * as css from './Card.css.ts'

export interface CardProps {
  /** Its heading. */
  title?: ReactNode
  /** One line under the heading. */
  detail?: ReactNode
  /** Beside the heading, at the end. */
  actions?: ReactNode
  /** Under a line at the foot. */
  footer?: ReactNode
  /** The level of the heading. */
  level?: HeadingLevel
  /** Makes it a region of the page, named by its title. For the few cards people jump to. */
  region?: boolean
  /** The content reaches the edges, as a list or a table does. */
  flush?: boolean
  /** On the darker ground, for what is secondary. */
  sunken?: boolean
  /** What stands in it. */
  children?: ReactNode
}

/**
 * Things that belong together, inside a hairline.
 * @example <Card title="Quick share" actions={<Button size="small">Copy link</Button>}>…</Card>
 */
export function Card({ title, detail, actions, footer, level = 3, region = false, flush = false, sunken = false, children }: CardProps) {
  const heading = useId()
  const headed = title !== undefined || actions !== undefined
  const Tag = region ? 'section' : 'div'
  return (
    <Tag data-ui="Card" aria-labelledby={region && title !== undefined ? heading : undefined} className={css.card({ sunken })}>
      {headed ? (
        <div data-part="head" className={css.head}>
          <div className={css.words}>
            {title === undefined ? null : (
              <Heading level={level} size="large" id={heading}>
                {title}
              </Heading>
            )}
            {detail ? <div className={css.detail}>{detail}</div> : null}
          </div>
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
      ) : null}
      {children === undefined ? null : <div className={css.body({ flush, headed })}>{children}</div>}
      {footer ? <div className={css.foot}>{footer}</div> : null}
    </Tag>
  )
}
