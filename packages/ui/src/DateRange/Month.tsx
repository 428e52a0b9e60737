import type { Ref } from 'react'
import { useLocale } from '../theme/locale.tsx'
import { type Day, partsOf, type Weekday, weeksOf } from './days.ts'
import * as css from './DateRange.css.ts'
import { weekdayNames, writeDateNumber, writeFullDate, writeMonth } from './write.ts'

/** What the days of both months have in common. */
export interface DaysShown {
  /** The chosen days, or those that the next press would choose. */
  chosen: readonly [from: Day, to: Day] | undefined
  /** The one day that Tab reaches. */
  active: Day
  today: Day | undefined
  least: Day
  most: Day
  begins: Weekday
  /** Onto the active day. */
  activeRef: Ref<HTMLTableCellElement>
  onPress(day: Day): void
  onPoint(day: Day): void
}

/** One month as a grid of days. */
export function Month({ month, earlier, ref, ...days }: DaysShown & { month: Day; earlier: boolean; ref?: Ref<HTMLTableElement> }) {
  const { locale } = useLocale()
  const title = writeMonth(month, locale)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are chosen is a grid (ARIA Authoring Practices).
    <table ref={ref} role="grid" aria-label={title} aria-multiselectable className={`${css.month} ${earlier ? css.earlier : ''}`}>
      <caption className={css.title}>{title}</caption>
      <thead>
        <tr>
          {weekdayNames(days.begins, locale).map(({ short, full }) => (
            <th key={full} scope="col" abbr={full} className={css.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, days.begins).map((week, row) => (
          <tr key={row}>{week.map((day, place) => (day === undefined ? <td key={place}>{'\u00a0'}</td> : <DayCell key={place} day={day} {...days} />))}</tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day, chosen, active, today, least, most, activeRef, onPress, onPoint }: DaysShown & { day: Day }) {
  const { locale } = useLocale()
  const [from, to] = chosen ?? [Infinity, -Infinity]
  const inside = day >= from && day <= to
  const outside = day < least || day > most
  return (
    <td
      ref={day === active ? activeRef : undefined}
      role="gridcell"
      data-part="day"
      data-place={inside ? (from === to ? 'both' : day === from ? 'start' : day === to ? 'end' : 'inside') : undefined}
      tabIndex={day === active ? 0 : -1}
      aria-label={writeFullDate(day, locale)}
      aria-selected={inside}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={outside || undefined}
      className={css.day}
      onClick={() => (outside ? undefined : onPress(day))}
      onMouseEnter={() => (outside ? undefined : onPoint(day))}
    >
      <span aria-hidden className={css.date}>
        {writeDateNumber(partsOf(day).date, locale)}
      </span>
    </td>
  )
}
