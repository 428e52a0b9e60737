import { describe, expect, it } from 'vitest'
import { jobServer } from '../jobs/jobServer.testing.ts'

const start = Date.parse('2026-03-02T12:00:00.000Z')
const day = 86_400_000
const wanted = { kind: 'secret', environment: 'production', scopes: ['events.write'] } as const

async function server() {
  const opened = await jobServer(start)
  const { workspace, look, clock } = opened
  const make = async (name: string, life: 30 | 90 | null) => (await workspace.act('apiKeys.create', { ...wanted, name, life })).key
  const warnings = async () => (await workspace.read('notifications.list', undefined)).filter(({ href }) => href === '/enterprise/api')
  return { ...opened, make, warnings, after: async (days: number) => ((clock.now = start + days * day), await look()) }
}

describe('keys that end', () => {
  it('are warned of once, a week before', async () => {
    const { make, warnings, after } = await server()
    await make('Shop pages', 30)
    await make('For ever', null)
    await after(22)
    expect(await warnings()).toEqual([])
    expect(await after(23)).toContain('apiKeys.warnOfEnds')
    expect(await after(24)).not.toContain('apiKeys.warnOfEnds')
    expect(await warnings()).toMatchObject([{ title: 'Shop pages', severity: 'warning', description: expect.stringContaining('ends on 2026-04-01') as string }])
  })

  it('are warned of again when they were made anew', async () => {
    const { make, warnings, after, workspace } = await server()
    const { id } = await make('Shop pages', 30)
    await after(25)
    await workspace.act('apiKeys.regenerate', { id, grace: 0 })
    await after(26)
    expect(await warnings()).toHaveLength(1)
    await after(25 + 24)
    expect(await warnings()).toHaveLength(2)
  })

  it('say nothing where they were deactivated, or have ended while no server ran', async () => {
    const { make, warnings, after, workspace } = await server()
    const { id } = await make('Old pages', 30)
    await make('Older pages', 30)
    await workspace.act('apiKeys.deactivate', { id })
    await after(31)
    expect(await warnings()).toEqual([])
  })
})
