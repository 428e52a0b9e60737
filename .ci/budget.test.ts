import { describe, expect, it } from 'vitest'
import { routes } from '../packages/screens/src/routes.ts'
import { screenChunks, sizes } from './sizes.ts'

describe('the budget, in KB after gzip', () => {
  it('of the first load is 190', () => {
    const { eager } = sizes()
    console.log(`First load: ${eager.toFixed(1)} of 190 KB.`)
    expect(eager).toBeGreaterThan(50)
    expect(eager).toBeLessThanOrEqual(190)
  })

  it('of each screen is 12', () => {
    const chunks = screenChunks()
    console.log(`Screens: ${chunks.length}, the largest ${chunks[0]?.name} with ${chunks[0]?.size.toFixed(1)} of 12 KB.`)
    expect(chunks.length).toBeGreaterThanOrEqual(routes.length)
    expect(chunks.filter(({ size }) => size > 12)).toEqual([])
  })
})
