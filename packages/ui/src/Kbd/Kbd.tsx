import * as css from './Kbd.css.ts'

export interface KbdProps {
  /** The keys pressed together, as `['Ctrl', 'K']`. */
  keys: readonly string[]
}

/**
 * Keys to press.
 * @example <Kbd keys={['Ctrl', 'K']} />
 */
export function Kbd({ keys }: KbdProps) {
  return (
    <kbd data-ui="Kbd" dir="ltr" className={css.keys}>
      {keys.map((key) => (
        <kbd key={key} className={css.key}>
          {key}
        </kbd>
      ))}
    </kbd>
  )
}
