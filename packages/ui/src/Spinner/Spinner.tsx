import { line, spinner } from './Spinner.css.ts'

export interface SpinnerProps {
  /** What is being waited for; shown beside the ring and announced. Without it the ring is decoration and something else must say so. */
  label?: string
}

/**
 * Something short is under way. For longer work with a known end use Progress, for a page that is coming use Skeleton.
 * @example <Spinner label="Checking the page" />
 */
export function Spinner({ label }: SpinnerProps) {
  const ring = <span data-ui={label === undefined ? 'Spinner' : undefined} data-part="ring" aria-hidden className={spinner} />
  if (label === undefined) return ring
  return (
    <span data-ui="Spinner" role="status" className={line}>
      {ring}
      <span data-part="label">{label}</span>
    </span>
  )
}
