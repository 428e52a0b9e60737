import { recommendationRules } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const shop = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }
const list = async ({ workspace }: ReturnType<typeof sampleEngine>) => workspace.read('recommendations.list', undefined)
const opinionOn = async ({ workspace }: ReturnType<typeof sampleEngine>, id: string) =>
  (await workspace.read('feedback.list', undefined)).rows.find((item) => item.about?.id === id)

describe('recommendations', () => {
  it('are counted by status, in the order of the sample', async () => {
    const { figures, rows, dismissed } = await list(sampleEngine())
    expect(figures).toEqual({ new: 3, inProgress: 1, implemented: 2, dismissed: 0 })
    expect(rows.map((row) => row.id)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `recommendation-${number}`))
    expect(dismissed).toEqual([])
    for (const row of rows) expect(row.evidence?.length).toBeGreaterThan(0)
  })

  it('go from new to in-progress to implemented and back step by step, and feedback follows', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    const id = 'recommendation-1'
    await expect(workspace.act('recommendations.implement', { id })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('recommendations.stepBack', { id })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('recommendations.start', { id })).toMatchObject({ status: 'in-progress', moved: { by: 'Elena Fischer' } })
    expect(await opinionOn(engine, id)).toMatchObject({ userAction: 'pending', feedback: 'neutral', confidence: 94 })
    await expect(workspace.act('recommendations.start', { id })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('recommendations.implement', { id })).toMatchObject({ status: 'implemented' })
    expect(await opinionOn(engine, id)).toMatchObject({ userAction: 'implemented' })
    expect(await workspace.act('recommendations.stepBack', { id })).toMatchObject({ status: 'in-progress' })
    expect(await workspace.act('recommendations.stepBack', { id })).toMatchObject({ status: 'new' })
    expect(await opinionOn(engine, id)).toBeUndefined()
  })

  it('change the feedback that there is instead of writing it twice', async () => {
    const engine = sampleEngine()
    await engine.workspace.act('recommendations.implement', { id: 'recommendation-2' })
    const { rows } = await engine.workspace.read('feedback.list', undefined)
    expect(rows).toHaveLength(5)
    expect(rows[0]).toMatchObject({ id: 'feedback-2', userAction: 'implemented', result: 'Waiting for the next release of the website.' })
  })

  it('are dismissed with a reason that becomes feedback, and come back without it (DATA-FEEDBACK-01-B)', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    const id = 'recommendation-3'
    await workspace.act('recommendations.dismiss', { id, reason: 'notConvinced', note: ' We have them. ' })
    const { figures, rows, dismissed } = await list(engine)
    expect(figures).toEqual({ new: 2, inProgress: 1, implemented: 2, dismissed: 1 })
    expect(rows.map((row) => row.id)).not.toContain(id)
    expect(dismissed[0]).toMatchObject({ id, status: 'new', dismissed: { reason: 'notConvinced', note: 'We have them.', by: 'Elena Fischer' } })
    expect(await opinionOn(engine, id)).toMatchObject({ userAction: 'rejected', feedback: 'negative', reason: 'notConvinced', result: 'We have them.' })
    for (const name of ['recommendations.start', 'recommendations.implement', 'recommendations.stepBack'] as const)
      await expect(workspace.act(name, { id })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('recommendations.dismiss', { id, reason: 'notConvinced', note: '' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('recommendations.restore', { id })).not.toHaveProperty('dismissed')
    expect(await opinionOn(engine, id)).toBeUndefined()
    await expect(workspace.act('recommendations.restore', { id })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('recommendations.dismiss', { id: 'recommendation-4', reason: 'alreadyDone', note: '' })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('a reason that blames nobody is neutral', async () => {
    const engine = sampleEngine()
    await engine.workspace.act('recommendations.dismiss', { id: 'recommendation-3', reason: 'alreadyDone', note: '' })
    expect(await opinionOn(engine, 'recommendation-3')).toMatchObject({ userAction: 'rejected', feedback: 'neutral' })
  })

  it('belong to their project', async () => {
    const engine = sampleEngine()
    await engine.workspace.act('projects.create', shop)
    expect((await list(engine)).rows).toEqual([])
    await expect(engine.workspace.act('recommendations.start', { id: 'recommendation-1' })).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('looking through the setup', () => {
  it('asks for a plan where there is none, once', async () => {
    const engine = sampleEngine()
    await engine.workspace.act('projects.create', shop)
    expect(await engine.workspace.act('recommendations.find', undefined)).toEqual({ found: 1, settled: 0 })
    expect(await engine.workspace.act('recommendations.find', undefined)).toEqual({ found: 0, settled: 0 })
    expect((await list(engine)).rows).toMatchObject([{ rule: 'planMissing', project: 'shop', category: 'Tracking', confidence: 100, status: 'new' }])
  })

  it('sees what a plan lacks, what has been mended since, and what has come back (AI-REC-03-B, DATA-RECOMMENDATION-01-B)', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    const rules = async () => Object.fromEntries((await list(engine)).rows.map((row) => [row.rule, row.status]))
    await workspace.act('projects.create', shop)
    await workspace.act('recommendations.find', undefined)
    const { plan } = await workspace.act('plans.generate', { goals: 'Track purchases. Make it all somehow better.' })
    const purchase = plan.events.find((event) => event.name === 'purchase')
    if (purchase === undefined) throw new Error('The planner made no purchase.')
    const change = { keyEvent: false, parameters: purchase.parameters.filter(({ name }) => name !== 'value') }
    for (const event of plan.events) await workspace.act('plans.changeEvent', { id: event.id, change: event === purchase ? change : { keyEvent: false } })
    const { found, settled } = await workspace.act('recommendations.find', undefined)
    expect(settled).toBe(1)
    expect(await rules()).toMatchObject({
      planMissing: 'implemented',
      planNotApplied: 'new',
      noKeyEvent: 'new',
      valueMissing: 'new',
      measurementIdMissing: 'new',
    })
    expect(found).toBe(Object.keys(await rules()).length - 1)
    const value = (await list(engine)).rows.find((row) => row.rule === 'valueMissing')
    expect(value).toMatchObject({ names: ['purchase'], evidence: [{ value: 1 }] })

    await workspace.act('plans.apply', undefined)
    await workspace.act('plans.setFiles', { measurementId: 'G-ABC1234567' })
    expect((await workspace.act('recommendations.find', undefined)).settled).toBe(2)
    expect(await rules()).toMatchObject({ planNotApplied: 'implemented', measurementIdMissing: 'implemented', noKeyEvent: 'new' })

    await workspace.act('plans.setFiles', { measurementId: '' })
    expect(await workspace.act('recommendations.find', undefined)).toEqual({ found: 1, settled: 0 })
    expect(await rules()).toMatchObject({ measurementIdMissing: 'new' })
  })

  it('leaves a dismissed one alone', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    await workspace.act('projects.create', shop)
    await workspace.act('recommendations.find', undefined)
    const [row] = (await list(engine)).rows
    await workspace.act('recommendations.dismiss', { id: row?.id ?? '', reason: 'notRelevant', note: '' })
    expect(await workspace.act('recommendations.find', undefined)).toEqual({ found: 0, settled: 0 })
    expect((await list(engine)).dismissed).toHaveLength(1)
  })

  it('finds draft events, in the sample too', async () => {
    const engine = sampleEngine()
    await engine.workspace.act('recommendations.find', undefined)
    const found = (await list(engine)).rows.flatMap((row) => (row.rule === undefined ? [] : [row]))
    expect(found.map((row) => row.rule)).toEqual(['planMissing', 'draftEvents'])
    expect(found[1]?.evidence?.[0]?.value).toBe(found[1]?.names?.length)
    expect(recommendationRules).toContain(found[0]?.rule)
  })

  it('stand in the order that feedback on others of their kind asks for, once there is some', async () => {
    const engine = sampleEngine()
    const open = async () => (await list(engine)).rows.filter(({ status }) => status === 'new')
    const [first, ...others] = await open()
    await engine.workspace.act('recommendations.dismiss', { id: others.at(-1)?.id ?? '', reason: 'notRelevant', note: '' })
    await engine.workspace.act('feedback.rateSuggestion', { id: first?.id ?? '', feedback: 'negative', result: '' })
    expect((await open()).map(({ id }) => id)).toEqual([others[0]?.id, first?.id])
  })
})
