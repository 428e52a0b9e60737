import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const own = { setTimeout, clearTimeout }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // The module puts its own timers over the fake ones, so that they are not found when they are taken away: the next file of this process would have none.
  Object.assign(globalThis, own)
})

it('takes back what was planned for later than soon, and nothing else', async () => {
  const { forgetPlans, planned, soon } = await import('./planned.ts')
  const came: string[] = []
  setTimeout(() => came.push('soon'), soon)
  setTimeout(() => came.push('later'), soon + 1)
  expect(planned()).toEqual([`a timer of ${soon} ms`])

  forgetPlans()
  vi.advanceTimersByTime(2 * soon)
  expect(came).toEqual(['soon'])

  setTimeout(() => came.push('of the next story'), 2 * soon)
  vi.advanceTimersByTime(2 * soon)
  expect(came).toEqual(['soon', 'of the next story'])
})
