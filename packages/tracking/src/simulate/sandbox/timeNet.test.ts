import { afterEach, describe, expect, it, vi } from 'vitest'
import { run } from './run.testing.ts'
import { timeNet } from './timeNet.ts'

const time = { clock: 0, processor: 0 }
const measured = (processor = true): void => {
  Object.assign(time, { clock: 0, processor: 0 })
  vi.spyOn(performance, 'now').mockImplementation(() => time.clock)
  vi.stubGlobal('process', processor ? { ...process, cpuUsage: () => ({ user: time.processor * 1000, system: 0 }) } : undefined)
}
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the net of time under a run', () => {
  it('holds back nothing that only waits for the processor', () => {
    measured()
    const hasTime = timeNet(1000)
    time.clock = 60_000
    time.processor = 400
    expect(hasTime()).toBe(true)
    time.clock = 60_599
    time.processor = 1001
    expect(hasTime()).toBe(true)
    time.clock = 60_601
    expect(hasTime()).toBe(false)
  })

  it('is the clock where the platform tells nothing of its processor', () => {
    measured(false)
    const hasTime = timeNet(1000)
    time.clock = 1000
    expect(hasTime()).toBe(true)
    time.clock = 1001
    expect(hasTime()).toBe(false)
  })

  it('lets code come to the same result on a busy machine', async () => {
    const loop = 'function () { var sum = 0; for (var at = 0; at < 50000; at++) sum += at; return sum }'
    expect(await run(loop)).toEqual({ known: true, value: 1_249_975_000 })
    measured()
    // Each look at the clock finds that a minute has passed.
    vi.spyOn(performance, 'now').mockImplementation(() => (time.clock += 60_000))
    expect(await run(loop)).toEqual({ known: true, value: 1_249_975_000 })
    expect(time.clock).toBeGreaterThan(120_000)
    // A processor that has worked for it as long stops it.
    vi.stubGlobal('process', { ...process, cpuUsage: () => ({ user: time.clock * 1000, system: 0 }) })
    expect(await run(loop)).toMatchObject({ known: false, because: { code: 'simulate.code.endless' } })
  })
})
