import { evenRuns } from '@tagmason/engine'
import type { Given } from './ask.ts'

/**
 * The start of the interval of `time`. The starts come from the same function as in memory, so no answer depends on which rules of time zones a server brings along;
 * they are sent as few even rows of times, and one such row, the usual case, is plain arithmetic.
 */
export function startOfInterval(starts: readonly number[]): { text: string; given: Given } {
  const runs = evenRuns(starts)
  const [only] = runs
  if (only !== undefined && runs.length === 1) {
    if (only.count === 1) return { text: '{start:Int64}', given: { start: only.start } }
    // The last interval can be longer than the others: a day on which clocks are set back.
    const text = '{start:Int64} + least(intDiv(time - {start:Int64}, {step:Int64}), {lastStep:Int64}) * {step:Int64}'
    return { text, given: { start: only.start, step: only.step, lastStep: only.count - 1 } }
  }
  return {
    text: `roundDown(time, arrayFlatten(arrayMap((start, step, count) -> range(start, start + step * count, step),
      {starts:Array(Int64)}, {steps:Array(Int64)}, {counts:Array(Int64)})))`,
    given: { starts: runs.map(({ start }) => start), steps: runs.map(({ step }) => step), counts: runs.map(({ count }) => count) },
  }
}
