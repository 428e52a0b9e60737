import type { ReactNode } from 'react'
import { Anchor } from '../Link/Anchor.tsx'
import { formatNumber, type NumberForm } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import * as css from './BarList.css.ts'
import { NoData } from './NoData.tsx'

/** One place of the ranking. */
export interface BarListRow {
  /** Tells the rows apart. */
  id: string
  /** What is counted, as the path of a page. */
  label: string
  /** From 0 up. */
  value: number
  /** Where the label leads. */
  href?: string
  /** What else is to know, short, before the value. */
  detail?: ReactNode
}

export interface BarListProps {
  /** What is ranked; the accessible name, the same words as the heading above it. */
  label: string
  /** In the order of the ranking; the longest bar is the greatest value. */
  rows: readonly BarListRow[]
  /** How values are written. */
  form?: NumberForm
  /** The whole that each row is a share of, as all views; without it no shares stand at the end. */
  shareOf?: number
  /** What stands there while nothing was counted. */
  empty: ReactNode
}

/**
 * A ranking: what, how much, and a quiet bar to compare by.
 * @example <BarList label="Top pages" rows={pages} shareOf={views} empty="No page was viewed yet" />
 */
export function BarList({ label, rows, form = {}, shareOf, empty }: BarListProps) {
  const locale = useLocale()
  const greatest = Math.max(0, ...rows.map(({ value }) => value))
  if (rows.length === 0) return <NoData>{empty}</NoData>
  return (
    <ol data-ui="BarList" role="list" aria-label={label} className={css.list}>
      {rows.map(({ id, label: name, value, href, detail }) => (
        <li key={id} className={css.row}>
          <span className={css.name}>
            {value > 0 ? <span data-part="bar" className={css.bar} style={{ inlineSize: `${(value / greatest) * 100}%` }} /> : null}
            <span data-part="label" dir="auto" className={css.label}>
              {href === undefined ? (
                name
              ) : (
                <Anchor href={href} className={css.link}>
                  {name}
                </Anchor>
              )}
            </span>
          </span>
          {detail === undefined ? null : (
            <span data-part="detail" className={css.aside}>
              {detail}
            </span>
          )}
          <span data-part="value" className={css.value}>
            {formatNumber(value, form, locale)}
          </span>
          {shareOf === undefined ? null : (
            <span data-part="share" className={css.aside}>
              {formatNumber(shareOf > 0 ? value / shareOf : 0, { as: 'percent', digits: 1 }, locale)}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
