import { Check } from 'lucide-react'
import { useId } from 'react'
import { Reason } from '../Field/Reason.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { entry, entryMark, entryWords, faded } from '../overlay/overlay.css.ts'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { type Day, readDay, within, writeDay } from './days.ts'
import * as css from './DateRange.css.ts'
import type { DateRangePreset, DatesFromTo } from './terms.ts'
import { writeDate } from './write.ts'

interface PresetsProps {
  presets: readonly DateRangePreset[]
  value: DatesFromTo | undefined
  least: Day
  most: Day
  onChoose(from: Day, to: Day): void
}

/** The ranges that have a name, each as far as it can be chosen. */
export function Presets({ presets, ...rest }: PresetsProps) {
  return (
    <ul className={css.presets}>
      {presets.map((preset) => (
        <li key={preset.id}>
          <Preset preset={preset} {...rest} />
        </li>
      ))}
    </ul>
  )
}

function Preset({ preset: { label, from, to }, value, least, most, onChoose }: Omit<PresetsProps, 'presets'> & { preset: DateRangePreset }) {
  const texts = useUiTexts()
  const { locale } = useLocale()
  const reason = useId()
  const [first, last] = [readDay(from), readDay(to)]
  const early = last !== undefined && last < least && texts.dateTooEarly(label, writeDate(least, locale))
  const late = first !== undefined && first > most && texts.dateTooLate(label, writeDate(most, locale))
  const blocked = early || late
  const days = first === undefined || last === undefined || blocked ? undefined : ([within(first, least, most), within(last, least, most)] as const)
  const chosen = days !== undefined && writeDay(days[0]) === value?.from && writeDay(days[1]) === value.to
  return (
    <>
      <Reason blocked={blocked}>
        <button
          type="button"
          data-part="preset"
          aria-pressed={chosen}
          aria-disabled={blocked ? true : undefined}
          aria-describedby={blocked ? reason : undefined}
          className={entry({ tone: 'neutral' })}
          onClick={() => days && onChoose(...days)}
        >
          <span className={`${entryWords} ${blocked ? faded : ''}`}>{label}</span>
          {chosen ? (
            <span className={entryMark}>
              <Icon of={Check} />
            </span>
          ) : null}
        </button>
      </Reason>
      {blocked ? (
        <span hidden id={reason}>
          {blocked}
        </span>
      ) : null}
    </>
  )
}
