import type { ReactNode, Ref } from 'react'
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
  /** On a line of its own under all of it, as the fields that change it. */
  below?: ReactNode
  /** It is pointed at from elsewhere, or spoken of there. */
  lit?: boolean
  /** Told when the pointer or the focus is on it, and when it leaves: for lighting the same thing elsewhere. */
  onPoint?(on: boolean): void
  /** The row itself, as to scroll to it. */
  ref?: Ref<HTMLLIElement>
}

/**
 * One thing of a List.
 * @example <ListRow lead={<Icon of={Globe} />} title="shop.example" facts={<Badge tone="positive">Live</Badge>} detail="Checked 5 minutes ago" />
 */
export function ListRow({ lead, title, href, facts, detail, actions, align = 'center', below, lit = false, onPoint, ref }: ListRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It does nothing when pointed at; it tells others, which say the same in words.
    <li
      ref={ref}
      data-ui="ListRow"
      data-lit={lit || undefined}
      className={css.row({ align })}
      onPointerEnter={onPoint && (() => onPoint(true))}
      onPointerLeave={onPoint && (() => onPoint(false))}
      onFocus={onPoint && (() => onPoint(true))}
      onBlur={onPoint && (() => onPoint(false))}
    >
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
      {below ? (
        <div data-part="below" className={css.below}>
          {below}
        </div>
      ) : null}
    </li>
  )
}
