import type { SignState } from '../review/signoff.ts'

/** How a state is written: always in words, with a mark that is not a colour. */
export const words: Record<SignState, string> = { signed: 'Signed off', changed: 'Changed since sign-off', unsigned: 'Not signed off' }
export const marks: Record<SignState, string> = { signed: '✓', changed: '△', unsigned: '○' }
