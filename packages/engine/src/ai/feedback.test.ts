import type { FeedbackItem } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { figuresOf } from './feedback.ts'

const loop = async ({ workspace }: ReturnType<typeof sampleEngine>) => workspace.read('feedback.list', undefined)

describe('the feedback loop', () => {
  it('counts what was decided, what was liked and what the models gained', async () => {
    const { figures, rows, improvements, unrated } = await loop(sampleEngine())
    expect(figures).toEqual({ total: 5, acceptance: 50, positive: 2, gained: 3.75 })
    expect(rows.map((row) => row.date)).toEqual(
      rows
        .map((row) => row.date)
        .toSorted()
        .toReversed(),
    )
    expect(improvements).toHaveLength(4)
    expect(unrated.map((each) => each.id)).toEqual(['recommendation-1', 'recommendation-3', 'recommendation-5'])
  })

  // In a real project, by decisions that were not learned from.
  it('says in a real project what decisions made of the order of suggestions, and nothing with few of them (AI-FEED-06, AI-FEED-06-B)', async () => {
    const engine = sampleEngine()
    await engine.workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect((await loop(engine)).improvements).toEqual([])
    const [insight] = [...(await engine.store.list('insights')).values()]
    if (insight === undefined) return expect.unreachable('The sample has insights.')
    const decided = (at: number): typeof insight => ({
      ...insight,
      id: `decided-${at}`,
      project: 'shop',
      status: at < 6 ? 'dismissed' : 'implemented',
      category: at < 6 ? 'Content' : 'Conversion',
      foundAt: `2026-02-${28 - at}T00:00:00.000Z`,
    })
    await engine.store.commit(Array.from({ length: 12 }, (_, at) => ({ collection: 'insights' as const, id: `decided-${at}`, row: decided(at) })))
    const { figures, improvements } = await loop(engine)
    expect(improvements).toMatchObject([{ order: 'insights', oldAccuracy: 0, newAccuracy: 100, improvement: 100, feedbackCount: 12 }])
    expect(figures.gained).toBe(100)
  })

  it('takes an opinion on a recommendation, once, and can change it', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    const said = await workspace.act('feedback.rateSuggestion', { id: 'recommendation-1', feedback: 'positive', result: ' Makes sense. ' })
    expect(said).toMatchObject({
      suggestion: 'Remove the phone field from checkout',
      userAction: 'pending',
      feedback: 'positive',
      result: 'Makes sense.',
      confidence: 94,
    })
    const { figures, rows } = await loop(engine)
    expect(figures).toMatchObject({ total: 6, positive: 3 })
    expect(rows[0]?.id).toBe(said.id)
    expect((await loop(engine)).unrated.map((each) => each.id)).not.toContain('recommendation-1')
    await expect(workspace.act('feedback.rateSuggestion', { id: 'recommendation-1', feedback: 'negative', result: '' })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await workspace.act('feedback.rate', { id: said.id, feedback: 'negative', result: '' })).toMatchObject({
      feedback: 'negative',
      userAction: 'pending',
    })
    expect((await loop(engine)).figures.positive).toBe(2)
  })

  it('keeps an opinion when the recommendation is started and stepped back', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    const id = 'recommendation-1'
    await workspace.act('feedback.rateSuggestion', { id, feedback: 'positive', result: '' })
    await workspace.act('recommendations.start', { id })
    await workspace.act('recommendations.stepBack', { id })
    expect((await loop(engine)).rows.find((row) => row.about?.id === id)).toMatchObject({ feedback: 'positive', userAction: 'pending' })
  })

  it('gives back what somebody had said when a dismissal is taken back', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    const id = 'recommendation-1'
    const mine = async () => (await loop(engine)).rows.find((row) => row.about?.id === id)
    for (const feedback of ['positive', 'neutral'] as const) {
      const said = { feedback, result: 'Fewer people leave.' }
      const before = await mine()
      await (before === undefined ? workspace.act('feedback.rateSuggestion', { id, ...said }) : workspace.act('feedback.rate', { id: before.id, ...said }))
      await workspace.act('recommendations.dismiss', { id, reason: 'notConvinced', note: 'No.' })
      expect(await mine()).toMatchObject({ userAction: 'rejected', feedback: 'negative', result: 'No.' })
      await workspace.act('recommendations.restore', { id })
      expect(await mine()).toMatchObject({ userAction: 'pending', ...said })
      expect((await mine())?.reason).toBeUndefined()
    }
  })

  it('is put back into the space that it came from, and into no other', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await workspace.act('recommendations.find', undefined)
    const { unrated } = await loop(engine)
    const { id } = await workspace.act('feedback.rateSuggestion', { id: unrated[0]?.id ?? '', feedback: 'positive', result: '' })
    const removed = await workspace.act('feedback.remove', { id })
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    await expect(workspace.act('feedback.restore', removed)).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('session.selectProject', { project: 'shop' })
    expect(await workspace.act('feedback.restore', removed)).toEqual(removed)
  })

  it('removes and puts back, and overwrites nothing newer', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    const item = await workspace.act('feedback.remove', { id: 'feedback-1' })
    expect((await loop(engine)).figures.total).toBe(4)
    await workspace.act('feedback.restore', item)
    expect((await loop(engine)).rows.find((row) => row.id === 'feedback-1')).toEqual(item)
    await workspace.act('feedback.remove', { id: 'feedback-2' })
    const newer = await workspace.act('feedback.rateSuggestion', { id: 'recommendation-2', feedback: 'negative', result: '' })
    expect(newer.id).not.toBe('feedback-2')
    await expect(workspace.act('feedback.restore', { ...newer, id: 'feedback-2' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('belongs to its project', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    const [item] = (await loop(engine)).rows
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await loop(engine)).toEqual({
      figures: { total: 0, acceptance: null, positive: 0, gained: null },
      rows: [],
      improvements: [],
      findings: { corrections: [], bands: [] },
      unrated: [],
    })
    await expect(workspace.act('feedback.rate', { id: 'feedback-1', feedback: 'positive', result: '' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('feedback.remove', { id: 'feedback-1' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('feedback.restore', item as FeedbackItem)).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('feedback.restore', { ...(item as FeedbackItem), id: 'feedback-9' })).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('its figures', () => {
  const action = fc.constantFrom('implemented' as const, 'rejected' as const, 'pending' as const)
  const item = fc.record({ userAction: action, feedback: fc.constantFrom('positive' as const, 'negative' as const, 'neutral' as const) })

  it('are shares between none and all, and say nothing about nothing', () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const counted = (test: (row: (typeof items)[number]) => boolean) => items.filter(test).length
        const counts = {
          total: items.length,
          implemented: counted((row) => row.userAction === 'implemented'),
          rejected: counted((row) => row.userAction === 'rejected'),
          positive: counted((row) => row.feedback === 'positive'),
        }
        const { acceptance, positive, total } = figuresOf(counts, [])
        expect(acceptance === null).toBe(items.every((row) => row.userAction === 'pending'))
        expect(acceptance ?? 0).toBeGreaterThanOrEqual(0)
        expect(acceptance ?? 0).toBeLessThanOrEqual(100)
        expect(positive).toBeLessThanOrEqual(total)
      }),
    )
  })
})
