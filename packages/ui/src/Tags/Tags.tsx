import { Badge } from '../Badge/Badge.tsx'
import type { Tone } from '../theme/tones.ts'
import * as css from './Tags.css.ts'

export interface TagsProps {
  /** The accessible name of the list. */
  label: string
  /** In the order of reading; each is said once. */
  items: readonly string[]
  /** What they mean; the words say it too. */
  tone?: Tone
  /** How many are shown; all when left out. */
  max?: number
  /** The words for the rest, as `+3 more`; needed with `max`. */
  more?(count: number): string
}

/**
 * Short words that something carries.
 * @example <Tags label="Parameters" items={['items', 'value', 'currency']} />
 */
export function Tags({ label, items, tone = 'neutral', max = items.length, more }: TagsProps) {
  const rest = items.length - max
  return (
    <ul data-ui="Tags" role="list" aria-label={label} className={css.tags}>
      {items.slice(0, max).map((item) => (
        <li key={item} className={css.tag}>
          <Badge tone={tone}>{item}</Badge>
        </li>
      ))}
      {rest > 0 && more ? <li className={css.more}>{more(rest)}</li> : null}
    </ul>
  )
}
