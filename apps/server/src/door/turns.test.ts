import { describe, expect, it } from 'vitest'
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
    const all = Promise.all(Array.from({ length: 30 }, (_, n) => turns.run('reader', async () => void (busy(1), done.push(n)))))
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
    const ask = (sender: string) => turns.run(sender, async () => void (busy(2), order.push(sender)))
    await Promise.all([...Array.from({ length: 20 }, () => ask('many')), ask('few'), ask('few')])
    expect(order.slice(0, 5).filter((sender) => sender === 'few')).toHaveLength(2)
    expect(order).toHaveLength(22)
  })

  it('hands on what work answers and what it fails with, and goes on', async () => {
    const turns = openTurns()
    const failing = turns.run('a', () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await turns.run('a', async () => 7)).toBe(7)
  })
})
