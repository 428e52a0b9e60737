import { setImmediate } from 'node:timers/promises'

/** Milliseconds that work on many things holds the thread before requests have a turn. */
const longestSlice = 5

/** Does something with each of many things, and lets requests be answered in between. */
export async function inSlices<T>(all: Iterable<T>, work: (each: T) => void): Promise<void> {
  let began = performance.now()
  for (const each of all) {
    work(each)
    if (performance.now() - began < longestSlice) continue
    await setImmediate()
    began = performance.now()
  }
}
