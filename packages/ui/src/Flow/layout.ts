import { groupBy } from './groupBy.ts'
import type { FlowEdge } from './flowNode.ts'
import { type FlowGraph, type GraphEdge, graphOf, partsOf } from './flowGraph.ts'

/** Pixels: what a node takes, and the room between columns and between rows. */
export const nodeSize = { inline: 240, block: 76 }
const gap = { inline: 88, block: 24 }
const edge = 24
/** Between the ways that go back. */
const track = 12
const column = nodeSize.inline + gap.inline
const row = nodeSize.block + gap.block

interface Point {
  x: number
  y: number
}

export interface PlacedNode extends Point {
  id: string
  layer: number
}

export interface PlacedEdge extends GraphEdge {
  /** Path data of an SVG, from left to right. */
  path: string
  /** Where its words stand: their middle. */
  words: Point
}

export interface FlowLayout {
  graph: FlowGraph
  nodes: readonly PlacedNode[]
  edges: readonly PlacedEdge[]
  inline: number
  block: number
}

/** A node, or where a long way passes a column. */
interface Stop {
  key: string
  layer: number
  before: string[]
}

/**
 * Columns by how far a step is from the beginning, rows so that no two steps and no way over several columns share a place; parts that do not hang together stand under each other.
 * Ways that go back pass under their part. In pixels from the upper start corner; the same steps always stand the same.
 */
export function layoutOf(nodes: readonly { id: string }[], edges: readonly FlowEdge[]): FlowLayout {
  const graph = graphOf(nodes, edges)
  const layerOf = (id: string) => graph.layers.get(id) ?? 0
  const placed: PlacedNode[] = []
  const drawn: PlacedEdge[] = []
  let top = edge
  let right = 0
  for (const ids of partsOf(graph)) {
    const own = new Set(ids)
    const ways = graph.edges.filter(({ from }) => own.has(from))
    const rows = rowsOf(stopsOf(ids, ways, layerOf))
    const start = top
    const at = (key: string, layer: number): Point => ({ x: edge + layer * column, y: start + (rows.get(key) ?? 0) * row })
    for (const id of ids) placed.push({ id, layer: layerOf(id), ...at(id, layerOf(id)) })
    let bottom = start + (Math.max(...rows.values()) + 1) * row - gap.block
    right = Math.max(right, ...ids.map((id) => edge + layerOf(id) * column + nodeSize.inline))
    for (const way of ways) {
      const [from, to] = [at(way.from, layerOf(way.from)), at(way.to, layerOf(way.to))]
      if (way.back) {
        bottom += track
        drawn.push({ ...way, ...backwards(from, to, bottom) })
      } else {
        const between = passes(way, layerOf).map(({ key, layer }) => at(key, layer))
        drawn.push({ ...way, ...forwards([from, ...between, to]) })
      }
    }
    top = bottom + gap.block * 2
  }
  // A way back turns in the room behind the last column.
  const turning = drawn.some(({ back }) => back) ? gap.inline / 2 : 0
  return { graph, nodes: placed, edges: drawn, inline: right + edge + turning, block: placed.length === 0 ? 0 : top - gap.block * 2 + edge }
}

const passes = ({ from, to }: GraphEdge, layerOf: (id: string) => number) =>
  Array.from({ length: Math.max(0, layerOf(to) - layerOf(from) - 1) }, (_, at) => ({ key: JSON.stringify([from, to, at]), layer: layerOf(from) + at + 1 }))

function stopsOf(ids: readonly string[], ways: readonly GraphEdge[], layerOf: (id: string) => number): Stop[] {
  const stops = new Map(ids.map((id): [string, Stop] => [id, { key: id, layer: layerOf(id), before: [] }]))
  for (const way of ways.filter(({ back }) => !back)) {
    let before = way.from
    for (const { key, layer } of passes(way, layerOf)) {
      stops.set(key, { key, layer, before: [before] })
      before = key
    }
    stops.get(way.to)?.before.push(before)
  }
  return [...stops.values()]
}

/** Each stop as near as can be to the middle of those before it, a whole row from the others of its column. */
function rowsOf(stops: readonly Stop[]): Map<string, number> {
  const rows = new Map<string, number>()
  const columns = groupBy(stops, ({ layer }) => layer)
  for (const layer of [...columns.keys()].toSorted((a, b) => a - b)) {
    const wanted = (columns.get(layer) ?? []).map(({ key, before }) => {
      const places = before.map((id) => rows.get(id) ?? 0)
      return { key, place: places.length === 0 ? 0 : places.reduce((sum, place) => sum + place, 0) / places.length }
    })
    let free = 0
    for (const { key, place } of wanted.toSorted((a, b) => a.place - b.place)) {
      const taken = Math.max(place, free)
      rows.set(key, taken)
      free = taken + 1
    }
  }
  return rows
}

const middle = nodeSize.block / 2

function forwards(points: readonly Point[]): { path: string; words: Point } {
  const [first = { x: 0, y: 0 }, ...rest] = points
  let path = `M ${first.x + nodeSize.inline} ${first.y + middle}`
  let before = first
  for (const [at, point] of rest.entries()) {
    const bend = point.x - gap.inline / 2
    path += ` C ${bend} ${before.y + middle} ${bend} ${point.y + middle} ${point.x} ${point.y + middle}`
    // It goes straight past a column where it does not end.
    if (at < rest.length - 1) path += ` H ${point.x + nodeSize.inline}`
    before = point
  }
  const second = rest[0] ?? first
  return { path, words: { x: second.x - gap.inline / 2, y: (first.y + second.y) / 2 + middle } }
}

function backwards(from: Point, to: Point, below: number): { path: string; words: Point } {
  const [out, into] = [from.x + nodeSize.inline + gap.inline / 4, to.x - gap.inline / 8]
  const path = `M ${from.x + nodeSize.inline} ${from.y + middle} H ${out} V ${below} H ${into} V ${to.y + middle} H ${to.x}`
  return { path, words: { x: (out + into) / 2, y: below } }
}
