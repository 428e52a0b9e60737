import { Hidden } from '../Hidden/Hidden.tsx'
import { formatNumber } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './Rating.css.ts'
import { mostStars, Stars } from './Stars.tsx'

export interface RatingProps {
  /** From 0 to 5, as the mean of what was given; nothing while nobody has rated. */
  value: number | null | undefined
  /** How many have rated. */
  count?: number
  /** What stands where nobody has rated yet. */
  missing?: string
  /** Small inside cards and rows. */
  size?: 'standard' | 'small'
}

/**
 * What others think of a thing, in stars and in words. To ask for a rating, use RatingField.
 * @example <Rating value={4.8} count={234} />
 */
export function Rating({ value, count, missing, size = 'standard' }: RatingProps) {
  const locale = useLocale()
  const texts = useUiTexts()
  const rated = value !== null && value !== undefined && !Number.isNaN(value)
  const figure = rated ? formatNumber(value, { digits: 1 }, locale) : ''
  const voters = count === undefined ? '' : formatNumber(count, {}, locale)
  return (
    <span data-ui="Rating" className={css.rating}>
      <Stars value={rated ? value : 0} size={size} />
      {rated ? (
        <>
          <Hidden>
            {texts.outOf(figure, formatNumber(mostStars, {}, locale))}
            {count === undefined ? '' : `, ${texts.ratings(count, voters)}`}
          </Hidden>
          <span aria-hidden data-part="value" className={css.figure}>
            {figure}
          </span>
          {count === undefined ? null : (
            <span aria-hidden data-part="count" className={css.count}>
              ({voters})
            </span>
          )}
        </>
      ) : (
        <span className={css.count}>{missing ?? texts.notRated}</span>
      )}
    </span>
  )
}
