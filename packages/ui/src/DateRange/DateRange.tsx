import type { DateRangePreset, DatesFromTo } from './terms.ts'
import { Popover, PopoverDisclosure, usePopoverStore } from '@ariakit/react'
import { CalendarDays } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { empty, mark, words } from '../Select/Select.css.ts'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { Calendar } from './Calendar.tsx'
import { type Day, firstDay, lastDay, readDay, writeDay } from './days.ts'
import * as css from './DateRange.css.ts'
import { Presets } from './Presets.tsx'
import { TypedDates } from './TypedDates.tsx'
import { writeRange } from './write.ts'

export interface DateRangeProps extends FieldBasics {
  /** The chosen days; nothing while none are chosen. */
  value: DatesFromTo | undefined
  /** Given both days, once both are chosen. */
  onChange(value: DatesFromTo): void
  /** The day that is today where the reader is, as `2024-01-31`. */
  today: string
  /** Ranges that are chosen with one press. */
  presets?: readonly DateRangePreset[]
  /** The first day that can be chosen, as `2024-01-01`. */
  min?: string
  /** The last day that can be chosen, as `2024-12-31`. */
  max?: string
  /** Said while nothing is chosen. */
  placeholder?: string
  /** The element that takes focus. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * Days from one to another: by name, in a calendar or in figures.
 * @example <DateRange label="Period" value={{ from: '2024-01-01', to: '2024-01-22' }} today="2024-01-22" max="2024-01-22" presets={presets} onChange={setPeriod} />
 */
export function DateRange({ value, onChange, today, presets = [], min, max, placeholder, ref, ...basics }: DateRangeProps) {
  const texts = useUiTexts()
  const { locale } = useLocale()
  const [open, setOpen] = useState(false)
  const activeRef = useRef<HTMLTableCellElement>(null)
  // Named outright, because the tooltip around the button would otherwise pass for its popover.
  const store = usePopoverStore({ open, setOpen, placement: 'bottom-start' })
  const [from, to] = [readDay(value?.from ?? ''), readDay(value?.to ?? '')]
  const days = from === undefined || to === undefined ? undefined : ([from, to] as const)
  const limits = { least: readDay(min ?? '') ?? firstDay, most: readDay(max ?? '') ?? lastDay }
  const choose = (first: Day, last: Day, done = true) => {
    onChange({ from: writeDay(first), to: writeDay(last) })
    if (done) setOpen(false)
  }
  return (
    <Field {...basics}>
      {(wiring, labelId) => (
        <>
          <Reason blocked={basics.blocked}>
            <PopoverDisclosure
              {...wiring}
              store={store}
              ref={ref}
              data-ui="DateRange"
              // What it opens is a dialog; the range is its value, not a part of its name.
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-controls={open ? `${wiring.id}-panel` : undefined}
              aria-labelledby={labelId}
              disabled={Boolean(basics.blocked)}
              accessibleWhenDisabled
              className={css.trigger}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' || basics.blocked) return
                event.preventDefault()
                setOpen(true)
              }}
            >
              <span className={mark}>
                <Icon of={CalendarDays} />
              </span>
              <span className={`${words} ${days ? '' : empty}`}>{days ? writeRange(days[0], days[1], locale) : (placeholder ?? texts.chooseDates)}</span>
            </PopoverDisclosure>
          </Reason>
          <Popover
            store={store}
            data-ui="DateRangePanel"
            id={`${wiring.id}-panel`}
            aria-label={basics.label}
            initialFocus={activeRef}
            fixed
            unmountOnHide
            gutter={4}
            overflowPadding={8}
            className={css.panel}
          >
            {presets.length > 0 ? <Presets presets={presets} value={value} {...limits} onChoose={choose} /> : null}
            <div className={css.body}>
              <TypedDates value={days} {...limits} onChoose={choose} />
              <Calendar value={days} today={readDay(today)} {...limits} activeRef={activeRef} onChoose={choose} />
            </div>
          </Popover>
        </>
      )}
    </Field>
  )
}
