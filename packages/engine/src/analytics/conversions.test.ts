import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const goal = { name: 'Trials', event: 'trial_started', target: 40, period: 'month', valueCents: 2_500 } as const

describe('conversions', () => {
  it('are the specified figures, each against the 30 days before', async () => {
    const { figures } = await sampleEngine().workspace.read('conversions.overview', undefined)
    expect(figures.rate).toEqual({ value: 0.062, change: 0.062 / (559 / 9_640) - 1 })
    expect(figures.conversions).toEqual({ value: 620, change: 61 / 559 })
    expect(figures.revenueCents).toMatchObject({ value: 4_836_000 })
    expect(figures.averageOrderCents).toMatchObject({ value: 7_800 })
  })

  it('fall through six steps', async () => {
    const { funnel, pages } = await sampleEngine().workspace.read('conversions.overview', undefined)
    expect(funnel.map(({ users, rate, dropoff }) => [users, rate, dropoff])).toEqual([
      [10_000, 100, 0],
      [6_200, 62, 38],
      [3_100, 31, 50],
      [1_550, 15.5, 50],
      [930, 9.3, 40],
      [620, 6.2, 33.3],
    ])
    expect(pages.map((page) => page.conversions)).toEqual([214, 168, 97, 83, 58])
  })

  it('have steps that can be named, ordered, added and removed', async () => {
    const { workspace } = sampleEngine()
    const steps = await workspace.act('conversions.setFunnel', {
      steps: [
        { id: 'funnel-1', step: 'Came', event: 'page_view' },
        { id: 'funnel-6', step: 'Bought', event: 'purchase' },
        { step: 'Came back', event: '' },
      ],
    })
    expect(steps.map(({ step, users, rate }) => [step, users, rate])).toEqual([
      ['Came', 10_000, 100],
      ['Bought', 620, 6.2],
      ['Came back', 0, 0],
    ])
    expect((await workspace.read('conversions.overview', undefined)).funnel).toEqual(steps)
    await expect(workspace.act('conversions.setFunnel', { steps: [{ step: 'One' }] })).rejects.toMatchObject({ code: 'invalid' })
    await expect(
      workspace.act('conversions.setFunnel', {
        steps: [
          { id: 'funnel-1', step: 'Came' },
          { id: 'funnel-2', step: 'Looked' },
        ],
      }),
    ).rejects.toMatchObject({ code: 'conflict' })
  })

  it('count anew what another event counts, and hold no step twice', async () => {
    const { workspace } = sampleEngine()
    const buying = (event: string) => ({
      steps: [
        { id: 'funnel-1', step: 'Came', event: 'page_view' },
        { id: 'funnel-6', step: 'Bought', event },
      ],
    })
    expect((await workspace.act('conversions.setFunnel', buying('purchase')))[1]?.users).toBe(620)
    expect((await workspace.act('conversions.setFunnel', buying('order_placed')))[1]).toMatchObject({ users: 0, rate: 0, dropoff: 100 })
    const twice = { id: 'funnel-1', step: 'Came' }
    await expect(workspace.act('conversions.setFunnel', { steps: [twice, twice] })).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'steps' }] })
  })

  it('keep a new order of the same steps', async () => {
    const { workspace } = sampleEngine()
    const { funnel } = await workspace.read('conversions.overview', undefined)
    const steps = funnel.toReversed().map(({ id, step, event }) => ({ id, step, ...(event === undefined ? {} : { event }) }))
    await workspace.act('conversions.setFunnel', { steps })
    expect((await workspace.read('conversions.overview', undefined)).funnel.map(({ id }) => id)).toEqual(steps.map(({ id }) => id))
  })
})

describe('goals', () => {
  it('are set, changed and removed, once a name', async () => {
    const { workspace } = sampleEngine()
    const made = await workspace.act('conversions.addGoal', goal)
    expect(made).toMatchObject({ goal: { ...goal, current: 0 }, keyEvent: 'notPlanned' })
    await expect(workspace.act('conversions.addGoal', { ...goal, name: 'trials' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('conversions.addGoal', { ...goal, name: 'Bad', event: '1st try' })).rejects.toMatchObject({ code: 'invalid' })
    const [before] = (await workspace.read('conversions.overview', undefined)).goals
    const changed = await workspace.act('conversions.changeGoal', { id: 'goal-1', ...goal, name: 'Orders', event: 'purchase' })
    expect(changed.goal).toMatchObject({ target: 40, current: before?.current })
    expect(changed.goal.current).toBeGreaterThan(400)
    expect((await workspace.act('conversions.changeGoal', { id: 'goal-1', ...goal, name: 'Orders' })).goal.current).toBe(0)
    await workspace.act('conversions.removeGoal', { id: made.goal.id })
    await expect(workspace.act('conversions.removeGoal', { id: made.goal.id })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('make their event a key event of the plan and of the configuration', async () => {
    const { workspace, store } = sampleEngine()
    const { plan } = await workspace.act('plans.generate', { goals: 'Count scrolling to the end of an article' })
    const event = plan.events.find((each) => !each.keyEvent)
    expect(event).toBeDefined()
    const wanted = { ...goal, event: event?.name ?? '' }
    expect((await workspace.act('conversions.addGoal', wanted)).keyEvent).toBe('made')
    expect((await workspace.read('plans.current', undefined))?.plan.events.find((each) => each.id === event?.id)?.keyEvent).toBe(true)
    expect((await workspace.act('conversions.addGoal', { ...wanted, name: 'Once more' })).keyEvent).toBe('already')
    const [configured] = [...(await store.list('configuredEvents')).values()].filter((row) => row.keyEvent !== true)
    expect((await workspace.act('conversions.addGoal', { ...goal, name: 'Configured', event: configured?.name ?? '' })).keyEvent).toBe('made')
    expect((await store.get('configuredEvents', configured?.id ?? ''))?.keyEvent).toBe(true)
  })

  it('watch an event without making it a conversion where they are secondary', async () => {
    const { workspace, store } = sampleEngine()
    const kept = await workspace.act('conversions.addGoal', { ...goal, event: 'sign_up', secondary: true })
    expect(kept).toMatchObject({ goal: { secondary: true, current: expect.any(Number) as number }, keyEvent: 'secondary' })
    expect((await store.get('configuredEvents', 'analytics-dashboard:sign_up'))?.keyEvent).toBe(false)
    expect((await workspace.read('conversions.overview', undefined)).figures.conversions?.value).toBe(620)
    const { goal: changed } = await workspace.act('conversions.changeGoal', { ...goal, id: kept.goal.id, event: 'sign_up' })
    expect(changed).not.toHaveProperty('secondary')
    expect((await store.get('configuredEvents', 'analytics-dashboard:sign_up'))?.keyEvent).toBe(true)
    expect((await workspace.read('conversions.overview', undefined)).figures.conversions?.value).toBeGreaterThan(1_000)
  })

  it('belong to their project, which has nothing measured at first', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await workspace.read('conversions.overview', undefined)).toEqual({
      figures: { rate: null, conversions: null, revenueCents: null, averageOrderCents: null, currency: 'XXX' },
      funnel: [],
      pages: [],
      withoutPage: 0,
      goals: [],
      events: [],
    })
    await workspace.act('conversions.addGoal', goal)
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    expect((await workspace.read('conversions.overview', undefined)).goals).toHaveLength(4)
    await expect(sampleEngine({ role: 'analyst' }).workspace.act('conversions.addGoal', goal)).rejects.toMatchObject({ code: 'forbidden' })
  })
})
