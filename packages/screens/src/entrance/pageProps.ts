import type { EntranceState } from './door.tsx'

/** What each page of the entrance is given. */
export interface PageProps {
  state: EntranceState
  /** Of the account, or the product's. */
  name: string
  /** Of the link that led here; empty where it had none. */
  token: string
}
