import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

describe('anomalies', () => {
  it('are counted by what has to be done with them', async () => {
    const { workspace } = sampleEngine()
    const { figures, rows } = await workspace.read('anomalies.list', undefined)
    expect(figures).toEqual({ active: 3, high: 2, investigating: 1, resolved: 2 })
    expect(rows.map((row) => row.detected)).toEqual(
      rows
        .map((row) => row.detected)
        .toSorted()
        .toReversed(),
    )
  })

  it('go from active to investigating to resolved and back, and nowhere else', async () => {
    const { workspace } = sampleEngine()
    const id = 'anomaly-1'
    await expect(workspace.act('anomalies.reopen', { id })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('anomalies.investigate', { id })).toMatchObject({ status: 'investigating', assignedTo: 'Elena Fischer' })
    await expect(workspace.act('anomalies.investigate', { id })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('anomalies.resolve', { id, note: ' A filter. ' })).toMatchObject({
      status: 'resolved',
      note: 'A filter.',
      resolvedAt: '2024-01-22T10:00:00.000Z',
    })
    await expect(workspace.act('anomalies.resolve', { id, note: '' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('anomalies.reopen', { id })).toMatchObject({ status: 'active', resolvedAt: null })
  })

  it('show the course of their figure: outside its band at the end, inside before', async () => {
    const { workspace } = sampleEngine()
    const { hours } = await workspace.read('anomalies.details', { id: 'anomaly-1' })
    const outside = hours.map(({ value, low, high }) => value < low || value > high)
    expect(hours).toHaveLength(48)
    expect(outside.slice(0, 44)).not.toContain(true)
    expect(outside.slice(44)).not.toContain(false)
    await expect(workspace.read('anomalies.details', { id: 'anomaly-77' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('belong to their project, and so do the settings', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('anomalies.setSettings', { sensitivity: 'high', metrics: ['visits'], quiet: null, channels: [] })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect((await workspace.read('anomalies.list', undefined)).rows).toEqual([])
    expect((await workspace.read('anomalies.settings', undefined)).sensitivity).toBe('standard')
    await expect(workspace.act('anomalies.investigate', { id: 'anomaly-1' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(
      workspace.act('anomalies.setSettings', { sensitivity: 'high', metrics: [], quiet: { from: '25:00', to: '07:00' }, channels: [] }),
    ).rejects.toMatchObject({ code: 'invalid' })
  })
})
