import { Star } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Rating.css.ts'

/** The most that can be given. */
export const mostStars = 5

const Line = ({ size }: { size: 'small' | 'standard' }) => (
  <>
    {Array.from({ length: mostStars }, (_, place) => (
      <Icon key={place} of={Star} size={size} />
    ))}
  </>
)

/** Five stars, as many of them filled as `value` says, to a part of a star. */
export function Stars({ value, size }: { value: number; size: 'small' | 'standard' }) {
  const share = Math.min(1, Math.max(0, value / mostStars))
  return (
    <span data-part="stars" aria-hidden className={css.stars}>
      <Line size={size} />
      <span className={css.filled} style={{ inlineSize: `${share * 100}%` }}>
        <Line size={size} />
      </span>
    </span>
  )
}
