/** What Node has and browsers have not. */
type Processor = { readonly process?: { cpuUsage?(): { readonly user: number; readonly system: number } } }

/** Milliseconds that the processor worked for this program; undefined where the platform does not tell, as in browsers. */
const worked = (): number | undefined => {
  const usage = (globalThis as Processor).process?.cpuUsage?.()
  return usage === undefined ? undefined : (usage.user + usage.system) / 1000
}

/**
 * Whether less than so many milliseconds have passed since now. A busy machine lets a program wait, and what the clock alone stops there has another result than elsewhere, so the time of
 * the processor has to be over, too. It is asked for only when the clock has run out.
 */
export function timeNet(limitMs: number): () => boolean {
  const before = worked()
  let end = performance.now() + limitMs
  return () => {
    if (performance.now() <= end) return true
    const now = worked()
    if (before === undefined || now === undefined) return false
    const left = limitMs - (now - before)
    end = performance.now() + left
    return left > 0
  }
}
