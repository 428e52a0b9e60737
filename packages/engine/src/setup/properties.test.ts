import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const bakery = { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' }

describe('GA4 properties', () => {
  it('SETUP-GA4-06: have id, name, status and streams', async () => {
    const { workspace } = sampleEngine()
    const { properties, events } = await workspace.read('properties.list', undefined)
    expect(properties.map(({ id, status, streams }) => [id, status, streams])).toEqual([
      ['412908173', 'connected', 2],
      ['398215460', 'connected', 3],
      ['421670985', 'connected', 1],
      ['430118742', 'pending', 0],
    ])
    expect(events).toBe(6)
  })

  it('SETUP-GA4-04: begin as pending, once, under a valid id, and stay so while nothing proves them', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('properties.connect', { id: ' 123456789 ' })).toMatchObject({ id: '123456789', status: 'pending', streams: 0 })
    expect(await workspace.act('properties.connect', { id: 'g-ab12cd34ef' })).toMatchObject({ id: 'G-AB12CD34EF' })
    await expect(workspace.act('properties.connect', { id: '123456789' })).rejects.toMatchObject({ code: 'conflict' })
    for (const id of ['', '12345678', '12345678901', 'UA-1234', 'G-', 'GTM-ABCD'])
      await expect(workspace.act('properties.connect', { id })).rejects.toMatchObject({ code: 'invalid' })
    expect(await workspace.act('properties.verify', { id: '123456789' })).toMatchObject({ status: 'pending' })
    expect(await workspace.act('properties.verify', { id: '412908173' })).toMatchObject({ status: 'connected' })
  })

  it('give a plan its measurement id where it has none, and never another one', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('plans.generate', { goals: 'Track purchases' })
    await workspace.act('properties.connect', { id: 'G-FIRST1' })
    await workspace.act('properties.connect', { id: 'G-SECOND' })
    expect((await workspace.read('plans.current', undefined))?.measurementId).toBe('G-FIRST1')
  })

  it('know which containers send to them', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('plans.generate', { goals: 'Track purchases' })
    await workspace.act('properties.connect', { id: 'G-AB12CD34EF' })
    const { text } = await workspace.act('containers.export', { id: 'GTM-K7WQ4ZN' })
    await workspace.act('containers.upload', { fileName: 'a.json', text: text.replaceAll('GTM-XXXXXXX', 'GTM-K7WQ4ZN') })
    await workspace.act('containers.import', undefined)
    expect((await workspace.read('properties.list', undefined)).sentFrom).toEqual({ 'G-AB12CD34EF': ['GTM-K7WQ4ZN'] })
  })

  it('get the configuration of what is measured, and the difference to the last one (DATA-EVENT-01-B, DATA-PROPERTY-01-B)', async () => {
    const { workspace } = sampleEngine()
    const id = '412908173'
    const first = await workspace.read('properties.configuration', { id })
    const ids = first.settings.map((setting) => setting.id)
    expect(ids).toEqual(expect.arrayContaining(['stream', 'keyEvent:purchase', 'customDimension:plan_name']))
    expect(ids).not.toContain('property')
    expect(first.settings[0]?.path).toContain(`properties/${id}/`)
    expect(new Set(first.changes.map(({ kind }) => kind))).toEqual(new Set(['added']))
    const file = await workspace.act('properties.saveConfiguration', { id })
    expect(JSON.parse(file.text)).toMatchObject({ steps: first.settings.map((setting) => ({ id: setting.id })) })
    await workspace.act('events.change', { id: 'analytics-dashboard:begin_checkout', change: { keyEvent: true } })
    await workspace.act('events.remove', { id: 'analytics-dashboard:select_plan' })
    const { changes, savedAt } = await workspace.read('properties.configuration', { id })
    expect(savedAt).toBe('2024-01-22T10:00:00.000Z')
    expect(changes.filter(({ kind }) => kind !== 'same').map((change) => [change.kind, change.id])).toEqual([
      ['added', 'keyEvent:begin_checkout'],
      ['removed', 'customDimension:plan_name'],
    ])
  })

  it('are renamed, removed and put back, each in its project', async () => {
    const { workspace, as } = sampleEngine()
    const id = '430118742'
    expect(await workspace.act('properties.rename', { id, name: 'Staging' })).toMatchObject({ name: 'Staging' })
    const row = await workspace.act('properties.remove', { id })
    await expect(workspace.act('properties.verify', { id })).rejects.toMatchObject({ code: 'notFound' })
    expect(await workspace.act('properties.restore', row)).toEqual(row)
    await expect(workspace.act('properties.restore', row)).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('properties.restore', { ...row, id: '123456789', project: 'nowhere' })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('projects.create', bakery)
    expect(await workspace.read('properties.list', undefined)).toEqual({ properties: [], sentFrom: {}, events: 0 })
    await expect(workspace.act('properties.rename', { id, name: 'Mine' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('properties.connect', { id })).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('properties.connect', { id: '987654321' })
    expect(await workspace.read('properties.configuration', { id: '987654321' })).toMatchObject({ settings: [], savedAt: null })
    await expect(workspace.act('properties.saveConfiguration', { id: '987654321' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(as('viewer').act('properties.remove', { id: '987654321' })).rejects.toMatchObject({ code: 'forbidden' })
  })
})
