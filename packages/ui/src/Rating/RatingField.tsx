import { Radio, RadioGroup, RadioProvider } from '@ariakit/react'
import { Star } from 'lucide-react'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { radio } from '../Segments/Segments.css.ts'
import { formatNumber } from '../Num/format.ts'
import { useDirection } from '../theme/direction.tsx'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './Rating.css.ts'
import { mostStars } from './Stars.tsx'

export interface RatingFieldProps extends FieldBasics {
  /** How many stars are given, from 1 to 5; nothing while none is chosen. */
  value: number | null
  /** Stars were given, by a press or by the arrow keys. */
  onRate(stars: number): void
}

/**
 * Asks for one to five stars; arrows move, as in every group of radios.
 * @example <RatingField label="How useful was this article?" value={stars} onRate={setStars} />
 */
export function RatingField({ value, onRate, ...field }: RatingFieldProps) {
  const locale = useLocale()
  const texts = useUiTexts()
  const rtl = useDirection() === 'rtl'
  const choose = (next: string | number | null) => {
    if (next !== null && !field.blocked) onRate(Number(next))
  }
  const said = (count: number) => texts.stars(count, formatNumber(count, {}, locale))
  return (
    <Field {...field} group>
      {({ 'aria-invalid': invalid, ...wiring }, labelId) => (
        <RadioProvider value={value} setValue={choose} rtl={rtl}>
          <Reason blocked={field.blocked}>
            <RadioGroup {...wiring} data-ui="RatingField" aria-labelledby={labelId} className={css.choice}>
              <span className={css.group}>
                {Array.from({ length: mostStars }, (_, place) => (
                  <label key={place} data-part="star" data-filled={place < (value ?? 0) || undefined} className={css.star}>
                    <Radio value={place + 1} disabled={Boolean(field.blocked)} accessibleWhenDisabled aria-invalid={invalid} className={radio} />
                    <Icon of={Star} size="large" />
                    <Hidden>{said(place + 1)}</Hidden>
                  </label>
                ))}
              </span>
              <span aria-hidden data-part="value" className={css.count}>
                {value === null ? '' : said(value)}
              </span>
            </RadioGroup>
          </Reason>
        </RadioProvider>
      )}
    </Field>
  )
}
