import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { secretBox } from '../secretBox.ts'
import { rowBox } from './rowBox.ts'

const box = rowBox(secretBox('', randomBytes(32).toString('hex')), 'main')
const stateOf = (visitors: readonly string[]) => ({
  id: 'shop',
  state: JSON.stringify(visitors.map((visitor) => [visitor, { at: 1_772_366_400_000, counts: [1, 2] }])),
})

describe('rows of what triggers remember', () => {
  it('come back as they were, whatever their length', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 300 }), (visitors) => {
        const row = stateOf(visitors)
        expect(box.read('triggerStates', 'shop', box.write('triggerStates', 'shop', row))).toEqual(row)
      }),
    )
  })

  it('take less room where they are long, and only in their collection', () => {
    const row = stateOf(Array.from({ length: 1000 }, (_, at) => `visitor-${at}`))
    const plain = box.write('issues', 'shop', row)
    expect(JSON.parse(plain)).toEqual(row)
    expect(box.write('triggerStates', 'shop', row).length).toBeLessThan(plain.length / 5)
    expect(box.read('triggerStates', 'shop', plain)).toEqual(row)
  })
})
