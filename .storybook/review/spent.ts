/** Where the time of a story goes, in milliseconds by part. */
const parts = new Map<string, number>()

/** Does something and counts how long it takes. */
export async function spending<Answer>(part: string, work: () => Promise<Answer>): Promise<Answer> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    parts.set(part, (parts.get(part) ?? 0) + performance.now() - started)
  }
}

/** What was counted since this was asked last. */
export function spent(): Record<string, number> {
  const found = Object.fromEntries([...parts].map(([part, time]) => [part, Math.round(time)]))
  parts.clear()
  return found
}
