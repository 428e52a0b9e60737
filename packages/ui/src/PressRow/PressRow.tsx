import type { ReactNode } from 'react'
import { detail as detailPart, mark, press, row, title as titlePart, words } from './PressRow.css.ts'

export interface PressRowProps {
  /** A picture before the words. */
  lead?: ReactNode
  /** What the row is; the beginning of its accessible name. */
  title: ReactNode
  /** What else is to know, under the title. */
  detail?: ReactNode
  /** Small and muted, after the title. */
  aside?: ReactNode
  /** Not seen yet: a dot stands at the end, and the words for it are heard. */
  unseen?: string | false
  /** The press of a pointer, Enter or Space. */
  onPress(): void
}

/**
 * A row of a List that is one button.
 * @example <PressRow title="Report Ready" detail="It can be opened." aside="3 hours ago" unseen={!read && 'unread'} onPress={open} />
 */
export function PressRow({ lead, title, detail, aside, unseen = false, onPress }: PressRowProps) {
  return (
    <li data-ui="PressRow" data-unseen={unseen !== false || undefined} className={row}>
      <button type="button" className={press} onClick={onPress}>
        {lead}
        <span className={words}>
          <span className={titlePart}>{title}</span>
          {detail !== undefined && <span className={detailPart}>{detail}</span>}
          {aside !== undefined && <span className={detailPart}>{aside}</span>}
        </span>
        {unseen !== false && <span role="img" aria-label={unseen} className={mark} />}
      </button>
    </li>
  )
}
