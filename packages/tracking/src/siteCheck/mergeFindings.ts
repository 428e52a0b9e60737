import type { ConsentState, SiteFinding } from './types.ts'

const levels = ['error', 'warning', 'note'] as const

/** What several visits show is one finding. Errors first. */
export function merged(findings: readonly SiteFinding[]): readonly SiteFinding[] {
  const byKey = new Map<string, SiteFinding>()
  for (const finding of findings) {
    const { states, ...rest } = finding
    const key = JSON.stringify(rest)
    const before = byKey.get(key)
    byKey.set(key, before === undefined ? finding : { ...before, states: [...new Set<ConsentState>([...before.states, ...states])] })
  }
  return [...byKey.values()].toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))
}
