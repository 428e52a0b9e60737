export interface SignRequest {
  /** Story, then mode, then the hash of the picture that the reviewer had before their eyes. */
  pictures: Record<string, Record<string, string>>
  by: string
  verdict: 'signed' | 'rejected'
  /** Left out where the reviewer wrote none; a rejection needs one. */
  note?: string
}

export interface SignAnswer {
  /** One sentence, when nothing was written. */
  refused?: string
  /** How many pictures were judged. */
  count: number
}

/** The pictures of the last release; without a tag when there was none. */
export interface ReleaseAnswer {
  /** A tag of git, such as v1.2.0. */
  tag?: string
  /** Story, then mode, then the hash of the picture. */
  pictures: Record<string, Record<string, string>>
}

/** Where the manager asks the server of Storybook, each by POST: to judge pictures, and for those of the last release. */
export const paths = { sign: '/review/sign', release: '/review/release' } as const

/** Where the static files of the review lie, in the running Storybook and in a static build. */
export const files = { manifest: 'review/index.json', signoff: 'review/signoff.json', image: (hash: string) => `review/images/${hash}.webp` }

export const addonId = 'tagmason/review'

/** Storybook's address of the contact sheet that begins at a story, in one of its modes. */
export const sheetPath = (story: string, mode?: string) => `/sheet/${story}${mode === undefined ? '' : `/${mode}`}`
