import { type FileFault, SentenceError, type SimulateOptions } from '@tagmason/tracking'
import { inWords } from './inWords.ts'
import type { Progress } from './progress.ts'
import { Unusable } from './streams.ts'

/** What the options say. */
export interface SimulateValues {
  readonly now?: string | undefined
  readonly seed?: string | undefined
  readonly progress?: Progress
}

/** What a simulation is told about time and chance, from the options. */
export function simulateOptions({ now, seed, progress }: SimulateValues): SimulateOptions {
  const time = now === undefined ? undefined : Date.parse(now)
  if (Number.isNaN(time)) throw new Unusable(`--now cannot be '${now ?? ''}': it is a time such as 2026-01-22T10:00:00Z.`)
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) throw new Unusable(`--seed cannot be '${seed}': it is a whole number of at most nine digits.`)
  return {
    ...(time === undefined ? {} : { now: time }),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    ...(progress === undefined ? {} : { progress }),
  }
}

/** The fault of a file of steps or tests, with its place in front as editors know it. */
export const unusableAt = async (path: string, { message, place }: FileFault): Promise<Unusable> =>
  new Unusable(`${path}${place === undefined ? '' : `:${place.line}:${place.column}`}: ${await inWords(message)}`)

/** Runs it; what a simulation refuses becomes an `Unusable` that names the container. */
export async function simulating<T>(path: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof SentenceError) throw new Unusable(`${path}: ${await inWords(error.sentence)}`)
    throw error instanceof Error && error.name === 'Error' ? new Unusable(`${path}: ${error.message}`) : error
  }
}
