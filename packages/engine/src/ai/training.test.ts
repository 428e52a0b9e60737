import { describe, expect, it } from 'vitest'
import { sampleSeed } from '../sample.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'

const job = async ({ workspace }: ReturnType<typeof sampleEngine>, id: string) =>
  (await workspace.read('training.list', undefined)).rows.find((row) => row.id === id)

describe('training jobs', () => {
  it('are counted by status', async () => {
    const { figures, rows } = await sampleEngine().workspace.read('training.list', undefined)
    expect(figures).toEqual({ training: 2, completed: 1, queued: 1, error: 1 })
    expect(rows.map((row) => row.name)).toEqual(['Churn risk', 'Search intent', 'Purchase propensity', 'Traffic forecast', 'Basket affinity'])
  })

  it('pause at their last checkpoint and go on from there', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    const id = 'training-1'
    await expect(workspace.act('training.resume', { id })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('training.pause', { id })).toMatchObject({ status: 'queued', progress: 64, pausedAt: '2024-01-22T10:00:00.000Z' })
    await expect(workspace.act('training.pause', { id })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('training.resume', { id })).not.toHaveProperty('pausedAt')
    expect(await job(engine, id)).toMatchObject({ status: 'training', progress: 64 })
    await expect(workspace.act('training.resume', { id: 'training-4' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it.each([
    ['training-3', 'completed'],
    ['training-5', 'error'],
  ])('%s is retrained from the beginning, and is as it was when that is cancelled', async (id, status) => {
    const engine = sampleEngine()
    const { workspace } = engine
    const before = await job(engine, id)
    const again = await workspace.act('training.retrain', { id })
    expect(again).toMatchObject({
      status: 'queued',
      progress: 0,
      queuedAt: '2024-01-22T10:00:00.000Z',
      accuracy: before?.accuracy,
      lastTrained: before?.lastTrained,
    })
    expect(again).not.toHaveProperty('problem')
    // Twice changes nothing of what it goes back to.
    await workspace.act('training.retrain', { id })
    expect(await workspace.act('training.cancel', { id })).toEqual({ problem: undefined, ...before })
    expect((await job(engine, id))?.status).toBe(status)
    await expect(workspace.act('training.cancel', { id })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('a queued one begins again, without the progress of its pause', async () => {
    const engine = sampleEngine()
    await engine.workspace.act('training.pause', { id: 'training-2' })
    const again = await engine.workspace.act('training.retrain', { id: 'training-2' })
    expect(again).toMatchObject({ status: 'queued', progress: 0 })
    expect(again).not.toHaveProperty('pausedAt')
    await expect(engine.workspace.act('training.cancel', { id: 'training-4' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(engine.workspace.act('training.retrain', { id: 'training-1' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('belong to their project; there, nothing pretends to train', async () => {
    const seed = sampleSeed()
    const engine = sampleEngine({ seed })
    const { workspace, store } = engine
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect((await workspace.read('training.list', undefined)).rows).toEqual([])
    await expect(workspace.act('training.pause', { id: 'training-1' })).rejects.toMatchObject({ code: 'notFound' })
    const row = { id: 'mine', project: 'shop', name: 'Traffic', type: 'Time series', accuracy: null, dataPoints: 400, lastTrained: null, estimatedTime: null }
    await store.commit([{ collection: 'trainingJobs', id: 'mine', row: { ...row, status: 'queued', progress: 30, pausedAt: '2026-03-01T11:00:00.000Z' } }])
    expect(await workspace.act('training.resume', { id: 'mine' })).toMatchObject({ status: 'queued', progress: 30, queuedAt: '2026-03-01T12:00:00.000Z' })
  })
})
