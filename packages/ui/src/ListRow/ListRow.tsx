import type { ReactNode } from 'react'
import { Anchor } from '../Link/Anchor.tsx'
import * as css from './ListRow.css.ts'

export interface ListRowProps {
  /** Before the words: an icon, a picture, a checkbox. */
  lead?: ReactNode
  /** What the row is. */
  title: ReactNode
  /** Where the title leads. */
  href?: string
  /** Badges after the title. */
  facts?: ReactNode
  /** What else is to know, muted, under the title. */
  detail?: ReactNode
  /** At the end; under the words where there is no room. */
  actions?: ReactNode
  /** Where lead and actions stand beside words of several lines. */
  align?: 'center' | 'start'
}

/**
 * One thing of a List.
 * @example <ListRow lead={<Icon of={Globe} />} title="shop.example" facts={<Badge tone="positive">Live</Badge>} detail="Checked 5 minutes ago" />
 */
export function ListRow({ lead, title, href, facts, detail, actions, align = 'center' }: ListRowProps) {
  return (
    <li data-ui="ListRow" className={css.row({ align })}>
      {lead ? (
        <div data-part="lead" className={css.lead}>
          {lead}
        </div>
      ) : null}
      <div className={css.words}>
        <div className={css.head}>
          <span data-part="title" className={css.title}>
            {href === undefined ? (
              title
            ) : (
              <Anchor href={href} className={css.link}>
                {title}
              </Anchor>
            )}
          </span>
          {facts}
        </div>
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
    </li>
  )
}
