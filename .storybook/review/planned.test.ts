import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
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
