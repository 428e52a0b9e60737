import { describe, expect, it, vi } from 'vitest'
import { openTurns } from './turns.ts'

/** What takes so many milliseconds of the thread, without a pause. */
const busy = (milliseconds: number) => {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}
const turnOfTheLoop = () => new Promise<void>((resolve) => void setImmediate(resolve))

describe('openTurns', () => {
  it('lets other work go on after each one, however many come at once', async () => {
    const turns = openTurns()
    const done: number[] = []
    const all = Promise.all(Array.from({ length: 30 }, (_, n) => turns.run('reader', `read ${n}`, async () => void (busy(1), done.push(n)))))
    const seen: number[] = []
    while (done.length < 30) {
      await turnOfTheLoop()
      seen.push(done.length)
    }
    await all
    // Each look found at most two more than the look before: one turn, or the one of the next.
    expect(Math.max(...seen.map((count, at) => count - (seen[at - 1] ?? 0)))).toBeLessThanOrEqual(2)
  })

  it('gives senders equal shares', async () => {
    const turns = openTurns()
    const order: string[] = []
    const ask = (sender: string, n: number) => turns.run(sender, `${sender} ${n}`, async () => void (busy(2), order.push(sender)))
    await Promise.all([...Array.from({ length: 20 }, (_, n) => ask('many', n)), ask('few', 1), ask('few', 2)])
    expect(order.slice(0, 5).filter((sender) => sender === 'few')).toHaveLength(2)
    expect(order).toHaveLength(22)
  })

  it('hands on what work answers and what it fails with, and goes on', async () => {
    const turns = openTurns()
    const failing = turns.run('a', 'fails', () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await turns.run('a', 'seven', async () => 7)).toBe(7)
  })

  it('does once what is asked again before its turn came, and anew what is asked once it has begun', async () => {
    const turns = openTurns()
    let [begun, written] = [0, 0]
    const read = async () => {
      begun++
      const found = written
      await turnOfTheLoop()
      return found
    }
    const first = turns.run('a', 'same', read)
    written = 1
    const second = turns.run('a', 'same', read)
    const other = turns.run('a', 'other', read)
    await vi.waitFor(() => expect(begun).toBeGreaterThan(0), { interval: 1 })
    // Who writes and asks then has to find what was written, whatever is on its way.
    written = 2
    const third = turns.run('a', 'same', read)
    expect(await Promise.all([first, second, other, third])).toEqual([1, 1, expect.any(Number), 2])
    expect(begun).toBe(3)
    expect(await turns.run('a', 'same', read)).toBe(2)
  })

  it('fails for all who asked the same, and not for who asks later', async () => {
    const turns = openTurns()
    const fail = () => Promise.reject(new Error('no'))
    const both = [turns.run('a', 'same', fail), turns.run('a', 'same', fail)]
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await turns.run('a', 'same', async () => 7)).toBe(7)
  })
})
