import { sampleEventsOf } from '@tagmason/domain/sampleEvents'
import { describe, expect, it } from 'vitest'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'
import { hostOf } from './projects.ts'
import { slugOf } from './slug.ts'

describe('the session', () => {
  it('begins in the sample project under its frozen clock', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.read('session.get', undefined)).toMatchObject({
      project: 'analytics-dashboard',
      space: 'sample',
      now: '2024-01-22T10:00:00.000Z',
      role: 'owner',
    })
  })

  it('keeps preferences and the selected project (SHELL-PROJ-04-B, SHELL-LAYOUT-02-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('session.setPreferences', { language: 'de' })
    await workspace.act('session.selectProject', { project: 'marketing-campaign' })
    expect(await workspace.read('session.get', undefined)).toMatchObject({ project: 'marketing-campaign', preferences: { language: 'de', mode: 'system' } })
  })

  it('refuses a project that is not there', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('session.selectProject', { project: 'nowhere' })).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('a project of one’s own', () => {
  it('is created, selected, empty, and under the real clock (DASH-HOME-04-B, GEN-APP-03-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Café Süd', website: 'https://www.cafe.example/menu', timeZone: 'Europe/Berlin' })
    expect(await workspace.read('session.get', undefined)).toMatchObject({ project: 'cafe-sud', space: 'real', now: testClock })
    expect(await workspace.read('dashboard.figures', undefined)).toMatchObject({ activeProjects: 1, eventsTracked: 0, insights: 0, automationRules: 0 })
    expect(await workspace.read('notifications.list', undefined)).toEqual([])
    expect(await workspace.read('plans.current', undefined)).toBeNull()
  })

  it.each([
    ['website', { name: 'Shop', website: 'shop', timeZone: 'UTC' }],
    ['timeZone', { name: 'Shop', website: 'shop.example', timeZone: 'Mars/Olympus' }],
  ])('names %s when it is wrong', async (path, input) => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('projects.create', input)).rejects.toMatchObject({ code: 'invalid', issues: [{ path }] })
  })

  it('keeps personal data of a project only where an administrator says so, and never in the sample', async () => {
    const { workspace, as } = sampleEngine()
    await expect(workspace.act('projects.keepPersonalData', { keeps: true })).rejects.toMatchObject({ code: 'invalid' })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await expect(as('editor').act('projects.keepPersonalData', { keeps: true })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await workspace.act('projects.keepPersonalData', { keeps: true })).toMatchObject({ value: 'shop', keepsPersonalData: true })
    expect((await workspace.read('projects.list', undefined)).find(({ value }) => value === 'shop')).toMatchObject({ keepsPersonalData: true })
  })

  it('changes where its site is, its clock and what it sells in, which the plan and figures of money then say', async () => {
    const { workspace, as } = sampleEngine()
    const settings = { website: 'http://localhost:8080/shop', timeZone: 'Europe/Madrid', currency: 'EUR' }
    await expect(workspace.act('projects.change', settings)).rejects.toMatchObject({ code: 'invalid' })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect((await workspace.read('conversions.overview', undefined)).figures.currency).toBe('XXX')
    await expect(as('viewer').act('projects.change', settings)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(workspace.act('projects.change', { ...settings, website: 'nowhere' })).rejects.toMatchObject({ issues: [{ path: 'website' }] })
    await expect(workspace.act('projects.change', { ...settings, timeZone: 'Mars/Olympus' })).rejects.toMatchObject({ issues: [{ path: 'timeZone' }] })
    expect(await workspace.act('projects.change', settings)).toMatchObject({ website: 'localhost:8080', timeZone: 'Europe/Madrid', currency: 'EUR' })
    expect((await workspace.read('conversions.overview', undefined)).figures.currency).toBe('EUR')
    const { plan } = await workspace.act('plans.generate', { goals: 'Track purchases' })
    expect(plan.site).toBe('localhost:8080')
    expect(plan.events[0]?.parameters.find(({ name }) => name === 'currency')?.example).toBe('EUR')
    expect(await workspace.act('projects.change', { ...settings, currency: '' })).not.toHaveProperty('currency')
  })

  it('says which other domains and which networks are its own', async () => {
    const { workspace } = sampleEngine()
    const settings = { website: 'shop.example', timeZone: 'UTC', currency: '' }
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const given = { ownDomains: [' https://Pay.example/cart ', 'pay.example'], internalNetworks: ['203.0.113.0/24 ', '2001:db8::7'] }
    const own = { ownDomains: ['pay.example'], internalNetworks: ['203.0.113.0/24', '2001:db8::7'] }
    expect(await workspace.act('projects.change', { ...settings, ...given })).toMatchObject(own)
    expect(await workspace.act('projects.change', settings)).toMatchObject(own)
    const refused = async (change: object, path: string) =>
      await expect(workspace.act('projects.change', { ...settings, ...change })).rejects.toMatchObject({ code: 'invalid', issues: [{ path }] })
    for (const domain of ['nowhere', 'two words.example']) await refused({ ownDomains: ['pay.example', domain] }, 'ownDomains')
    for (const network of ['203.0.113', '203.0.113.0/33', 'office', '2001:db8::/129']) await refused({ internalNetworks: [network] }, 'internalNetworks')
    expect(await workspace.act('projects.change', { ...settings, ownDomains: [], internalNetworks: [] })).toMatchObject({
      ownDomains: [],
      internalNetworks: [],
    })
  })

  it('keeps its plan when the sample is reset (GEN-APP-03-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('plans.generate', { goals: 'Track purchases' })
    await workspace.act('notifications.markAllRead', undefined)
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await workspace.act('plans.generate', { goals: 'Track purchases' })
    await workspace.act('workspace.reset', undefined)
    expect(await workspace.read('plans.current', undefined)).not.toBeNull()
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    expect(await workspace.read('plans.current', undefined)).toBeNull()
    expect((await workspace.read('notifications.list', undefined)).filter((each) => !each.read)).toHaveLength(3)
  })
})

describe('notifications', () => {
  it('are three unread, newest first, and are marked one by one', async () => {
    const { workspace } = sampleEngine()
    const [first] = await workspace.read('notifications.list', undefined)
    expect(first).toMatchObject({ title: 'Anomaly Detected', severity: 'warning', read: false })
    await workspace.act('notifications.markRead', { id: first?.id ?? '' })
    expect((await workspace.read('notifications.list', undefined)).filter((each) => !each.read)).toHaveLength(2)
    await expect(workspace.act('notifications.markRead', { id: 'none' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('are asked for anew when another project is chosen', async () => {
    const { workspace } = sampleEngine()
    const old: string[] = []
    workspace.watch((names) => old.push(...names))
    await workspace.act('session.selectProject', { project: 'marketing-campaign' })
    expect(old).toContain('notifications.list')
  })

  it('are seen and read in their own project only', async () => {
    const { workspace, store } = sampleEngine()
    const [first] = await workspace.read('notifications.list', undefined)
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await workspace.read('notifications.list', undefined)).toEqual([])
    await expect(workspace.act('notifications.markRead', { id: first?.id ?? '' })).rejects.toMatchObject({ code: 'notFound' })
    expect((await store.list('notifications')).get(first?.id ?? '')).toEqual(first)
    if (first) await store.commit([{ collection: 'notifications', id: 'of-the-shop', row: { ...first, id: 'of-the-shop', project: 'shop' } }])
    expect(await workspace.read('notifications.list', undefined)).toHaveLength(1)
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    expect((await workspace.read('notifications.list', undefined)).some(({ id }) => id === 'of-the-shop')).toBe(false)
  })
})

describe('the Dashboard in the sample', () => {
  it('counts every workflow, trigger, campaign and alert as an automation rule, and one fewer where one is removed (DASH-HOME-07, DASH-HOME-07-B)', async () => {
    const { workspace, store } = sampleEngine()
    const project = 'analytics-dashboard'
    const counted = async () =>
      Promise.all(
        (['workflows', 'eventTriggers', 'campaigns', 'alerts'] as const).map(
          async (name) => [...(await store.list(name)).values()].filter((row) => row.project === project).length,
        ),
      )
    expect(await counted()).toEqual([6, 6, 4, 8])
    const rules = async () => (await workspace.read('dashboard.figures', undefined)).automationRules
    expect(await rules()).toBe(24)
    const [alert] = [...(await store.list('alerts')).values()]
    await workspace.act('alerts.remove', { id: alert?.id ?? '' })
    expect([await rules(), (await counted())[3]]).toEqual([23, 7])
  })

  it('computes the specified figures (DASH-HOME-04 to 07) (DASH-HOME-04-B)', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.read('dashboard.figures', undefined)).toEqual({ activeProjects: 12, eventsTracked: 1247, insights: 8, automationRules: 24 })
  })

  it('counts the open insights that Insights lists, and one fewer where one is dismissed (DASH-HOME-06-B)', async () => {
    const { workspace } = sampleEngine()
    const counted = async () => {
      const { rows } = await workspace.read('insights.list', undefined)
      return [(await workspace.read('dashboard.figures', undefined)).insights, rows.filter(({ status }) => status === 'open').length]
    }
    expect(await counted()).toEqual([8, 8])
    const { rows } = await workspace.read('insights.list', undefined)
    await workspace.act('insights.dismiss', { id: rows[0]?.id ?? '' })
    expect(await counted()).toEqual([7, 7])
  })

  it('shows seven days of Berlin, the last of which is today as far as it has come', async () => {
    const { workspace } = sampleEngine()
    const days = await workspace.read('dashboard.recent', undefined)
    const midnights = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 15 + day, 23)).toISOString())
    expect(days.map(({ at }) => at)).toEqual(midnights)
    const events = sampleEventsOf('analytics-dashboard')
    const counts = midnights.map(
      (at, day) => events.filter(({ time }) => time >= Date.parse(at) && time < Date.parse(midnights[day + 1] ?? '2024-01-22T10:00:00.000Z')).length,
    )
    expect(days.map((day) => day.events)).toEqual(counts)
  })
})

describe('names and addresses', () => {
  it.each([
    ['Café Süd 2', 'cafe-sud-2'],
    ['  --  ', ''],
    ['Ünïcode / Shop', 'unicode-shop'],
  ])('%s becomes %s', (name, slug) => expect(slugOf(name)).toBe(slug))

  it.each([
    ['shop.example', 'shop.example'],
    ['https://shop.example/x?y', 'shop.example'],
    ['localhost:3000', 'localhost:3000'],
    ['https://shop.example:443/', 'shop.example'],
    ['shop', null],
    ['a b.example', null],
    ['', null],
  ])('%s is at %s', (website, host) => expect(hostOf(website)).toBe(host))
})
