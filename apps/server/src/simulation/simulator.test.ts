import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Step } from '@tagmason/domain'
import { simulateVisit } from '@tagmason/engine'
import { afterEach, describe, expect, it } from 'vitest'
import { fromPage } from '../app.testing.ts'
import { child } from '../child.testing.ts'
import { demoApp } from '../demoApp.ts'
import { serverPorts } from '../ports.ts'
import { readSettings } from '../settings.ts'
import { backtracking, containerOf, endless, home } from './containers.testing.ts'
import { openSimulator, type SimulatorLimits } from './simulator.ts'

const real = `${import.meta.dirname}/../../../../../shared/data/gtm-containers/real`
const containers = existsSync(real) ? readdirSync(real) : []
if (containers.length === 0) console.log('The real containers were skipped: ../shared/data/gtm-containers is not there.')

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
const opened = (limits: SimulatorLimits = {}) => {
  const simulator = openSimulator({ waitMs: 60_000, ...limits })
  closing.push(simulator.close)
  return simulator
}
const visit: readonly Step[] = [
  home,
  { type: 'push', data: { event: 'purchase', ecommerce: { value: 5, items: [{ item_id: 'a' }] } } },
  { type: 'wait', ms: 30_000 },
]
const now = Date.UTC(2026, 2, 1)
const fine = containerOf('^a+$')
const slow = containerOf(backtracking)

describe('simulations of the server', () => {
  it('say what they say without a thread, word by word, also why a container cannot be run', async () => {
    // The threads come last where the machine is busy: what is compared here is no time.
    const { simulate } = opened({ limitMs: 120_000 })
    const files = containers.map((name) => readFileSync(`${real}/${name}`, 'utf8'))
    const outcomes = { same: 0, impossible: 0 }
    for (const file of [fine, ...files]) {
      const expected = await simulateVisit(file, visit, { now, language: 'en' })
      expect(await simulate(file, visit, { now, language: 'en' })).toEqual(expected)
      outcomes[expected.impossible === '' ? 'same' : 'impossible']++
    }
    if (containers.length > 0)
      expect(outcomes).toEqual({ same: expect.toSatisfy((count: number) => count > 10), impossible: expect.toSatisfy((count: number) => count > 5) })
  })

  it('are cut off when they have no end, while the server answers others, and the next one runs', async () => {
    const { simulate } = opened({ limitMs: 3000 })
    const app = demoApp(readSettings({ TAGMASON_DEMO: '1' }), { ...serverPorts(), wait: async () => undefined, simulate }, null)
    const Cookie = (await app.request('/api/read/session.get')).headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const ask = async (path: string, input?: unknown) => {
      const response = await app.request(`/api/${path}`, { method: 'POST', headers: { ...fromPage, Cookie }, body: JSON.stringify(input) ?? '' })
      expect(response.status).toBe(200)
      return (await response.json()) as { impossible: string; steps: unknown[] }
    }
    await ask('act/projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await ask('act/containers.connect', { id: 'GTM-SHOP11' })
    await ask('act/containers.upload', { fileName: 'slow.json', text: slow })
    await ask('act/containers.import')
    expect((await ask('read/containers.visit', { containerId: 'GTM-SHOP11' })).impossible).toBe('')
    let done = false
    const cutOff = ask('read/containers.simulate', { containerId: 'GTM-SHOP11', steps: [home, endless] }).finally(() => (done = true))
    for (let count = 0; count < 20; count++) await ask('read/session.get')
    expect(done).toBe(false)
    expect(await cutOff).toMatchObject({ steps: [], impossible: expect.stringMatching(/^The simulation was cut off after 3 seconds, .*\.$/) })
    expect(await ask('read/containers.simulate', { containerId: 'GTM-SHOP11', steps: [home] })).toMatchObject({ steps: [{ step: 1 }], impossible: '' })
  })

  it('read the container in the thread, and say why where it cannot be read', async () => {
    const { simulate } = opened()
    expect(await simulate('{', [home], { language: 'en' })).toMatchObject({ steps: [], impossible: expect.stringMatching(/\w+.*\.$/) })
    expect((await simulate(fine, [home], { language: 'en' })).impossible).toBe('')
  })

  it('speak the language that they are asked in, also where they are cut off', async () => {
    const { simulate } = opened({ limitMs: 3000 })
    const first = (await simulate(containerOf('^b+$'), [home], { language: 'fr' })).steps[0]?.events[0]?.tags[0]
    expect(first?.because).toMatch(/^Le déclencheur «\u202f.*\u202f» ne s’est pas vérifié\u202f: /)
    expect((await simulate(slow, [home, endless], { language: 'fr' })).impossible).toMatch(/^La simulation a été interrompue après 3 secondes/)
  })

  it('are cut off when they need too much memory, and the next one runs', async () => {
    const { simulate } = opened({ memoryMb: 64, limitMs: 60_000 })
    const pushes = Array.from({ length: 49 }, () => ({ type: 'push', data: { event: 'aaa' } }) as const)
    expect((await simulate(containerOf('^a+$', 20_000), [home, ...pushes], { language: 'en' })).impossible).toMatch(/needs more than 64 MB of memory/)
    expect((await simulate(fine, [home], { language: 'en' })).steps).toHaveLength(1)
  })

  it('run one at a time; who waits too long or comes when too many wait is refused', async () => {
    const { simulate } = opened({ limitMs: 2500, waitMs: 60_000, mostWaiting: 2 })
    await simulate(fine, [home], { language: 'en' })
    const order: string[] = []
    const first = simulate(slow, [home, endless], { language: 'en' }).then(({ impossible }) => void order.push(impossible.slice(0, 26)))
    await new Promise(setImmediate)
    const second = simulate(fine, [home], { language: 'en' }).then(() => void order.push('second'))
    const third = simulate(fine, [home], { language: 'en' }).then(() => void order.push('third'))
    expect((await simulate(fine, [home], { language: 'en' })).impossible).toMatch(/^Others simulate too/)
    await Promise.all([first, second, third])
    expect(order).toEqual(['The simulation was cut off', 'second', 'third'])

    const impatient = opened({ limitMs: 60_000, waitMs: 300 })
    while ((await impatient.simulate(fine, [home], { language: 'en' })).impossible !== '') await new Promise(setImmediate)
    const long = impatient.simulate(slow, [home, endless], { language: 'en' })
    expect((await impatient.simulate(fine, [home], { language: 'en' })).impossible).toMatch(/no turn came within 0\.3 seconds/)
    await impatient.close()
    expect((await long).impossible).toMatch(/being stopped/)
    expect((await impatient.simulate(fine, [home], { language: 'en' })).impossible).toMatch(/being stopped/)
  })

  it('keep no process: it ends by itself with a thread at rest, and with one at work when it is closed', async () => {
    const process = child(`${import.meta.dirname}/process.child.testing.ts`)
    try {
      expect(await process.line()).toBe('simulated')
      expect(await process.line()).toBe('closed: The server is being stopped, so nothing more is simulated: try again when it is back.')
      expect(await process.line()).toBe('at rest')
      expect(await process.line()).toBeUndefined()
    } finally {
      await process.kill()
    }
    expect(process.process.exitCode).toBe(0)
  })
})
