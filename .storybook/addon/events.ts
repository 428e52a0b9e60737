/** What the manager and the server of Storybook say to each other. */
export const events = {
  /** Manager: who would sign? */
  ask: 'tagmason/review/ask',
  /** Server: the name and address that git knows, or nothing. */
  identity: 'tagmason/review/identity',
  /** Manager: these stories were looked at. */
  sign: 'tagmason/review/sign',
  /** Server: the records as they are now, or why nothing was written. */
  answer: 'tagmason/review/answer',
} as const

export interface SignRequest {
  /** Story, then mode, then the hash of the picture that the reviewer had before their eyes. */
  pictures: Record<string, Record<string, string>>
  by: string
}

export interface SignAnswer {
  /** One sentence, when nothing was written. */
  refused?: string
  /** How many pictures were signed. */
  count: number
}

/** Where the static files of the review lie, in the running Storybook and in a static build. */
export const files = { manifest: 'review/index.json', signoff: 'review/signoff.json', image: (hash: string) => `review/images/${hash}.webp` }

export const addonId = 'tagmason/review'
