import type { Language } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { settleMail, takeMails } from '../reports/mailOutbox.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'

/** A project of one's own on a server with a mail server. */
async function shop() {
  const clock = { now: '2026-03-01T12:00:00.000Z' }
  let made = 0
  const ports = { now: () => new Date(clock.now), id: () => `told-${(made += 1)}` }
  const engine = sampleEngine({ ports: { now: ports.now, server: { mail: true } } })
  const { workspace } = engine
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const told = async (language: Language = 'en') => {
    await workspace.act('session.setPreferences', { language })
    return (await workspace.read('notifications.list', undefined)).map(({ title, description, severity, href }) => ({ title, description, severity, href }))
  }
  return { ...engine, ports, clock, told }
}

const report = {
  target: { kind: 'builtIn' as const, id: 'revenue-dashboard' },
  frequency: 'Daily' as const,
  time: '07:00',
  timeZone: 'UTC',
  format: 'HTML' as const,
  recipients: ['ana@example.com', 'ben@example.com'],
}

describe('notifications of what happened', () => {
  it('tell of a report that ran, in the language of who reads (SHELL-NOTIF-04-B)', async () => {
    const { workspace, store, ports, clock, told } = await shop()
    const { id, name } = await workspace.act('schedules.create', report)
    expect(await told()).toEqual([])
    clock.now = '2026-03-02T07:00:00.000Z'
    await workspace.act('schedules.runDue', undefined)
    // It waits for what the mail server says.
    expect(await told()).toEqual([])
    const [mail] = await takeMails(store, ports)
    await settleMail(store, ports, mail?.id ?? '', { refused: [], error: null, later: false })
    const href = `/reports/scheduled?id=${id}`
    expect(await told()).toEqual([{ title: 'Report Ready', description: `${name} has run. Recipients: 2.`, severity: 'info', href }])
    expect(await told('de')).toEqual([{ title: 'Bericht fertig', description: `${name} wurde ausgeführt. Empfänger: 2.`, severity: 'info', href }])
    expect(await told('es')).toMatchObject([{ title: 'Informe listo' }])
    expect(await told('fr')).toMatchObject([{ title: 'Rapport prêt' }])
    // The same run is not told of twice.
    await workspace.act('schedules.runDue', undefined)
    expect(await told()).toHaveLength(1)
  })

  it('tell why to look where a report was not sent', async () => {
    const { workspace, clock, told } = await shop()
    const definition = { dimension: 'day' as const, metrics: ['visits' as const], period: '7' as const, filter: '' as const }
    const made = await workspace.act('reports.create', { name: 'Weekly', definition })
    await workspace.act('schedules.create', { ...report, target: { kind: 'report', id: made.id } })
    await workspace.act('reports.remove', { id: made.id })
    clock.now = '2026-03-02T07:00:00.000Z'
    await workspace.act('schedules.runDue', undefined)
    expect(await told()).toMatchObject([{ title: 'Weekly', description: 'This report was not sent. Its last run tells why.', severity: 'warning' }])
  })

  it('tell of tags that count as deployed, one or many, in the language of who reads (SHELL-NOTIF-04-B)', async () => {
    const { workspace, told } = await shop()
    await workspace.act('plans.generate', { goals: 'Track purchases and newsletter sign-ups' })
    await workspace.act('containers.connect', { id: 'GTM-BAKE77' })
    const wanted = { containerId: 'GTM-BAKE77' }
    await workspace.act('containers.approve', { ...wanted, plan: (await workspace.read('containers.deployment', wanted)).plan })
    const { tags } = await workspace.act('containers.markDeployed', wanted)
    const [container] = (await workspace.read('containers.list', undefined)).containers
    expect(tags).toBeGreaterThan(1)
    expect(await told()).toMatchObject([
      { title: 'Deployment Success', description: `${tags} tags count as deployed in ${container?.name}.`, severity: 'success', href: '/setup/gtm' },
    ])
    expect(await told('de')).toMatchObject([
      { title: 'Bereitstellung abgeschlossen', description: `${tags} Tags gelten als in ${container?.name} bereitgestellt.` },
    ])
  })
})
