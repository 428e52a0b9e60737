import { afterEach, describe, expect, it } from 'vitest'
import { backtracking, containerOf, endless, home } from '../simulation/containers.testing.ts'
import { openPool, type PoolLimits } from './pool.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
const opened = (limits: Partial<PoolLimits> = {}) => {
  const pool = openPool({ tasks: ['simulate', 'decode'], threads: 2, limitMs: 60_000, waitMs: 60_000, memoryMb: 256, maxWaiting: 50, ...limits })
  closing.push(pool.close)
  return pool
}
const fine = containerOf('^a+$')
const slow = containerOf(backtracking)

describe('a pool of threads', () => {
  it('lets a sender without end hold one thread, while others have the other', async () => {
    const { run } = opened()
    await run('simulate', [fine, [home], { language: 'en' }], { sender: 'warm' })
    const gone = new AbortController()
    const endlessOnes = [1, 2, 3].map(() =>
      run('simulate', [slow, [home, endless], { language: 'en' }], { sender: 'one', signal: gone.signal }).catch(({ message }: Error) => message),
    )
    for (const sender of ['two', 'three', 'two']) expect((await run('simulate', [fine, [home], { language: 'en' }], { sender })).steps).toHaveLength(1)
    gone.abort()
    // What ran and what waited of the caller who is gone is ended.
    expect(await Promise.all(endlessOnes)).toEqual(['gone', 'gone', 'gone'])
    expect((await run('simulate', [fine, [home], { language: 'en' }], { sender: 'one' })).steps).toHaveLength(1)
  })

  it('refuses what has no place to wait, and takes others’', async () => {
    const { run } = opened({ maxWaitingOfOne: 1, limitMs: 3000 })
    await run('simulate', [fine, [home], { language: 'en' }], { sender: 'warm' })
    const ask = (sender: string) => run('simulate', [slow, [home, endless], { language: 'en' }], { sender }).catch(({ message }: Error) => message)
    const first = ask('one')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const second = ask('one')
    expect(await ask('one')).toBe('busy')
    expect((await run('simulate', [fine, [home], { language: 'en' }], { sender: 'two' })).steps).toHaveLength(1)
    expect(await Promise.all([first, second])).toEqual(['late', 'late'])
  })

  it('passes on what a task throws, and keeps the thread', async () => {
    const { run } = opened()
    const ask = () =>
      run('decode', [Buffer.from('{}'), { as: 'format', route: -1, head: { method: 'POST', path: '/', query: '', headers: [] } }], { sender: '' })
    await expect(ask()).rejects.toThrow('There is no route -1.')
    await expect(ask()).rejects.toThrow('There is no route -1.')
  })
})
