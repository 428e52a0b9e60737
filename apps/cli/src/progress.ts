import type { Streams } from './streams.ts'

/** What long work tells as it goes: how much is done, of how much. */
export type Progress = (done: number, of: number) => void

/** Nothing is shown of work that ends sooner, and a line is not drawn more often; milliseconds. */
const soon = 500
const often = 100

/**
 * What shows how far long work is, as `{ progress }` for its options: empty where the answer is for a machine, or nobody sits at a terminal. `things` are what is counted, such as 'faults'.
 * @param clock milliseconds
 */
export function showing(
  { progress }: Pick<Streams, 'progress'>,
  { json, format }: { readonly json?: boolean | undefined; readonly format?: string | undefined },
  things: string,
  clock: () => number = () => performance.now(),
): { readonly progress?: Progress } {
  if (progress === undefined || json === true || format !== undefined) return {}
  const started = clock()
  let drawn = started + soon - often
  return {
    progress(done, of) {
      const now = clock()
      if (now - drawn < often) return
      drawn = now
      const rest = Math.ceil(((now - started) / done) * (of - done) * 0.001)
      progress(`${done} of ${of} ${things}, about ${rest} s left`)
    },
  }
}
