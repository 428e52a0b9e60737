import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boardColumns, compacted, freePlace, inReadingOrder, moved, resized, type WidgetPlace } from './layout.ts'
import { boardSteps, canStep, neighbourOf, reordered, stepped } from './steps.ts'

const cells = fc.integer({ min: -3, max: 16 })
const place = fc.record({
  x: cells,
  y: cells,
  w: cells,
  h: cells,
  least: fc.option(fc.record({ w: fc.integer({ min: 1, max: 4 }), h: fc.integer({ min: 1, max: 4 }) }), { nil: undefined }),
})
const board = fc.array(place, { minLength: 1, maxLength: 12 }).map((places): WidgetPlace[] => places.map((one, at) => ({ ...one, id: `w${at}` })))
const withOne = board.chain((widgets) => fc.record({ widgets: fc.constant(widgets), id: fc.constantFrom(...widgets.map(({ id }) => id)) }))

const find = (widgets: readonly WidgetPlace[], id: string): WidgetPlace => widgets.find((one) => one.id === id) ?? expect.fail(`${id} is gone`)

/** Everything that holds of every board that is shown. */
function expectSound(widgets: readonly WidgetPlace[], before: readonly WidgetPlace[]) {
  expect(widgets.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  const wrong = widgets.filter(
    ({ x, y, w, h, least }) => x < 0 || y < 0 || x + w > boardColumns || w < (least?.w ?? 1) || h < (least?.h ?? 1) || !Number.isInteger(y),
  )
  expect(wrong).toEqual([])
  const over = (a: WidgetPlace, b: WidgetPlace) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
  expect(
    widgets.flatMap((a, at) =>
      widgets
        .slice(at + 1)
        .filter((b) => over(a, b))
        .map((b) => [a, b]),
    ),
  ).toEqual([])
  expect(compacted(widgets)).toEqual(widgets)
}

it('compacts any board into one without overlaps, inside its columns, with everything kept in its order, and once is enough', () => {
  fc.assert(fc.property(board, (widgets) => expectSound(compacted(widgets), widgets)))
})

it('keeps who stands above whom among those that share a column', () => {
  fc.assert(
    fc.property(board, (widgets) => {
      const first = compacted(widgets)
      const again = inReadingOrder(first).map(({ id }) => id)
      const next = inReadingOrder(compacted(first)).map(({ id }) => id)
      expect(next).toEqual(again)
    }),
  )
})

it('moves a widget to the column that was asked for, keeps its size, and the board stays sound', () => {
  fc.assert(
    fc.property(withOne, cells, cells, ({ widgets, id }, x, y) => {
      const next = moved(widgets, id, { x, y })
      expectSound(next, widgets)
      const [from, to] = [find(compacted(widgets), id), find(next, id)]
      expect({ w: to.w, h: to.h }).toEqual({ w: from.w, h: from.h })
      expect(to.x).toBe(Math.min(boardColumns - to.w, Math.max(0, x)))
    }),
  )
})

it('leaves the board as it is when a widget is moved to where it is', () => {
  fc.assert(
    fc.property(withOne, ({ widgets, id }) => {
      const before = compacted(widgets)
      expect(moved(before, id, find(before, id))).toEqual(before)
    }),
  )
})

it('gives a widget the size that was asked for, as far as the board and its least size allow', () => {
  fc.assert(
    fc.property(withOne, cells, cells, ({ widgets, id }, w, h) => {
      const next = resized(widgets, id, { w, h })
      expectSound(next, widgets)
      const to = find(next, id)
      expect(to.w).toBe(Math.min(boardColumns, Math.max(to.least?.w ?? 1, w)))
      expect(to.h).toBe(Math.max(to.least?.h ?? 1, h))
    }),
  )
})

it('changes the board with every step that is offered and nothing with the others', () => {
  fc.assert(
    fc.property(withOne, fc.constantFrom(...boardSteps), ({ widgets, id }, step) => {
      const before = compacted(widgets)
      const next = stepped(before, id, step)
      expectSound(next, widgets)
      if (canStep(before, find(before, id), step)) expect(next).not.toEqual(before)
      else expect(next).toEqual(before)
    }),
  )
})

it('puts a new widget where no other has to move', () => {
  fc.assert(
    fc.property(board, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 6 }), (widgets, w, h) => {
      const before = compacted(widgets)
      const next = compacted([...before, { id: 'new', w, h, ...freePlace(before, { w, h }) }])
      expectSound(next, [...before, { id: 'new', x: 0, y: 0, w, h }])
      expect(next.slice(0, -1)).toEqual(before)
    }),
  )
})

it('moves a widget before its neighbour in reading order, or lets the next one pass, unless it is the first or the last', () => {
  fc.assert(
    fc.property(withOne, fc.constantFrom('up', 'down'), ({ widgets, id }, to) => {
      const before = compacted(widgets)
      const next = reordered(before, id, to)
      expectSound(next, widgets)
      const those = (all: readonly WidgetPlace[]) => {
        const order = inReadingOrder(all).map((one) => one.id)
        return to === 'up' ? order.slice(0, order.indexOf(id)) : order.slice(order.indexOf(id) + 1)
      }
      const [ahead, left] = [those(before), those(next)]
      if (ahead.length === 0) expect(next).toEqual(before)
      else expect(ahead.filter((other) => !left.includes(other))).not.toEqual([])
    }),
  )
})

const three: WidgetPlace[] = [
  { id: 'sales', x: 0, y: 0, w: 6, h: 4 },
  { id: 'visits', x: 6, y: 0, w: 6, h: 2 },
  { id: 'pages', x: 0, y: 4, w: 12, h: 3 },
]
const placesOf = (widgets: readonly WidgetPlace[]) => Object.fromEntries(widgets.map(({ id, x, y, w, h }) => [id, [x, y, w, h]]))

it('lets the one above give way once its middle is passed', () => {
  expect(placesOf(moved(three, 'pages', { x: 0, y: 2 }))['pages']).toEqual([0, 4, 12, 3])
  expect(placesOf(moved(three, 'pages', { x: 0, y: 0 }))).toEqual({ pages: [0, 0, 12, 3], sales: [0, 3, 6, 4], visits: [6, 3, 6, 2] })
})

it('pushes down what a grown widget would cover, and grows toward the start at the end of the board', () => {
  expect(placesOf(resized(three, 'sales', { w: 8, h: 4 }))).toEqual({ sales: [0, 0, 8, 4], visits: [6, 4, 6, 2], pages: [0, 6, 12, 3] })
  expect(placesOf(stepped(three, 'visits', 'wider'))['visits']).toEqual([5, 0, 7, 2])
})

it('puts a widget with no row last', () => {
  expect(placesOf(compacted([{ id: 'new', x: 0, y: Infinity, w: 3, h: 2 }, ...three]))['new']).toEqual([0, 7, 3, 2])
})

it('finds the neighbour in each direction, and none at the edge', () => {
  const [sales, visits, pages] = three
  if (!sales || !visits || !pages) return expect.fail('three widgets were expected')
  expect(neighbourOf(three, sales, 'right')?.id).toBe('visits')
  expect(neighbourOf(three, visits, 'left')?.id).toBe('sales')
  expect(neighbourOf(three, sales, 'down')?.id).toBe('pages')
  expect(neighbourOf(three, pages, 'up')?.id).toBe('sales')
  expect(neighbourOf(three, sales, 'up')).toBeUndefined()
  expect(neighbourOf(three, pages, 'right')).toBeUndefined()
})
