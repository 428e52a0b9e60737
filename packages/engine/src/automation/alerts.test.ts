import { describe, expect, it } from 'vitest'
import { inLanguage } from '../inWords.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { alertSentence } from './alertSentence.ts'

const draft = {
  name: 'Slow shop',
  description: '',
  type: 'performance' as const,
  priority: 'high' as const,
  channels: ['chat' as const, 'chat' as const, 'sms' as const],
  rule: {
    metric: 'pageLoad' as const,
    comparison: 'over' as const,
    value: 2.5,
    minutes: 60 as const,
    pause: 60 as const,
    quiet: { from: '22:00', to: '07:00' },
  },
}

describe('smart alerts', () => {
  it('are counted, and say what their rule says', async () => {
    const { workspace } = sampleEngine()
    const { figures, rows, configured } = await workspace.read('alerts.list', undefined)
    expect(figures).toEqual({ active: 6, paused: 1, disabled: 1, raised: 54 })
    expect(
      await inLanguage(
        'en',
        rows.map((row) => row.rule && alertSentence(row.rule)),
      ),
    ).toEqual(rows.map((row) => row.condition))
    expect(configured).toEqual(['email', 'chat'])
  })

  it('go between active and paused, and it is audited', async () => {
    const { workspace, store } = sampleEngine()
    expect(await workspace.act('alerts.setStatus', { id: 'alert-1', status: 'paused' })).toMatchObject({ status: 'paused' })
    expect(await workspace.act('alerts.setStatus', { id: 'alert-1', status: 'active' })).toMatchObject({ status: 'active' })
    const entries = [...(await store.list('auditLog')).values()]
    expect(entries.some(({ action, resource }) => action === 'alerts.setStatus' && resource === 'analytics-dashboard/alert-1')).toBe(true)
  })

  it('that are disabled are switched on by an administrator only', async () => {
    const { workspace, as } = sampleEngine()
    await expect(as('editor').act('alerts.enable', { id: 'alert-8' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(as('editor').act('alerts.setStatus', { id: 'alert-8', status: 'active' })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await as('admin').act('alerts.enable', { id: 'alert-8' })).toMatchObject({ status: 'active' })
    await expect(workspace.act('alerts.enable', { id: 'alert-8' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(as('editor').act('alerts.disable', { id: 'alert-8' })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await as('admin').act('alerts.disable', { id: 'alert-8' })).toMatchObject({ status: 'disabled' })
  })

  it('are made and changed with a condition in words, each channel once', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('alerts.save', draft)).toMatchObject({
      condition: 'Page load over 2.5 s in 1 hour',
      status: 'active',
      channels: ['chat', 'sms'],
      trigger_count: 0,
      last_triggered: null,
    })
    expect(await workspace.act('alerts.save', { ...draft, id: 'alert-2' })).toMatchObject({
      id: 'alert-2',
      name: 'Slow shop',
      trigger_count: 23,
      confidence: 88,
    })
  })

  it('refuse a threshold that cannot be, a metric of another type, and nobody to tell', async () => {
    const { workspace } = sampleEngine()
    const refused = (fields: Partial<typeof draft>) => expect(workspace.act('alerts.save', { ...draft, ...fields })).rejects.toMatchObject({ code: 'invalid' })
    await refused({ rule: { ...draft.rule, value: -1 } })
    await refused({ channels: [] })
    await expect(workspace.act('alerts.save', { ...draft, type: 'security' })).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'rule.metric' }] })
    await expect(workspace.act('alerts.save', { ...draft, rule: { ...draft.rule, metric: 'errorRate', value: 101 } })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  it('without a rule that can be checked are not switched on', async () => {
    const { workspace, store } = sampleEngine()
    const kept = await store.get('alerts', 'alert-7')
    if (kept === undefined) throw new Error('The sample has no alert-7.')
    const { rule: _rule, ...row } = kept
    await store.commit([{ collection: 'alerts', id: 'alert-7', row }])
    await expect(workspace.act('alerts.setStatus', { id: 'alert-7', status: 'active' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('tell of a test in the product, wait for a service where there is an address, and say where there is none', async () => {
    const { workspace, store } = sampleEngine()
    expect(await workspace.act('alerts.test', { id: 'alert-1' })).toEqual([
      { channel: 'app', result: 'delivered' },
      { channel: 'email', result: 'waiting' },
      { channel: 'chat', result: 'waiting' },
      { channel: 'sms', result: 'notConfigured' },
    ])
    const [notification] = await workspace.read('notifications.list', undefined)
    expect(notification).toMatchObject({ title: 'Checkout conversion drop', read: false, href: '/automation/alerts?id=alert-1' })
    expect([...(await store.list('queuedAlerts')).values()].map(({ channel, test }) => ({ channel, test }))).toEqual([
      { channel: 'email', test: true },
      { channel: 'chat', test: true },
    ])
    await workspace.act('alerts.remove', { id: 'alert-1' })
    expect((await store.list('queuedAlerts')).size).toBe(0)
    await expect(workspace.act('alerts.test', { id: 'alert-1' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('are mailed in a test where a mail server is set', async () => {
    const { workspace, store } = sampleEngine({ ports: { server: { mail: true } } })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const { id } = await workspace.act('alerts.save', { ...draft, channels: ['email', 'chat'] })
    await workspace.act('alerts.setAddress', { channel: 'email', address: 'ops@shop.example' })
    expect(await workspace.act('alerts.test', { id })).toEqual([
      { channel: 'app', result: 'delivered' },
      { channel: 'email', result: 'mailed' },
      { channel: 'chat', result: 'notConfigured' },
    ])
    expect([...(await store.list('outbox')).values()]).toMatchObject([{ to: ['ops@shop.example'], subject: 'Slow shop', state: 'queued', about: id }])
    expect((await store.list('queuedAlerts')).size).toBe(0)
  })

  it('go to addresses that only editors see; an empty one removes the channel', async () => {
    const { workspace, as } = sampleEngine()
    await expect(as('viewer').read('alerts.addresses', undefined)).rejects.toMatchObject({ code: 'forbidden' })
    await workspace.act('alerts.setAddress', { channel: 'sms', address: 'https://sms.example/send' })
    await workspace.act('alerts.setAddress', { channel: 'email', address: '' })
    expect((await workspace.read('alerts.list', undefined)).configured).toEqual(['chat', 'sms'])
    await expect(workspace.act('alerts.setAddress', { channel: 'chat', address: 'http://chat.example/hook' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('belong to their project', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await workspace.read('alerts.list', undefined)).toMatchObject({ rows: [], configured: [], figures: { raised: 0 } })
    await expect(workspace.act('alerts.setStatus', { id: 'alert-1', status: 'paused' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('alerts.save', { ...draft, id: 'alert-1' })).rejects.toMatchObject({ code: 'notFound' })
    expect((await store.get('alerts', 'alert-1'))?.name).toBe('Checkout conversion drop')
  })
})
