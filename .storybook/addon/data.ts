import { useEffect, useState } from 'react'
import type { Signoff } from '../review/signoff.ts'
import type { Manifest } from '../review/store.ts'
import { files } from './events.ts'

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

const listeners = new Set<() => void>()
/** Everybody who shows the records reads them anew. */
export const readAgain = () => listeners.forEach((listener) => listener())

/** The accepted pictures and the signatures, as they are on disk. */
export function useReview(): ReviewData | undefined {
  const [data, setData] = useState<ReviewData>()
  useEffect(() => {
    const load = () => void readReview().then(setData, (error: unknown) => console.warn(error))
    load()
    listeners.add(load)
    return () => void listeners.delete(load)
  }, [])
  return data
}
