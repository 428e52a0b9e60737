import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Hidden } from '../Hidden/Hidden.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Text } from '../Text/Text.tsx'
import { formatNumber } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { addMonths, type Day, dayByKey, monthStart, within } from './days.ts'
import * as css from './DateRange.css.ts'
import { Month } from './Month.tsx'
import { weekBegins } from './week.ts'
import { writeDate, writeMonth, writeRange } from './write.ts'

export interface CalendarProps {
  value: readonly [from: Day, to: Day] | undefined
  today: Day | undefined
  least: Day
  most: Day
  /** Onto the day that takes the focus when the calendar opens. */
  activeRef: RefObject<HTMLTableCellElement | null>
  onChoose(from: Day, to: Day): void
}

/** Two months, one on a phone: the first press chooses where the range begins, the second where it ends. */
export function Calendar({ value, today, least, most, activeRef, onChoose }: CalendarProps) {
  const texts = useUiTexts()
  const locale = useLocale()
  const begins = weekBegins(locale.locale)
  const [start, setStart] = useState<Day>()
  const [given, setGiven] = useState(value)
  const [active, setActive] = useState(() => within(value?.[1] ?? today ?? least, least, most))
  // The later month is the one that a phone keeps.
  const [view, setView] = useState(() => monthStart(active))
  // What was typed shows at once.
  if (given?.[0] !== value?.[0] || given?.[1] !== value?.[1]) {
    setGiven(value)
    setStart(undefined)
    setActive(within(value?.[1] ?? active, least, most))
    setView(monthStart(within(value?.[1] ?? active, least, most)))
  }
  const earlier = useRef<HTMLTableElement>(null)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) activeRef.current?.focus()
    asked.current = false
  })

  const turn = (by: number) => {
    setView(monthStart(addMonths(view, by)))
    setActive(within(addMonths(active, by), least, most))
  }
  const move = (to: Day) => {
    const month = monthStart(to)
    const both = (earlier.current?.getClientRects().length ?? 0) > 0
    if (month > view) setView(month)
    if (month < (both ? addMonths(view, -1) : view)) setView(both ? addMonths(month, 1) : month)
    setActive(to)
    asked.current = true
  }
  const press = (day: Day) => {
    setActive(day)
    setStart(start === undefined ? day : undefined)
    if (start !== undefined) onChoose(Math.min(start, day), Math.max(start, day))
  }
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).role !== 'gridcell') return
    const across = getComputedStyle(event.currentTarget).direction === 'rtl' ? turned[event.key] : undefined
    const to = dayByKey(active, across ?? event.key, event.shiftKey, begins)
    if (to !== undefined) move(within(to, least, most))
    else if (event.key === 'Enter' || event.key === ' ') press(active)
    else return
    event.preventDefault()
  }

  const chosen = start === undefined ? value : ([Math.min(start, active), Math.max(start, active)] as const)
  const days = {
    chosen,
    active,
    today,
    least,
    most,
    begins,
    activeRef,
    onPress: press,
    onPoint: (day: Day) => (start === undefined ? undefined : setActive(day)),
  }
  const [before, after] = [addMonths(view, -1), addMonths(view, 1)]
  const count = chosen === undefined ? 0 : chosen[1] - chosen[0] + 1
  return (
    <>
      <div role="presentation" className={css.months} onKeyDown={key}>
        <Hidden announce="status">{writeMonth(view, locale.locale)}</Hidden>
        <div className={css.nav}>
          <IconButton
            icon={ChevronLeft}
            label={texts.previousMonth}
            size="small"
            blocked={view <= least && texts.dateTooEarly(writeMonth(before, locale.locale), writeDate(least, locale.locale))}
            onPress={() => turn(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label={texts.nextMonth}
            size="small"
            blocked={after > most && texts.dateTooLate(writeMonth(after, locale.locale), writeDate(most, locale.locale))}
            onPress={() => turn(1)}
          />
        </div>
        <Month ref={earlier} month={before} earlier {...days} />
        <Month month={view} earlier={false} {...days} />
      </div>
      <div role="status">
        <Text size="small" tone="muted">
          {start !== undefined ? texts.chooseEnd(writeDate(start, locale.locale)) : null}
          {start === undefined && chosen !== undefined
            ? `${writeRange(chosen[0], chosen[1], locale.locale)} · ${texts.dayCount(count, formatNumber(count, {}, locale))}`
            : null}
        </Text>
      </div>
    </>
  )
}

/** Read from right to left, the next day is on the left. */
const turned: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
