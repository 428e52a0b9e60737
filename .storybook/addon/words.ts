import type { SignState } from '../review/signoff.ts'

/** How a state is written: always in words, beside a shape that is not only a colour. */
export const words: Record<SignState, string> = { signed: 'Signed off', changed: 'Changed since sign-off', unsigned: 'Not signed off' }
