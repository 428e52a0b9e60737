import { inkOf } from '../chart/ink.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { formatNumber } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import * as css from './MapMark.css.ts'

export interface MapMarkProps {
  /** The place in the order of reading, counted from 1. */
  number: number
  /** The picture of the kind, so that colour is never alone. */
  icon: IconSource
  /** Which of the six colours of series the kind wears, counted from 0. */
  ink: number
}

/**
 * Number and kind of an area of a PictureMap, as it stands on the picture and beside what is said of it. Hidden from readers of the screen: the words beside it say both.
 * @example <MapMark number={3} icon={Link2} ink={1} />
 */
export function MapMark({ number, icon, ink }: MapMarkProps) {
  const locale = useLocale()
  return (
    <span aria-hidden data-ui="MapMark" className={`${css.mark} ${inkOf(ink)}`}>
      <span className={css.icon}>
        <Icon of={icon} size="small" />
      </span>
      <span className={css.number}>{formatNumber(number, {}, locale)}</span>
    </span>
  )
}
