export interface SignRequest {
  /** Story, then mode, then the hash of the picture that the reviewer had before their eyes. */
  pictures: Record<string, Record<string, string>>
  by: string
  /** What the reviewer remarks; kept beside the signature. */
  note?: string
  /** The pictures are not to be released as they are; the note says why. */
  rejected?: boolean
}

export interface SignAnswer {
  /** One sentence, when nothing was written. */
  refused?: string
  /** How many pictures were signed. */
  count: number
}

/** Where the manager asks the server of Storybook, by POST, to sign. */
export const paths = { sign: '/review/sign' } as const

/** Where the static files of the review lie, in the running Storybook and in a static build. */
export const files = { manifest: 'review/index.json', signoff: 'review/signoff.json', image: (hash: string) => `review/images/${hash}.webp` }

export const addonId = 'tagmason/review'

/** The tab that shows all stories of a component in all modes. */
export const sheetId = 'tagmason/review/sheet'
