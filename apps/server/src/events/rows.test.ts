import type { CollectedEvent } from '@tagmason/domain'
import { keptEvent } from '@tagmason/engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blockOf } from './eventBlock.ts'
import { anEvent, hardTexts } from './events.testing.ts'
import { eventOfLine, lineOf, placeOf, timeOf } from './rows.ts'

const text = fc.oneof(fc.constantFrom(...hardTexts, '\ud800', 'a\udc00b', ',"id":', '"account":"x"'), fc.string({ unit: 'binary' }))
const time = fc.oneof(fc.integer({ min: 0, max: 4e12 }), fc.double(), fc.constantFrom(-1, -0, 0, 0.5, Number.NaN, Infinity, Date.UTC(2200, 0, 1)))
const parameter = fc.oneof(text, fc.boolean(), fc.double(), fc.integer())
const event: fc.Arbitrary<CollectedEvent> = fc
  .record({
    account: text,
    project: text,
    id: text,
    name: text,
    title: text,
    time,
    received: time,
    value: fc.option(fc.double()),
    params: fc.dictionary(fc.oneof(text, fc.constant('__proto__')), parameter, { noNullPrototype: false }),
  })
  .map((told) => anEvent(told))

it('a line is the event as every store keeps it, with its time and place in front', () => {
  fc.assert(
    fc.property(event, (told) => {
      const line = lineOf(told)
      const kept = keptEvent(told)
      expect(line).not.toContain('\n')
      expect(eventOfLine(line)).toEqual(kept)
      expect(timeOf(line)).toBe(kept.time)
      expect(JSON.parse(placeOf(line))).toEqual({ account: kept.account, project: kept.project })
    }),
    { numRuns: 1000 },
  )
})

it('a block tells its events by account and project, each once', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), (all) => {
      const places = blockOf(all.map(lineOf)).byPlace()
      expect(places.flatMap(({ block }) => block.lines).toSorted()).toEqual(all.map(lineOf).toSorted())
      for (const { account, project, block } of places) for (const each of block.events()) expect(each).toMatchObject({ account, project })
      expect(new Set(places.map(({ account, project }) => JSON.stringify([account, project]))).size).toBe(places.length)
    }),
  )
})
