import { Check } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { entry, entryMark, entryWords } from '../overlay/overlay.css.ts'
import { type Day, readDay } from './days.ts'
import * as css from './DateRange.css.ts'
import type { DateRangePreset, DatesFromTo } from './DateRange.tsx'

interface PresetsProps {
  presets: readonly DateRangePreset[]
  value: DatesFromTo | undefined
  onChoose(from: Day, to: Day): void
}

/** The ranges that have a name. */
export function Presets({ presets, value, onChoose }: PresetsProps) {
  return (
    <ul className={css.presets}>
      {presets.map(({ id, label, from, to }) => {
        const days = [readDay(from), readDay(to)] as const
        const chosen = from === value?.from && to === value.to
        return (
          <li key={id}>
            <button
              type="button"
              data-part="preset"
              aria-pressed={chosen}
              className={entry({ tone: 'neutral' })}
              onClick={() => (days[0] === undefined || days[1] === undefined ? undefined : onChoose(days[0], days[1]))}
            >
              <span className={entryWords}>{label}</span>
              {chosen ? (
                <span className={entryMark}>
                  <Icon of={Check} />
                </span>
              ) : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
