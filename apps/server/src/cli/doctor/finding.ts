/** What `tagmason-server doctor` says of one thing. `bad` keeps the product from working or is damage, `doubtful` may become so. */
export interface Finding {
  about: 'versions' | 'disk' | 'lock' | 'clock' | 'key' | 'records' | 'events' | 'audit' | 'jobs'
  state: 'good' | 'doubtful' | 'bad'
  says: string
  /** What to do; null where all is good. */
  todo: string | null
}

export const good = (about: Finding['about'], says: string): Finding => ({ about, state: 'good', says, todo: null })
export const doubtful = (about: Finding['about'], says: string, todo: string): Finding => ({ about, state: 'doubtful', says, todo })
export const bad = (about: Finding['about'], says: string, todo: string): Finding => ({ about, state: 'bad', says, todo })

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
