import { rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { doDueJobs } from '../jobs/doDueJobs.ts'
import { testHouse } from '../jobs/house.testing.ts'
import { hooks } from './hooks.ts'

let house: Awaited<ReturnType<typeof testHouse>>
let app: ReturnType<typeof hooks>
let id: string
let path: string

const actions = [
  { id: 'a', kind: 'condition', words: '100', field: 'total', comparison: 'over', otherwise: 'c' },
  { id: 'b', kind: 'notify', words: 'A large order' },
  { id: 'c', kind: 'audience', words: 'Ordered' },
] as const

beforeAll(async () => {
  house = await testHouse()
  app = hooks(house)
  const { act } = house.owner
  await act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const fields = { name: 'Orders', description: '', condition: { match: 'all' as const, clauses: [] }, actions: [...actions] }
  ;({ id } = await act('workflows.save', { ...fields, starts: [{ kind: 'webhook', of: '' }] }))
  await act('workflows.publish', { id })
  path = (await act('workflows.openHook', { id })).address
})
beforeEach(() => house.records.pool.query('DELETE FROM attempts'))
afterAll(async () => {
  await house.close()
  rmSync(house.data, { recursive: true })
})

const post = (body: unknown, { at = path, key }: { at?: string; key?: string } = {}) =>
  app.request(at, { method: 'POST', body: JSON.stringify(body), headers: key === undefined ? {} : { 'Idempotency-Key': key } })
const runs = async () => {
  await doDueJobs(house, 'main')
  return (await house.owner.read('workflows.details', { id })).runs
}

describe('the address of a workflow', () => {
  it('starts it once for each call, and its steps ask about what was sent', async () => {
    expect(path).toMatch(/^\/hooks\/\w{32}$/)
    const first = await post({ total: 250, api_token: 'hidden', lines: [1] }, { key: 'one' })
    expect([first.status, await first.json()]).toEqual([202, { started: true }])
    expect(await (await post({ total: 250 }, { key: 'one' })).json()).toEqual({ started: false })
    const [run, ...others] = await runs()
    expect(others).toEqual([])
    expect(run).toMatchObject({
      input: { by: 'webhook', values: { total: 250 } },
      steps: [
        { kind: 'condition', result: 'done' },
        { kind: 'notify', result: 'done' },
        { kind: 'audience', result: 'failed', reason: 'noVisitor' },
      ],
    })
    expect(JSON.stringify(run)).not.toContain('hidden')
    await post({ total: 20 })
    expect((await runs()).find(({ input }) => input?.values?.['total'] === 20)?.steps).toMatchObject([
      { kind: 'condition', result: 'done' },
      { kind: 'notify', result: 'skipped', reason: 'branch' },
      { kind: 'audience', result: 'failed' },
    ])
    const log = [...(await house.store.list('auditLog')).values()].filter(({ action }) => action === 'workflows.run')
    expect(log.map(({ user, status }) => [user, status])).toContainEqual(['system', 'Success'])
  })

  it('is kept as a hash, takes 60 calls a minute, and nothing but objects', async () => {
    const { rows } = await house.records.pool.query<{ text: string }>('SELECT row::text AS text FROM records')
    expect(rows.filter(({ text }) => text.includes(path.slice('/hooks/'.length)))).toEqual([])
    expect((await post([1])).status).toBe(422)
    expect((await post({ text: 'x'.repeat(70_000) })).status).toBe(413)
    const statuses = new Map<number, number>()
    for (let call = 0; call < 62; call++) {
      const { status } = await post({}, { key: 'same' })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses.keys()]).toEqual([202, 429])
    expect(statuses.get(202)).toBeLessThanOrEqual(60)
  })

  it('starts nothing while the workflow is paused, once another was made, and once it was withdrawn', async () => {
    const { act } = house.owner
    await act('workflows.setStatus', { id, status: 'paused' })
    expect((await post({})).status).toBe(409)
    await act('workflows.setStatus', { id, status: 'active' })
    const before = path
    path = (await act('workflows.openHook', { id })).address
    expect([(await post({}, { at: before })).status, (await post({})).status]).toEqual([404, 202])
    await act('workflows.closeHook', { id })
    expect((await post({})).status).toBe(404)
    await expect(act('workflows.closeHook', { id })).rejects.toMatchObject({ code: 'conflict' })
  })
})
