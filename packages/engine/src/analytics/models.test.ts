import type { TrainingJob } from '@tagmason/domain'
import { sample } from '@tagmason/domain/sample'
import { describe, expect, it } from 'vitest'
import { sampleSeed } from '../sample.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'

/** The engine after the machine that trains has changed a job. */
const withJob = (id: string, fields: Partial<TrainingJob>) => {
  const job = sample.trainingJobs.find((row) => row.id === id)
  if (job === undefined) throw new Error(`The sample has no job '${id}'.`)
  const seed = sampleSeed()
  return sampleEngine({ seed: { ...seed, trainingJobs: new Map([...(seed.trainingJobs ?? []), [id, { ...job, ...fields }]]) } })
}
const churn = { id: 'model-3' }

describe('models', () => {
  it('are summed up: 2 of 4 active, 90% right, all predictions', async () => {
    const { figures, rows, history } = await sampleEngine().workspace.read('models.list', undefined)
    expect(figures).toEqual({ models: 4, active: 2, accuracy: 90, predictions: 18_420 + 2_184 + 9_637 + 1_306 })
    expect(rows.map((row) => row.job?.id)).toEqual(['training-3', 'training-4', 'training-1', undefined])
    expect(history).toEqual({ visits: 60, conversions: 60, revenue: 60 })
  })

  it('are paused and played, and nothing while they are trained', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('models.setStatus', { id: 'model-1', status: 'inactive' })).toMatchObject({ status: 'inactive' })
    await expect(workspace.act('models.setStatus', { id: 'model-1', status: 'inactive' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('models.setStatus', { id: 'model-1', status: 'active' })).not.toHaveProperty('job')
    await expect(workspace.act('models.setStatus', { ...churn, status: 'active' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('models.retrain', churn)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('queue one job a model: the one that it has, or a new one', async () => {
    const { workspace, store } = sampleEngine()
    expect(await workspace.act('models.retrain', { id: 'model-1' })).toMatchObject({ status: 'training', accuracy: 94 })
    await workspace.act('models.retrain', { id: 'model-4' })
    const jobs = [...(await store.list('trainingJobs')).values()]
    expect(jobs).toHaveLength(6)
    // They are what Model Training shows.
    expect((await workspace.read('training.list', undefined)).rows.filter((row) => row.status === 'queued')).toHaveLength(3)
    expect(jobs.find((job) => job.id === 'training-3')).toMatchObject({ status: 'queued', progress: 0, before: { status: 'completed', progress: 100 } })
    expect(jobs.at(-1)).toMatchObject({ name: 'Revenue forecast', type: 'Time series', status: 'queued', dataPoints: 60, accuracy: 86 })
  })

  it('are made with a job, once a name, and go with it', async () => {
    const { workspace, store } = sampleEngine()
    const draft = { name: 'Order forecast', metric: 'conversions', horizon: 7, history: 30 } as const
    const { id } = await workspace.act('models.train', draft)
    expect((await workspace.read('models.details', { id })).model).toMatchObject({
      status: 'training',
      accuracy: null,
      job: { status: 'queued', dataPoints: 30 },
    })
    await expect(workspace.act('models.train', { ...draft, name: 'order FORECAST ' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('models.train', { ...draft, name: 'Other', history: 13 })).rejects.toMatchObject({ code: 'invalid' })
    await workspace.act('models.remove', { id })
    expect((await store.list('trainingJobs')).size).toBe(5)
    await expect(workspace.read('models.details', { id })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('never take the job of something else, nor one that is running', async () => {
    const draft = { name: 'search INTENT', metric: 'visits', horizon: 7, history: 30 } as const
    await expect(sampleEngine().workspace.act('models.train', draft)).rejects.toMatchObject({ code: 'conflict' })
    const { workspace } = withJob('training-3', { status: 'training', progress: 40 })
    await expect(workspace.act('models.retrain', { id: 'model-1' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('are in training as soon as Model Training retrains them, and as they were when that is cancelled', async () => {
    const { workspace } = sampleEngine()
    const status = async () => (await workspace.read('models.details', { id: 'model-1' })).model.status
    await workspace.act('models.setStatus', { id: 'model-1', status: 'inactive' })
    await workspace.act('training.retrain', { id: 'training-3' })
    expect(await status()).toBe('training')
    await expect(workspace.act('models.retrain', { id: 'model-1' })).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('training.cancel', { id: 'training-3' })
    expect(await status()).toBe('inactive')
  })

  it('are active with the new accuracy when their job is through', async () => {
    const { workspace } = withJob('training-1', { status: 'completed', progress: 100, accuracy: 92, lastTrained: '2024-01-22T09:30:00.000Z' })
    const { model } = await workspace.read('models.details', churn)
    expect(model).toMatchObject({ status: 'active', accuracy: 92, lastTrained: '2024-01-22T09:30:00.000Z', failed: false })
    expect(model.trainings.map((training) => training.accuracy)).toEqual([92, 89])
    expect(await workspace.act('models.setStatus', { ...churn, status: 'inactive' })).toMatchObject({ accuracy: 92, status: 'inactive' })
  })

  it('are inactive with what they learned before when their job failed, and can be trained again', async () => {
    const { workspace } = withJob('training-1', { status: 'error', problem: { code: 'tooFewDataPoints', needs: 1_000 } })
    expect((await workspace.read('models.details', churn)).model).toMatchObject({ status: 'inactive', accuracy: 89, failed: true })
    expect(await workspace.act('models.retrain', churn)).toMatchObject({ status: 'training' })
    expect((await workspace.read('models.details', churn)).model).toMatchObject({ status: 'training', failed: false, job: { before: { status: 'error' } } })
  })

  it('foresee days that follow the measured ones, as right as the sample says', async () => {
    const { workspace } = sampleEngine()
    const traffic = await workspace.read('models.details', { id: 'model-2' })
    expect(traffic.measured).toHaveLength(30)
    expect(traffic.measured.at(-1)).toEqual({ at: '2024-01-20T23:00:00.000Z', value: 259 })
    expect(traffic.foreseen.map((day) => day.at.slice(0, 10))).toEqual(
      Array.from({ length: 14 }, (_, day) => new Date(Date.UTC(2024, 0, 21 + day)).toISOString().slice(0, 10)),
    )
    for (const { low, value, high } of traffic.foreseen) expect([low <= value, value <= high]).toEqual([true, true])
    // The accuracy is that of the last training, a few days ago.
    expect(Math.abs(100 - (traffic.test?.error ?? 0) - (traffic.model.accuracy ?? 0))).toBeLessThan(2)
    const revenue = await workspace.read('models.details', { id: 'model-4' })
    expect(Math.abs(100 - (revenue.test?.error ?? 0) - (revenue.model.accuracy ?? 0))).toBeLessThan(2)
    expect(await workspace.read('models.details', churn)).toMatchObject({ measured: [], foreseen: [], test: null })
  })

  it('need 14 days, and belong to their project', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await workspace.read('models.list', undefined)).toEqual({
      figures: { models: 0, active: 0, accuracy: null, predictions: 0 },
      rows: [],
      history: { visits: 0, conversions: 0, revenue: 0 },
    })
    await expect(workspace.act('models.train', { name: 'Visits', metric: 'visits', horizon: 7, history: 14 })).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ path: 'metric', message: 'notEnoughHistory' }],
    })
    await expect(workspace.act('models.retrain', { id: 'model-1' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('models.remove', { id: 'model-1' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('refuse a viewer', async () => {
    await expect(sampleEngine({ role: 'viewer' }).workspace.act('models.retrain', { id: 'model-1' })).rejects.toMatchObject({ code: 'forbidden' })
  })
})
