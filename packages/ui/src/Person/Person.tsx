import type { ReactNode } from 'react'
import * as css from './Person.css.ts'

export interface PersonProps {
  /** Who it is. */
  name: string
  /** An address, a role, or when last seen. */
  detail?: ReactNode
  /** Small inside tables and rows. */
  size?: 'standard' | 'small'
  /** Only the initials; the name stays for readers of the screen. */
  compact?: boolean
}

/**
 * Somebody by initials and name.
 * @example <Person name="Sarah Chen" detail="sarah@example.com" />
 */
export function Person({ name, detail, size = 'standard', compact = false }: PersonProps) {
  return (
    <span data-ui="Person" className={css.person}>
      <span
        data-part="avatar"
        role={compact ? 'img' : undefined}
        aria-label={compact ? name : undefined}
        aria-hidden={!compact || undefined}
        className={css.avatar[size]}
      >
        {initialsOf(name)}
      </span>
      {compact ? null : (
        <span className={css.words}>
          <span data-part="name" className={css.name}>
            {name}
          </span>
          {detail ? (
            <span data-part="detail" className={css.detail}>
              {detail}
            </span>
          ) : null}
        </span>
      )}
    </span>
  )
}

/** The first letters of the first and the last word: `Sarah Chen` gives `SC`. */
function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
