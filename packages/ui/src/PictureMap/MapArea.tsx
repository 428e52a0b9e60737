import type { KeyboardEvent } from 'react'
import { inkOf } from '../chart/ink.ts'
import { formatNumber } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { MapMark } from './MapMark.tsx'
import * as css from './PictureMap.css.ts'
import type { PictureArea } from './area.ts'
import type { Place } from './places.ts'

interface MapAreaProps {
  area: PictureArea
  place: Place
  /** How far in front of the others it stands. */
  depth: number
  pointed: boolean
  chosen: boolean
  /** The one area that the Tab key reaches. */
  stop: boolean
  onKeyDown(event: KeyboardEvent): void
  onChoose(): void
  onFocus(): void
  onPoint(on: boolean): void
}

/** One area of a PictureMap. */
export function MapArea({ area, place, depth, pointed, chosen, stop, onKeyDown, onChoose, onFocus, onPoint }: MapAreaProps) {
  const locale = useLocale()
  return (
    <button
      type="button"
      data-part="area"
      data-area={area.id}
      data-quiet={area.quiet || undefined}
      data-pointed={pointed || undefined}
      aria-label={`${formatNumber(area.number, {}, locale)}: ${area.label}`}
      aria-current={chosen || undefined}
      tabIndex={stop ? 0 : -1}
      className={`${css.area} ${inkOf(area.ink)}`}
      style={{ ...place, zIndex: depth }}
      onKeyDown={onKeyDown}
      onClick={onChoose}
      onFocus={() => {
        onFocus()
        onPoint(true)
      }}
      onBlur={() => onPoint(false)}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      <span className={css.tab}>
        <MapMark number={area.number} icon={area.icon} ink={area.ink} />
      </span>
    </button>
  )
}
