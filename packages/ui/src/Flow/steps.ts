import type { FlowLayout, PlacedNode } from './layout.ts'

/** The keys that go from node to node; `next` and `previous` are along the lines as they are read. */
export type FlowKey = 'next' | 'previous' | 'down' | 'up' | 'first' | 'last'

/**
 * Where a key leads: along a way to the next or the previous node, down and up to the other nodes of the same column, and where there is none, along the way too.
 * Null where nothing is there.
 */
export function stepFrom({ graph, nodes }: FlowLayout, id: string, key: FlowKey): string | null {
  const byColumn = nodes.toSorted((a, b) => a.layer - b.layer || a.y - b.y)
  if (key === 'first') return nodes[0]?.id ?? null
  if (key === 'last') return byColumn.at(-1)?.id ?? null
  const here = nodes.find((node) => node.id === id)
  if (here === undefined) return null
  const ahead = key === 'next' || key === 'down'
  if (key === 'down' || key === 'up') {
    const same = byColumn.filter(({ layer }) => layer === here.layer)
    const beside = same[same.indexOf(here) + (ahead ? 1 : -1)]
    if (beside) return beside.id
  }
  const ways = graph.edges.filter((way) => !way.back && (ahead ? way.from : way.to) === id).map((way) => (ahead ? way.to : way.from))
  return nearest(
    here,
    nodes.filter((node) => ways.includes(node.id)),
  )
}

/** The one that stands most on the same row. */
const nearest = ({ y }: PlacedNode, nodes: readonly PlacedNode[]): string | null =>
  nodes.toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0]?.id ?? null
