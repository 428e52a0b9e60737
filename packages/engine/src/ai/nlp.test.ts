import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const shop = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }
const work = async ({ workspace }: ReturnType<typeof sampleEngine>) => workspace.read('nlp.list', undefined)
const typed = (...texts: string[]) => ({ task: 'sentiment', source: 'typed', texts }) as const

describe('texts being read', () => {
  it('are counted over the jobs', async () => {
    const { figures, jobs, results } = await work(sampleEngine())
    expect(figures).toEqual({ texts: 1058, processing: 1, accuracy: 90, errors: 1 })
    expect(jobs.map((job) => job.status)).toEqual(['processing', 'completed', 'queued', 'error'])
    expect(results.map((result) => result.at)).toEqual(
      results
        .map((result) => result.at)
        .toSorted()
        .toReversed(),
    )
  })

  it('are really read, in a project of one’s own as well (AI-NLP-03-B, DATA-NLPJOB-01-B)', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    await workspace.act('projects.create', shop)
    const job = await workspace.act('nlp.analyze', typed('Setup was easy, thanks!', '– … –', 'Die Seite ist leider langsam.'))
    expect(job).toMatchObject({ project: 'shop', status: 'completed', processed: 2, total: 2, progress: 100, accuracy: null })
    const { results, figures } = await work(engine)
    expect(results.map(({ reading }) => [reading?.language, reading?.sentiment?.is])).toEqual([
      ['en', 'positive'],
      ['de', 'negative'],
    ])
    expect(figures).toEqual({ texts: 2, processing: 0, accuracy: null, errors: 0 })
  })

  it('come from the goals of the plan, a sentence each, or from feedback (AI-NLP-03-B)', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    await workspace.act('projects.create', shop)
    for (const source of ['goals', 'feedback'] as const)
      await expect(workspace.act('nlp.analyze', { task: 'events', source, texts: [] })).rejects.toMatchObject({ code: 'invalid' })
    await workspace.act('plans.generate', { goals: 'Track purchases. Count newsletter sign-ups.' })
    const job = await workspace.act('nlp.analyze', { task: 'events', source: 'goals', texts: [] })
    expect(job.total).toBe(2)
    expect((await work(engine)).available).toEqual({ goals: 2, feedback: 0, tickets: 0 })
    expect((await work(engine)).results.map((result) => result.reading?.events)).toEqual([['purchase'], [expect.stringMatching(/sign_up|newsletter/)]])
    // What was asked of support is read, too.
    await workspace.act('tickets.create', { category: 'billing', priority: 'high', subject: 'Wrong address', description: 'The invoice is sadly wrong.' })
    const asked = await workspace.act('nlp.analyze', { task: 'sentiment', source: 'tickets', texts: [] })
    expect(asked).toMatchObject({ project: 'shop', input: 'Wrong address. The invoice is sadly wrong.', total: 1 })
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    expect((await workspace.act('nlp.analyze', { task: 'keywords', source: 'feedback', texts: [] })).total).toBe(5)
  })

  it('must have a word', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('nlp.analyze', typed())).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.act('nlp.analyze', typed('...'))).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'texts' }] })
  })

  it('are checked by people: that makes the accuracy of the job, and feedback', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    const job = await workspace.act('nlp.analyze', typed('Setup was easy.', 'What a clever idea.'))
    const mine = (await work(engine)).results.filter((result) => result.job === job.id)
    const [right, wrong] = [mine[0]?.id ?? '', mine[1]?.id ?? '']
    const accuracy = async () => (await work(engine)).jobs.find(({ id }) => id === job.id)?.accuracy
    expect(await workspace.act('nlp.confirm', { id: right })).toMatchObject({ checked: { by: 'Elena Fischer', correction: null } })
    expect(await accuracy()).toBe(100)
    expect((await work(engine)).jobs[0]?.id).toBe(job.id)
    await workspace.act('nlp.correct', { id: wrong, correction: ' Sentiment: positive. ' })
    expect(await accuracy()).toBe(50)
    const { rows } = await workspace.read('feedback.list', undefined)
    const about = (id: string) => rows.find((row) => row.about?.id === id)
    expect(about(right)).toMatchObject({ userAction: 'implemented', feedback: 'positive', confidence: null })
    expect(about(wrong)).toMatchObject({ userAction: 'rejected', feedback: 'negative', result: 'Sentiment: positive.' })
    expect(about(wrong)?.suggestion).toContain('What a clever idea.')
    expect(await workspace.act('nlp.uncheck', { id: wrong })).not.toHaveProperty('checked')
    expect(await accuracy()).toBe(100)
    expect((await workspace.read('feedback.list', undefined)).rows).toHaveLength(6)
    await expect(workspace.act('nlp.uncheck', { id: wrong })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('a sample keeps its accuracy when its results are checked', async () => {
    const engine = sampleEngine()
    await engine.workspace.act('nlp.correct', { id: 'reading-1', correction: 'Intent: buy.' })
    expect((await work(engine)).figures.accuracy).toBe(90)
  })

  it('a job in error goes back to the queue, and goes with its results when it is removed', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    await expect(workspace.act('nlp.retry', { id: 'nlp-2' })).rejects.toMatchObject({ code: 'conflict' })
    const again = await workspace.act('nlp.retry', { id: 'nlp-4' })
    expect(again).toMatchObject({ status: 'queued', processed: 0, progress: 0 })
    expect(again).not.toHaveProperty('problem')
    await workspace.act('nlp.remove', { id: 'nlp-2' })
    const { jobs, results } = await work(engine)
    expect(jobs.map((job) => job.id)).toEqual(['nlp-1', 'nlp-3', 'nlp-4'])
    expect(results.map((result) => result.job)).toEqual(['nlp-1', 'nlp-1', 'nlp-4'])
    await expect(workspace.act('nlp.remove', { id: 'nlp-2' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('belong to their project', async () => {
    const engine = sampleEngine()
    await engine.workspace.act('projects.create', shop)
    expect(await work(engine)).toEqual({
      jobs: [],
      results: [],
      available: { goals: 0, feedback: 0, tickets: 0 },
      figures: { texts: 0, processing: 0, accuracy: null, errors: 0 },
    })
    await expect(engine.workspace.act('nlp.confirm', { id: 'reading-1' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(engine.workspace.act('nlp.retry', { id: 'nlp-4' })).rejects.toMatchObject({ code: 'notFound' })
  })
})
