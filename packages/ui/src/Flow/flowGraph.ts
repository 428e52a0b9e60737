import { groupBy } from './groupBy.ts'
import type { FlowEdge } from './flowNode.ts'

/** A graph without ways that go nowhere: each way once, told whether it goes back to what came before. */
export interface FlowGraph {
  /** The ids of nodes as they were given. */
  ids: readonly string[]
  edges: readonly GraphEdge[]
  /** How many steps a node is from where its part begins, on the longest way that does not go back. */
  layers: ReadonlyMap<string, number>
}

export interface GraphEdge extends FlowEdge {
  /** Leads to a node it came from. */
  back: boolean
}

/** Ways from or to unknown nodes and second ways between the same two are left out. Where all nodes of a part lie on a circle, the first that was given begins it. */
export function graphOf(nodes: readonly { id: string }[], given: readonly FlowEdge[]): FlowGraph {
  const ids = [...new Set(nodes.map(({ id }) => id))]
  const known = new Set(ids)
  const distinct = new Map(given.filter(({ from, to }) => known.has(from) && known.has(to)).map((edge) => [JSON.stringify([edge.from, edge.to]), edge]))
  const ways = [...distinct.values()]
  const entered = new Set(ways.filter(({ from, to }) => from !== to).map(({ to }) => to))
  const out = groupBy(ways, ({ from }) => from)

  const open = new Set<string>()
  const done = new Set<string>()
  const back = new Set<FlowEdge>()
  const walk = (start: string) => {
    if (open.has(start) || done.has(start)) return
    open.add(start)
    const path = [{ id: start, left: [...(out.get(start) ?? [])] }]
    for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
      const way = here.left.shift()
      if (way === undefined) {
        done.add(here.id)
        open.delete(here.id)
        path.pop()
      } else if (open.has(way.to)) back.add(way)
      else if (!done.has(way.to)) {
        open.add(way.to)
        path.push({ id: way.to, left: [...(out.get(way.to) ?? [])] })
      }
    }
  }
  for (const id of ids) if (!entered.has(id)) walk(id)
  for (const id of ids) walk(id)

  const layers = new Map<string, number>()
  for (const id of [...done].toReversed()) {
    const layer = layers.get(id) ?? 0
    layers.set(id, layer)
    for (const way of out.get(id) ?? []) if (!back.has(way)) layers.set(way.to, Math.max(layers.get(way.to) ?? 0, layer + 1))
  }
  return { ids, edges: ways.map((way) => ({ ...way, back: back.has(way) })), layers }
}

/** The nodes that hang together, each part in the order given. */
export function partsOf({ ids, edges }: FlowGraph): string[][] {
  const partOf = new Map(ids.map((id) => [id, id]))
  const rootOf = (id: string): string => {
    let root = id
    for (let next = partOf.get(root); next !== undefined && next !== root; next = partOf.get(root)) root = next
    return root
  }
  for (const { from, to } of edges) partOf.set(rootOf(to), rootOf(from))
  return [...groupBy(ids, rootOf).values()]
}
