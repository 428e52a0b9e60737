import { useSyncExternalStore } from 'react'
import type { Signoff } from '../review/signoff.ts'
import type { Manifest } from '../review/store.ts'
import { files } from './protocol.ts'

export interface ReviewData {
  manifest: Manifest
  signoff: Signoff
}

const fetched = async <T>(file: string): Promise<T> => {
  const answer = await fetch(`./${file}`, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`${file} could not be read (${answer.status}).`)
  return (await answer.json()) as T
}

export const readReview = async (): Promise<ReviewData> => {
  const [manifest, signoff] = await Promise.all([fetched<ReviewData['manifest']>(files.manifest), fetched<ReviewData['signoff']>(files.signoff)])
  return { manifest, signoff }
}

let current: ReviewData | undefined
const listeners = new Set<() => void>()

/** The records as they were read last. */
export const reviewNow = () => current

/** Calls back whenever the records were read; answers how to end that. */
export function onReview(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reads the records, once for everybody who shows them. */
export async function readAgain() {
  try {
    current = await readReview()
  } catch (error) {
    console.warn(error)
    return
  }
  for (const listener of listeners) listener()
}

/** The accepted pictures and the signatures, as they were on disk when they were read last. */
export const useReview = () => useSyncExternalStore(onReview, reviewNow)
