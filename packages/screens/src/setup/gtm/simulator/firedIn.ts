import type { VisitRun } from '@tagmason/domain'

/** The tags that fired in some event of the visit, and those that are known not to have, each once by name and in the order in which the visit came to them. */
export function firedIn({ steps }: Pick<VisitRun, 'steps'>): { fired: readonly string[]; silent: readonly string[] } {
  const outcomes = steps.flatMap(({ events }) => events.flatMap(({ tags }) => tags))
  const fired = new Map(outcomes.filter(({ outcome }) => outcome === 'fired').map(({ tagId, tag }) => [tagId, tag]))
  const silent = new Map(outcomes.filter(({ tagId }) => !fired.has(tagId)).map(({ tagId, tag }) => [tagId, tag]))
  return { fired: [...fired.values()], silent: [...silent.values()] }
}
