import type { PublicShare, PublicShareRefusal } from '@tagmason/domain'

/** Why nothing is shown. `tooMany` comes with minutes. */
export interface SharedRefusal {
  code: PublicShareRefusal | 'tooMany' | 'unavailable'
  minutes?: number
  /** Of the account, where the server told it. */
  brand?: PublicShare['brand']
}

export type SharedAnswer = { done: PublicShare } | { refused: SharedRefusal }

/** Opens the link, which counts. Never throws. */
export type AskShared = (password?: string) => Promise<SharedAnswer>
