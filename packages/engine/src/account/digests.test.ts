import { describe, expect, it } from 'vitest'
import { event, purchase } from '../figures/collected.testing.ts'
import { jobServer } from '../jobs/jobServer.testing.ts'

const hour = 3_600_000
const day = 24 * hour
/** A Monday, noon in UTC. */
const start = Date.parse('2026-03-02T12:00:00.000Z')

async function shop() {
  const server = await jobServer(start)
  const { store, workspace } = server
  const member = (await workspace.read('session.get', undefined)).member.id
  await store.commit([{ collection: 'passwords', id: member, row: { id: member, hash: 'x', changedAt: '', space: 'real' } }])
  await workspace.act('settings.setPreferences', { timezone: 'America/New_York' })
  const mails = async () => [...(await store.list('outbox')).values()].filter(({ about }) => about.includes(member))
  return { ...server, mails, at: async (time: number) => ((server.clock.now = time), server.look()) }
}

describe('pages that miss their target', () => {
  const slow = (at: number, path: string) =>
    Array.from({ length: 12 }, (_, place) =>
      event(at - (1 + place) * 60_000, { name: 'web_vitals', path, params: { metric_name: 'LOAD', metric_value: 4200 } }),
    )

  it('are mailed by themselves to members who want alerts by mail, once until they are acknowledged, in one mail', async () => {
    const { workspace, collect, store, at } = await shop()
    const mails = async () => [...(await store.list('outbox')).values()].filter(({ about }) => about === 'shop:performance')
    await workspace.act('session.setPreferences', { language: 'fr' })
    await at(start)
    await collect([...slow(start + hour, '/cakes'), ...slow(start + hour, '/pies')], 's.0')
    await at(start + hour)
    await collect(slow(start + 2 * hour, '/cakes'), 's.1')
    await at(start + 2 * hour)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'alert', subject: 'Shop\u202f: 2 pages sont plus lentes que l’objectif' })
    expect(mail?.body.replaceAll(/[\u00A0\u202F]/g, ' ')).toContain('- /cakes: Chargement de la page 4,2 s (objectif 3 s)')
    await workspace.act('settings.setNotifications', { emailAlerts: false })
    await collect(slow(start + 3 * hour, '/tarts'), 's.2')
    await at(start + 3 * hour)
    expect(await mails()).toHaveLength(1)
    // It is in the bell all the same.
    expect((await workspace.read('notifications.list', undefined)).map(({ description }) => description)).toContain('/tarts')
  })
})

describe('digests', () => {
  it('of a week come once, on Monday at seven of the member, in their language, with what was counted', async () => {
    const { workspace, collect, mails, at } = await shop()
    await workspace.act('settings.setNotifications', { weeklyReports: true, emailAlerts: false, dataAnomalies: false, securityAlerts: false })
    await workspace.act('session.setPreferences', { language: 'de' })
    await at(start)
    await collect([event(start + 2 * day), event(start + 3 * day), event(start + 3 * day + 1), purchase(start + 3 * day + 2, 40)], 's.0')
    const before = (await mails()).length
    // Seven in New York is eleven in UTC, after the clocks went forward on the eighth.
    await at(start + 7 * day - 61 * 60_000)
    expect(await mails()).toHaveLength(before)
    for (const minutes of [-60, -59, 0, 600]) await at(start + 7 * day + minutes * 60_000)
    const [mail, ...others] = (await mails()).slice(before)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Shop: die letzten sieben Tage', kind: 'digest' })
    expect(mail?.body).toContain('Besuche: 4 (Woche davor: 0)')
    expect(mail?.body.replaceAll('\u00A0', ' ')).toContain('Umsatz: 40,00 € (Woche davor: 0,00 €)')
    expect(mail?.body.split('\n').filter((line) => line.includes('█'))).toHaveLength(2)
    expect(mail?.html).toContain('<html lang="de">')
    expect(mail?.html?.match(/height:14px/g)).toHaveLength(2)
    await workspace.act('settings.setNotifications', { weeklyReports: false })
    await at(start + 15 * day)
    expect(await mails()).toHaveLength(before + 1)
  })

  it('of a day tell of alerts to those who want that, and nothing where nothing happened', async () => {
    const { workspace, collect, mails, at } = await shop()
    const rule = { metric: 'pageViews', comparison: 'over', value: 5, minutes: 10, pause: 60, quiet: null } as const
    const fields = { name: 'Busy', description: '', type: 'traffic', priority: 'high', channels: ['chat'], rule } as const
    await workspace.act('alerts.save', { ...fields, channels: ['chat'] })
    await at(start)
    await at(start + day)
    expect(await mails()).toEqual([])
    await collect(
      Array.from({ length: 9 }, (_, place) => event(start + day + hour + place)),
      's.0',
    )
    await at(start + day + hour + 60_000)
    await at(start + 2 * day)
    await at(start + 2 * day + hour)
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Shop: what happened since yesterday'])
    expect((await mails())[0]?.body).toContain('Alerts that were raised\n- Busy:')
    await at(start + 3 * day)
    expect(await mails()).toHaveLength(1)
  })

  it('go to nobody who cannot sign in', async () => {
    const { store, workspace, mails, at } = await shop()
    await workspace.act('settings.setNotifications', { weeklyReports: true })
    const member = (await workspace.read('session.get', undefined)).member.id
    await store.commit([{ collection: 'passwords', id: member, row: null }])
    await at(start + 8 * day)
    expect(await mails()).toEqual([])
  })
})
