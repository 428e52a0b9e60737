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

/** Where the manager asks the server of Storybook, each by POST: who would sign according to git, and to sign. */
export const paths = { identity: '/review/identity', sign: '/review/sign' } as const

/** Where the static files of the review lie, in the running Storybook and in a static build. */
export const files = { manifest: 'review/index.json', signoff: 'review/signoff.json', image: (hash: string) => `review/images/${hash}.webp` }

export const addonId = 'tagmason/review'
