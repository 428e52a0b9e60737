import { type KeyboardEvent, useState } from 'react'
import { TextField } from '../TextField/TextField.tsx'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { type Day, readDay, writeDay } from './days.ts'
import * as css from './DateRange.css.ts'
import { writeDate } from './write.ts'

interface TypedDatesProps {
  value: readonly [from: Day, to: Day] | undefined
  least: Day
  most: Day
  /** Both are dates that can be chosen; `done` after Enter. */
  onChoose(from: Day, to: Day, done: boolean): void
}

/** The first and the last day in figures, taken over by Enter or by leaving the field. */
export function TypedDates({ value, least, most, onChoose }: TypedDatesProps) {
  const texts = useUiTexts()
  const { locale } = useLocale()
  const given = value?.map(writeDay).join(' ') ?? ''
  const [draft, setDraft] = useState({ given: '', from: '', to: '', tried: '' })
  // What was chosen elsewhere replaces what was typed.
  if (draft.given !== given) setDraft({ given, from: given.slice(0, 10), to: given.slice(11), tried: '' })

  const wrong = (text: string): string | false => {
    const day = readDay(text)
    if (text === '') return false
    if (day === undefined) return texts.dateWrong(text)
    if (day < least) return texts.dateTooEarly(writeDate(day, locale), writeDate(least, locale))
    return day > most && texts.dateTooLate(writeDate(day, locale), writeDate(most, locale))
  }
  const [from, to] = [readDay(draft.from), readDay(draft.to)]
  const reversed = from !== undefined && to !== undefined && from > to
  const tried = (side: 'from' | 'to') => draft.tried.includes(side)
  const errors = { from: tried('from') && wrong(draft.from), to: tried('to') && (wrong(draft.to) || (reversed && texts.datesReversed)) }
  const take = (done: boolean) => {
    if (!done && `${draft.from} ${draft.to}`.trim() === given) return
    setDraft({ ...draft, tried: done ? 'from to' : [draft.from && 'from', draft.to && 'to'].join(' ') })
    if (from === undefined || to === undefined || reversed || wrong(draft.from) || wrong(draft.to)) return
    if (done || `${writeDay(from)} ${writeDay(to)}` !== given) onChoose(from, to, done)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around is not sent.
    event.preventDefault()
    take(true)
  }
  return (
    <div role="presentation" className={css.typed} onKeyDown={press}>
      {(['from', 'to'] as const).map((side) => (
        <TextField
          key={side}
          label={side === 'from' ? texts.startDate : texts.endDate}
          value={draft[side]}
          placeholder="2024-01-31"
          error={errors[side]}
          onChange={(text) => setDraft({ ...draft, [side]: text, tried: draft.tried.replace(side, '') })}
          onLeave={() => take(false)}
        />
      ))}
    </div>
  )
}
