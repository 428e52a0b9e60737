import { expect, it } from 'vitest'
import { corner } from './loadCorner.ts'

// Two imports of one module may be answered the other way round: a message would come before the request to take all away that was made before it.
it('is asked for once, so that whoever asks is answered in the order of asking', async () => {
  const first = corner()
  expect(corner()).toBe(first)
  await expect(first).resolves.toHaveProperty('show')
})
