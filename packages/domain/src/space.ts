import type { Session } from './session.ts'

/** On rows of the account that belong to no project: what was made beside the sample is not seen in it, nor the sample's beside it. Left out in the sample. */
export interface InSpace {
  space?: Session['space']
}
