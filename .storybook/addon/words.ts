import type { Signature, SignState } from '../review/signoff.ts'

/** How a state is written: always in words, beside a shape that is not only a colour. */
export const words: Record<SignState, string> = {
  rejected: 'Rejected',
  changed: 'Changed since sign-off',
  unsigned: 'Not signed off',
  signed: 'Signed off',
}

/** Who judged a picture, when, and with which words; `changed` when the picture is another one now. */
export function judgementOf({ by, at, verdict, note }: Signature, changed: boolean): string {
  const said = `${verdict === 'rejected' ? 'Rejected' : 'Signed'} by ${by} on ${at.slice(0, 10)}`
  return `${said}${note === undefined ? '' : `: “${note}”`}${changed ? '; it has changed since.' : '.'}`
}
