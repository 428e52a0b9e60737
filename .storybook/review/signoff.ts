import type { Manifest } from './store.ts'

/** A reviewer's word on one picture. */
export interface Signature {
  /** The hash of the picture that was looked at. */
  picture: string
  by: string
  /** ISO 8601. */
  at: string
}

/** Story, then mode, then who signed which picture. Only reviewers write it, in Storybook: no script does. */
export type Signoff = Record<string, Record<string, Signature>>

export type SignState = 'signed' | 'changed' | 'unsigned'

/** How a picture stands: a signature holds for the picture that was looked at and for no other. */
export const stateOf = (picture: string, signature: Signature | undefined): SignState =>
  signature === undefined ? 'unsigned' : signature.picture === picture ? 'signed' : 'changed'

/** How a story stands: as the worst of its pictures. A story without pictures has nothing to sign. */
export function storyState(shots: Record<string, string>, signatures: Record<string, Signature> = {}): SignState {
  const states = Object.entries(shots).map(([mode, picture]) => stateOf(picture, signatures[mode]))
  return states.includes('changed') ? 'changed' : states.includes('unsigned') ? 'unsigned' : 'signed'
}

/** Signs pictures of stories as they stand; answers the new records and leaves the old ones alone. */
export function signed(signoff: Signoff, manifest: Manifest, stories: readonly string[], by: string, at: string): Signoff {
  const next: Signoff = structuredClone(signoff)
  for (const story of stories)
    for (const [mode, picture] of Object.entries(manifest[story] ?? {}))
      if (stateOf(picture, next[story]?.[mode]) !== 'signed') next[story] = { ...next[story], [mode]: { picture, by, at } }
  return next
}

/** The hashes of all pictures that somebody signed: their images are kept, so that what was seen can be seen again. */
export const signedPictures = (signoff: Signoff) => new Set(Object.values(signoff).flatMap((shots) => Object.values(shots).map(({ picture }) => picture)))

/** What stands in the way of a release, a line for each picture. */
export const unsigned = (manifest: Manifest, signoff: Signoff): string[] =>
  Object.entries(manifest).flatMap(([story, shots]) =>
    Object.entries(shots)
      .map(([mode, picture]) => ({ mode, state: stateOf(picture, signoff[story]?.[mode]) }))
      .filter(({ state }) => state !== 'signed')
      .map(({ mode, state }) => `${story} in ${mode}: ${state === 'changed' ? 'changed since it was signed off' : 'not signed off'}`),
  )
