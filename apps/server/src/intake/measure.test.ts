import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentLimits, measure, tooMuchOf } from './measure.ts'

/** The same of a value that was parsed: levels, entries of the longest list, and commas. */
function counted(value: unknown): { depth: number; longest: number; commas: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, longest: 0, commas: 0 }
  const inner = Object.values(value).map(counted)
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    // An empty list counts as one of one entry: nothing is refused for that.
    longest: Math.max(0, ...(Array.isArray(value) ? [Math.max(1, value.length)] : []), ...inner.map(({ longest }) => longest)),
    commas: Math.max(0, inner.length - 1) + inner.reduce((sum, { commas }) => sum + commas, 0),
  }
}

describe('a body is measured before it is parsed', () => {
  it('as what JSON makes of it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())), fc.constantFrom(undefined, 2), (value, space) => {
        const { isJson, depth, longest, entries } = measure(Buffer.from(`\n ${JSON.stringify(value, null, space)}`))
        expect({ isJson, depth, longest, commas: entries }).toEqual({ isJson: true, ...counted(value) })
      }),
    )
  })

  it('whatever bytes it has', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('', '[', '{"', '"'), (bytes, begin) => {
        const { entries, longest } = measure(Buffer.concat([Buffer.from(begin), bytes]))
        expect(entries).toBeLessThanOrEqual(bytes.length)
        expect(longest).toBeLessThanOrEqual(bytes.length + 1)
      }),
    )
  })

  it('and refused in a sentence where it is too deep, too long or too much', () => {
    const why = (text: string) => tooMuchOf(measure(Buffer.from(text)), 10)
    expect(why('['.repeat(contentLimits.depth))).toBeNull()
    expect(why('['.repeat(contentLimits.depth + 1))).toMatchObject({ status: 400, message: expect.stringContaining('200 levels') as string })
    expect(why(`[${'{},'.repeat(9)}{}]`)).toBeNull()
    expect(why(`[${'{},'.repeat(10)}{}]`)).toMatchObject({
      status: 413,
      message: 'A list in the body has more than 10 entries: send the events in several requests.',
    })
    // One that never ends counts too.
    expect(why(`{"batch":[${'{},'.repeat(10)}`)).toMatchObject({ status: 413 })
    expect(why(`{${'"a":1,'.repeat(contentLimits.entries + 1)}"a":1}`)).toMatchObject({
      status: 413,
      message: expect.stringContaining('1000000 entries') as string,
    })
    expect(why(`["${'[,'.repeat(500)}\\"${'[,'.repeat(500)}"]`)).toBeNull()
  })

  it('in time that grows as its bytes do', () => {
    const worst = ['['.repeat(190), '"\\'.repeat(1), '\\"'.repeat(1), ','].map((part) => `[${part.repeat(10_000_000 / part.length)}`)
    for (const text of worst) {
      const began = process.cpuUsage()
      measure(Buffer.from(text.slice(0, 9_900_000)))
      // 10 MB in less than half a second of CPU, where quadratic time would be hours.
      expect(process.cpuUsage(began).user / 1000).toBeLessThan(500)
    }
  })
})
