import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FairQueue } from './fairQueue.ts'

describe('a fair queue', () => {
  it('gives the next turn to the sender that used the threads least', () => {
    let now = 0
    const queue = new FairQueue<{ sender: string; name: string }>(1, () => now)
    for (const name of ['a1', 'a2', 'a3']) queue.add({ sender: 'a', name })
    const first = queue.next()
    expect(first?.name).toBe('a1')
    // Of the same sender there is no second one while the first runs.
    expect(queue.next()).toBeUndefined()
    queue.add({ sender: 'b', name: 'b1' })
    if (first !== undefined) queue.ended(first, 5000)
    expect([queue.next()?.name, queue.next()?.name]).toEqual(['b1', 'a2'])
    expect(queue.usedBy('a')).toBe(5000)
    now += 30_000
    expect(queue.usedBy('a')).toBe(2500)
  })

  it('runs every job that waits once, in the order of its sender, and no sender beyond its share', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(100)), { maxLength: 40 }), fc.integer({ min: 1, max: 3 }), (given, share) => {
        const queue = new FairQueue<{ sender: string; at: number; cost: number }>(share, () => 0)
        for (const [at, [sender, cost]] of given.entries()) queue.add({ sender, at, cost })
        const done: { sender: string; at: number }[] = []
        const running: { sender: string; at: number; cost: number }[] = []
        for (;;) {
          const job = queue.next()
          if (job !== undefined) {
            running.push(job)
            done.push(job)
            expect(running.filter(({ sender }) => sender === job.sender).length).toBeLessThanOrEqual(share)
          } else {
            const ended = running.shift()
            if (ended === undefined) break
            queue.ended(ended, ended.cost)
          }
        }
        expect(queue.waiting).toBe(0)
        for (const name of ['a', 'b', 'c'])
          expect(done.filter(({ sender }) => sender === name).map(({ at }) => at)).toEqual(
            [...given.entries()].filter(([, [sender]]) => sender === name).map(([at]) => at),
          )
      }),
    )
  })
})
