import { expect, it } from 'vitest'
import { newIds } from './newIds.ts'

it('ids are UUIDs of version 7 of their moment, and no two alike, however many and from however many makers', () => {
  const makers = [newIds(), newIds()]
  const before = Date.now()
  const ids = makers.flatMap((make) => Array.from({ length: 2000 }, () => make()))
  expect(new Set(ids).size).toBe(ids.length)
  // The time stands in front; what follows the version and the variant is random, and differs between any two of a block and of two blocks.
  expect(new Set(ids.map((id) => id.slice(19))).size).toBe(ids.length)
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(Date.now())
  }
})
