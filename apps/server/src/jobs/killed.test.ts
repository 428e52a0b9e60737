import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { testHouse, until } from './house.testing.ts'
import { receiver } from './receiver.testing.ts'

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})
const kill = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

// Two processes begin anew, each with a database of its own, which takes its time where others use the machine, too.
it('a webhook that was sent when the process was killed is sent again with the same id, by the next one', { timeout: 180_000 }, async () => {
  // The first sending gets no answer until the process is gone, so that nobody can have written down what came of it.
  let answers = false
  const to = await receiver(() => (answers ? 200 : null))
  const env = { TAGMASON_ALLOW: to.server }
  closing.push(to.close)
  const before = await testHouse({ env })
  const { data } = before
  closing.push(() => rm(data, { recursive: true }))
  await before.owner.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const { webhook } = await before.owner.act('webhooks.add', { name: 'In', url: `http://${to.server}/in`, events: ['goal.achieved'] })
  const row = {
    id: 'd',
    webhook: webhook.id,
    event: 'goal.achieved',
    at: new Date().toISOString(),
    attempt: 1,
    state: 'queued',
    status: null,
    nextAttempt: null,
  } as const
  await before.store.commit([
    { collection: 'webhookDeliveries', id: 'd', row: { ...row, headers: { 'webhook-id': 'message' }, body: '{"id":"message"}', space: 'real' } },
  ])
  await before.close()
  const start = () => {
    const script = join(import.meta.dirname, 'killed.child.testing.ts')
    const child = spawn(process.execPath, ['--import', 'tsx', script, data, to.server], { stdio: ['ignore', 'ignore', 'inherit'] })
    closing.push(() => kill(child))
    return child
  }

  const first = start()
  await until(() => to.received.length === 1)
  await kill(first)
  answers = true
  start()
  await until(() => to.received.length === 2)

  expect(to.received.map(({ headers }) => headers['webhook-id'])).toEqual(['message', 'message'])
  expect(to.received[0]?.body).toBe(to.received[1]?.body)
})
