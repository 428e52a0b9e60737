import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutOf, nodeSize } from './layout.ts'
import { type OutlineStep, outlineOf } from './flowOutline.ts'
import { stepFrom } from './steps.ts'

const nodesOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `n${at}` }))
/** Any ways at all: circles, ways to oneself, double ones, and to nowhere. */
const flows = fc.nat({ max: 12 }).chain((count) => {
  const id = fc.nat({ max: count }).map((at) => `n${at}`)
  return fc.array(fc.record({ from: id, to: id }), { maxLength: 24 }).map((edges) => ({ nodes: nodesOf(count), edges }))
})
const trees = fc
  .array(fc.nat(), { maxLength: 12 })
  .map((picks) => ({ nodes: nodesOf(picks.length + 1), edges: picks.map((pick, at) => ({ from: `n${pick % (at + 1)}`, to: `n${at + 1}` })) }))

describe('the graph', () => {
  it('places every step once, none over another, all of them inside', () => {
    fc.assert(
      fc.property(flows, ({ nodes, edges }) => {
        const layout = layoutOf(nodes, edges)
        expect(layout.nodes.map(({ id }) => id).toSorted()).toEqual(nodes.map(({ id }) => id).toSorted())
        for (const [at, one] of layout.nodes.entries()) {
          expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0)
          expect(one.x + nodeSize.inline).toBeLessThanOrEqual(layout.inline)
          expect(one.y + nodeSize.block).toBeLessThanOrEqual(layout.block)
          for (const other of layout.nodes.slice(at + 1)) {
            expect(Math.abs(one.x - other.x) >= nodeSize.inline || Math.abs(one.y - other.y) >= nodeSize.block).toBe(true)
          }
        }
      }),
    )
  })

  it('leads every way forward but those that close a circle, of which there are none without circles', () => {
    fc.assert(
      fc.property(flows, ({ nodes, edges }) => {
        const layout = layoutOf(nodes, edges)
        const layers = new Map(layout.nodes.map(({ id, layer }) => [id, layer]))
        for (const { from, to, back } of layout.edges) if (!back) expect(layers.get(to)).toBeGreaterThan(layers.get(from) ?? Infinity)
        const known = new Set(nodes.map(({ id }) => id))
        const distinct = new Set(edges.filter(({ from, to }) => known.has(from) && known.has(to)).map(({ from, to }) => `${from} ${to}`))
        expect(layout.edges).toHaveLength(distinct.size)
      }),
    )
    fc.assert(fc.property(trees, ({ nodes, edges }) => layoutOf(nodes, edges).edges.every(({ back }) => !back)))
  })

  it('lets no way over several columns pass through a step', () => {
    fc.assert(
      fc.property(flows, ({ nodes, edges }) => {
        const layout = layoutOf(nodes, edges)
        for (const { path } of layout.edges.filter(({ back }) => !back)) {
          for (const [, y = '', x = ''] of path.matchAll(/ (\S+) H (\S+)/g)) {
            const inside = layout.nodes.filter((node) => node.x + nodeSize.inline === Number(x) && Number(y) > node.y && Number(y) < node.y + nodeSize.block)
            expect(inside).toEqual([])
          }
        }
      }),
    )
  })

  it('stays the same for the same steps', () => {
    fc.assert(
      fc.property(flows, ({ nodes, edges }) => {
        expect(layoutOf(nodes, edges)).toEqual(layoutOf(structuredClone(nodes), structuredClone(edges)))
      }),
    )
  })

  it('begins a circle with the first step, and stands apart what does not hang together', () => {
    const circle = [
      { from: 'n0', to: 'n1' },
      { from: 'n1', to: 'n0' },
    ]
    const layout = layoutOf(nodesOf(3), circle)
    expect(layout.nodes.map(({ layer }) => layer)).toEqual([0, 1, 0])
    expect(layout.edges.map(({ back }) => back)).toEqual([false, true])
    const [first, second, apart] = layout.nodes
    expect(apart?.y).toBeGreaterThan(Math.max(first?.y ?? 0, second?.y ?? 0) + nodeSize.block)
  })
})

describe('the keys', () => {
  it('reach every step of a tree from its first, and go back the way they came', () => {
    fc.assert(
      fc.property(trees, ({ nodes, edges }) => {
        const layout = layoutOf(nodes, edges)
        const reached = new Set(['n0'])
        for (const id of reached) for (const key of ['next', 'down', 'up'] as const) reached.add(stepFrom(layout, id, key) ?? id)
        expect(reached.size).toBe(nodes.length)
        for (const { from, to } of layout.edges) expect(stepFrom(layout, to, 'previous')).toBe(from)
      }),
    )
  })
})

const namesOf = (steps: readonly OutlineStep[]): string[] => steps.flatMap(({ id, branches }) => [id, ...branches.flatMap((branch) => namesOf(branch.steps))])

describe('the list', () => {
  it('has every step once', () => {
    fc.assert(
      fc.property(flows, ({ nodes, edges }) => {
        const names = namesOf(outlineOf(layoutOf(nodes, edges).graph))
        expect(names.toSorted()).toEqual(nodes.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('nests branches, and goes on after them where they meet again', () => {
    const way = (from: number, to: number, label?: string) => ({ from: `n${from}`, to: `n${to}`, ...(label && { label }) })
    const { graph } = layoutOf(nodesOf(5), [way(0, 1, 'Yes'), way(0, 2, 'No'), way(1, 3), way(2, 3), way(3, 4), way(4, 0)])
    const outline = outlineOf(graph)
    expect(outline.map(({ id }) => id)).toEqual(['n0', 'n3', 'n4'])
    expect(outline[0]?.branches.map(({ label, steps }) => [label, ...namesOf(steps)])).toEqual([
      ['Yes', 'n1'],
      ['No', 'n2'],
    ])
    expect(outline[2]?.leads.map(({ to, back }) => [to, back])).toEqual([['n0', true]])
  })
})
