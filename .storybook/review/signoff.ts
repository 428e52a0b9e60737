import type { Manifest } from './store.ts'

/** What a reviewer decided about a picture. */
export interface Judgement {
  by: string
  /** ISO 8601. */
  at: string
  /** Left out where the picture is signed off. */
  verdict?: 'rejected'
  /** What the reviewer wrote to it; a rejection has one. */
  note?: string
}

/** A reviewer's judgement of one picture. */
export interface Signature extends Judgement {
  /** The hash of the picture that was looked at. */
  picture: string
}

/** Story, then mode, then who judged which picture. Only reviewers write it, in Storybook: no script does. */
export type Signoff = Record<string, Record<string, Signature>>

export type SignState = 'rejected' | 'changed' | 'unsigned' | 'signed'

/** The state of a picture: a judgement holds for the picture that was looked at and for no other. */
export const stateOf = (picture: string, signature: Signature | undefined): SignState =>
  signature === undefined ? 'unsigned' : signature.picture !== picture ? 'changed' : (signature.verdict ?? 'signed')

/** From what asks for most to what asks for nothing. */
export const signStates = ['rejected', 'changed', 'unsigned', 'signed'] as const satisfies readonly SignState[]

/** The worst of these states; signed when there are none. */
export const worstOf = (states: readonly SignState[]): SignState => signStates.find((state) => states.includes(state)) ?? 'signed'

/** The state of a story: that of the worst of its pictures. A story without pictures has nothing to sign. */
export const storyState = (shots: Record<string, string>, signatures: Record<string, Signature> = {}): SignState =>
  worstOf(Object.entries(shots).map(([mode, picture]) => stateOf(picture, signatures[mode])))

/** Judges pictures: new records, the old ones left alone. A picture that is signed off stays as it is when it is signed again without a note. */
export function judged(signoff: Signoff, pictures: Manifest, judgement: Judgement): Signoff {
  const next: Signoff = structuredClone(signoff)
  const plain = judgement.verdict === undefined && judgement.note === undefined
  for (const [story, shots] of Object.entries(pictures))
    for (const [mode, picture] of Object.entries(shots))
      if (!plain || stateOf(picture, next[story]?.[mode]) !== 'signed') next[story] = { ...next[story], [mode]: { picture, ...judgement } }
  return next
}

/** The hashes of all pictures that a reviewer judged: their images are kept, so that what was seen can be seen again. */
export const signedPictures = (signoff: Signoff) => new Set(Object.values(signoff).flatMap((shots) => Object.values(shots).map(({ picture }) => picture)))

/** What a state keeps from a release, in words. */
const obstacle = (state: Exclude<SignState, 'signed'>, signature: Signature | undefined): string => {
  if (state === 'rejected') return `rejected by ${signature?.by}: ${signature?.note}`
  return state === 'changed' ? 'changed since it was signed off' : 'not signed off'
}

/** What keeps a release back, a line for each picture. */
export const unsigned = (manifest: Manifest, signoff: Signoff): string[] =>
  Object.entries(manifest).flatMap(([story, shots]) =>
    Object.entries(shots).flatMap(([mode, picture]) => {
      const signature = signoff[story]?.[mode]
      const state = stateOf(picture, signature)
      return state === 'signed' ? [] : [`${story} in ${mode}: ${obstacle(state, signature)}`]
    }),
  )
