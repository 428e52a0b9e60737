import { groupBy } from './groupBy.ts'
import type { FlowGraph, GraphEdge } from './flowGraph.ts'

/** A step of the list, and the branches that part after it. */
export interface OutlineStep {
  id: string
  /** When it is taken, where it is the only one that follows. */
  label: string | undefined
  branches: readonly OutlineBranch[]
  /** Steps that stand elsewhere in the list and follow this one. */
  leads: readonly GraphEdge[]
}

export interface OutlineBranch {
  label: string | undefined
  steps: readonly OutlineStep[]
  /** Where the branch leads to a step that stands elsewhere, and has no more of its own. */
  lead: GraphEdge | null
}

/** The same workflow as a list: every step once, branches nested, and what follows all branches of a step after them. */
export function outlineOf({ ids, edges, layers }: FlowGraph): OutlineStep[] {
  const out = groupBy(edges, ({ from }) => from)
  const onward = (id: string) => (out.get(id) ?? []).filter(({ back }) => !back)
  const entered = new Set(edges.filter(({ back }) => !back).map(({ to }) => to))
  const seen = new Set<string>()

  const reach = (id: string): Set<string> => {
    const found = new Set([id])
    for (const here of found) for (const { to } of onward(here)) found.add(to)
    return found
  }
  /** The first step that all ways lead to, whichever is taken. */
  const joinOf = (ways: readonly GraphEdge[]) => {
    const [first = new Set<string>(), ...others] = ways.map(({ to }) => reach(to))
    const common = [...first].filter((id) => others.every((other) => other.has(id)))
    return common.toSorted((a, b) => (layers.get(a) ?? 0) - (layers.get(b) ?? 0))[0]
  }

  const follow = (start: string, label: string | undefined, stops: ReadonlySet<string>): OutlineStep[] => {
    const steps: OutlineStep[] = []
    let [id, words]: [string | undefined, string | undefined] = [start, label]
    while (id !== undefined && !stops.has(id) && !seen.has(id)) {
      seen.add(id)
      const ways = onward(id)
      const back = (out.get(id) ?? []).filter((way) => way.back)
      const join: string | undefined = ways.length > 1 ? joinOf(ways) : undefined
      const inner = join === undefined ? stops : new Set([...stops, join])
      const branches =
        ways.length < 2
          ? []
          : ways.map((way) => {
              const below = follow(way.to, undefined, inner)
              return { label: way.label, steps: below, lead: below.length === 0 ? way : null }
            })
      const only = ways.length === 1 ? ways[0] : undefined
      const elsewhere = only !== undefined && seen.has(only.to) ? [only] : []
      steps.push({ id, label: words, branches, leads: [...elsewhere, ...back] })
      ;[id, words] = [only?.to ?? join, only?.label]
    }
    return steps
  }
  const starts = [...ids.filter((id) => !entered.has(id)), ...ids]
  return starts.flatMap((id) => follow(id, undefined, new Set()))
}
