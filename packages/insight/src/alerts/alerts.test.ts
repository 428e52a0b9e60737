import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AlertEffect,
  type AlertSettings,
  alertSettings,
  type AlertState,
  alertStepper,
  groupNotices,
  type GroupingState,
  newAlert,
  type Notice,
  pauseAlert,
  replayAlert,
} from './index.ts'

const minute = 60_000
const base: AlertSettings = {
  comparison: 'over',
  value: 10,
  forMinutes: 0,
  clearMinutes: 0,
  noDataMinutes: null,
  coolDownMinutes: 0,
  quiet: null,
  timeZone: 'UTC',
}
/** Noon in UTC. */
const begin = Date.UTC(2026, 10, 24, 12)

/** Runs values a minute apart; `hours` moves the first. */
function run(settings: AlertSettings, values: readonly (number | null)[], from = begin) {
  const step = alertStepper(settings)
  let state = newAlert()
  const effects = values.flatMap((value, at) => {
    const next = step(state, value, from + at * minute)
    state = next.state
    return next.effects.map((effect) => [at, effect.kind] as const)
  })
  return { state, effects }
}

describe('an alert', () => {
  it('is raised and resolved, each notified once', () => {
    const { effects, state } = run(base, [5, 11, 12, 13, 9, 8])
    expect(effects).toEqual([
      [1, 'raised'],
      [1, 'notify'],
      [4, 'resolved'],
      [4, 'notifyResolved'],
    ])
    expect(state.phase).toBe('resolved')
  })

  it('does not take the threshold itself as crossed, in either comparison', () => {
    expect(run(base, [10]).effects).toEqual([])
    expect(run({ ...base, comparison: 'under' }, [10]).effects).toEqual([])
    expect(run({ ...base, comparison: 'under' }, [9.99]).state.phase).toBe('raised')
  })

  it('is pending for the time set, and begins again after a value that is not over', () => {
    const settings = { ...base, forMinutes: 3 }
    expect(run(settings, [11, 11, 11]).state).toMatchObject({ phase: 'pending', since: begin })
    expect(run(settings, [11, 11, 9, 11, 11, 11, 11]).effects).toEqual([
      [6, 'raised'],
      [6, 'notify'],
    ])
  })

  it('stays raised until the value has been clear for the time set', () => {
    expect(run({ ...base, clearMinutes: 2 }, [11, 9, 9, 11, 9, 9, 9]).effects.filter(([, kind]) => kind === 'resolved')).toEqual([[6, 'resolved']])
  })

  it('holds a notification back in quiet hours, and gives it at their end if it is still raised', () => {
    const settings: AlertSettings = { ...base, quiet: { from: '22:00', to: '07:00' }, timeZone: 'Europe/Berlin' }
    // 06:58 in Berlin.
    const early = Date.UTC(2026, 10, 24, 5, 58)
    expect(run(settings, [11, 11, 11], early).effects).toEqual([
      [0, 'raised'],
      [2, 'notify'],
    ])
    expect(run(settings, [11, 9, 9], early).effects).toEqual([
      [0, 'raised'],
      [1, 'resolved'],
    ])
  })

  it('does not notify again before its cool-down is over', () => {
    const values = [11, 9, 11, 9, 11, 11, 11]
    expect(run({ ...base, coolDownMinutes: 5 }, values).effects.filter(([, kind]) => kind === 'raised' || kind === 'notify')).toEqual([
      [0, 'raised'],
      [0, 'notify'],
      [2, 'raised'],
      [4, 'raised'],
      [5, 'notify'],
    ])
  })

  it('says that there is no data, once, and goes on as raised when data comes back', () => {
    const { effects } = run({ ...base, noDataMinutes: 2 }, [11, null, null, null, 12, 9])
    expect(effects).toEqual([
      [0, 'raised'],
      [0, 'notify'],
      [2, 'noData'],
      [4, 'dataBack'],
      [5, 'resolved'],
      [5, 'notifyResolved'],
    ])
    expect(run({ ...base, noDataMinutes: 2 }, [null, null, null]).state.phase).toBe('noData')
    expect(run(base, [null, null, null]).state.phase).toBe('normal')
  })

  it('is resolved without a notification by a pause, and keeps its cool-down', () => {
    const { state } = run(base, [11])
    const paused = pauseAlert(state, begin + minute)
    expect(paused.effects).toEqual([{ kind: 'resolved', at: begin + minute, raisedAt: begin, value: null, reason: 'paused' }])
    const step = alertStepper({ ...base, coolDownMinutes: 60 })
    const again = step(paused.state, 11, begin + 2 * minute)
    expect(again.effects.map(({ kind }) => kind)).toEqual(['raised'])
    expect(pauseAlert(newAlert(), begin).effects).toEqual([])
  })

  it('reads the rule as it is kept', () => {
    const quiet = { from: '22:00', to: '07:00' }
    expect(alertSettings({ metric: 'pageViews', comparison: 'under', value: 3, minutes: 60, pause: 1440, quiet }, 'UTC')).toEqual({
      comparison: 'under',
      value: 3,
      forMinutes: 0,
      clearMinutes: 0,
      noDataMinutes: 120,
      coolDownMinutes: 1440,
      quiet,
      timeZone: 'UTC',
    })
  })

  const settings: fc.Arbitrary<AlertSettings> = fc.record({
    comparison: fc.constantFrom('over', 'under'),
    value: fc.integer({ min: 0, max: 4 }),
    forMinutes: fc.integer({ min: 0, max: 20 }),
    clearMinutes: fc.integer({ min: 0, max: 20 }),
    noDataMinutes: fc.option(fc.integer({ min: 1, max: 60 })),
    coolDownMinutes: fc.constantFrom(0, 30, 1440),
    quiet: fc.constantFrom(null, { from: '22:00', to: '07:00' }, { from: '12:00', to: '13:00' }),
    timeZone: fc.constantFrom('UTC', 'America/New_York'),
  })
  const inputs = fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 200 }),
      value: fc.option(fc.integer({ min: 0, max: 4 }), { freq: 5 }),
      isPause: fc.integer({ min: 0, max: 19 }).map((each) => each === 0),
    }),
    { maxLength: 120 },
  )
  /** All effects of a run; before each place in `cuts` the state goes through JSON and the stepper is made anew. */
  function effectsOf(settings: AlertSettings, steps: { after: number; value: number | null; isPause: boolean }[], cuts: readonly number[] = []): AlertEffect[] {
    let step = alertStepper(settings)
    let state = newAlert()
    let now = begin
    return steps.flatMap(({ after, value, isPause }, place) => {
      if (cuts.includes(place)) {
        state = JSON.parse(JSON.stringify(state)) as AlertState
        step = alertStepper(settings)
      }
      now += after * minute
      const next = isPause ? pauseAlert(state, now) : step(state, value, now)
      state = next.state
      return next.effects
    })
  }

  it('is never raised twice without being resolved, resolved only after it was raised, and notified once a raise', () => {
    fc.assert(
      fc.property(settings, inputs, (settings, steps) => {
        let raised: number | null = null
        let notified: number | null = null
        let last = -Infinity
        for (const effect of effectsOf(settings, steps)) {
          if (effect.kind === 'raised') {
            expect(raised).toBeNull()
            raised = effect.at
            notified = null
          } else if (effect.kind === 'resolved') {
            expect(effect.raisedAt).toBe(raised)
            raised = null
          } else if (effect.kind === 'notify') {
            expect(effect.at).toBe(raised)
            expect(notified).toBeNull()
            expect(effect.at).toBeGreaterThan(last)
            notified = last = effect.at
          } else if (effect.kind === 'notifyResolved') {
            expect(raised).toBeNull()
            expect(effect.at).toBe(notified)
          }
        }
      }),
    )
  })

  it('does the same when it is kept as JSON and taken up again anywhere, or looked at twice', () => {
    fc.assert(
      fc.property(settings, inputs, fc.array(fc.nat(119), { maxLength: 10 }), (settings, steps, cuts) => {
        const effects = effectsOf(settings, steps)
        expect(effectsOf(settings, steps, cuts)).toEqual(effects)
        const twice = steps.flatMap((each) => (each.isPause ? [each] : [each, { ...each, after: 0 }]))
        expect(effectsOf(settings, twice)).toEqual(effects)
      }),
    )
  })
})

describe('replayAlert', () => {
  it('says when it would have been raised and notified, whatever the order of the samples', () => {
    const samples = [5, 11, 12, 9, 11, 9, 12].map((value, at) => ({ at: begin + at * minute, value }))
    const spans = replayAlert({ ...base, coolDownMinutes: 4 }, samples.toReversed())
    expect(spans).toEqual([
      { from: begin + minute, to: begin + 3 * minute, value: 11, notifiedAt: begin + minute },
      { from: begin + 4 * minute, to: begin + 5 * minute, value: 11, notifiedAt: null },
      { from: begin + 6 * minute, to: null, value: 12, notifiedAt: begin + 6 * minute },
    ])
  })

  it('agrees with counting runs by hand', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 8, max: 13 }), { maxLength: 200 }), (values) => {
        const runs = values.filter((value, at) => value > 10 && (values[at - 1] ?? 0) <= 10).length
        expect(
          replayAlert(
            base,
            values.map((value, at) => ({ at: begin + at * minute, value })),
          ),
        ).toHaveLength(runs)
      }),
    )
  })
})

describe('groupNotices', () => {
  const notice = (id: string, group = 'chat', isUrgent = false): Notice => ({ id, group, isUrgent })

  it('sends what came within the wait as one, the same only once', () => {
    const empty: GroupingState = { waiting: [] }
    const first = groupNotices(empty, [notice('a'), notice('b', 'mail')], begin, 5)
    expect(first.send).toEqual([])
    const second = groupNotices(first.state, [notice('c'), notice('a')], begin + 2 * minute, 5)
    const third = groupNotices(second.state, [], begin + 5 * minute, 5)
    expect(third.send.map(({ group, notices }) => [group, notices.map(({ id }) => id)])).toEqual([
      ['chat', ['a', 'c']],
      ['mail', ['b']],
    ])
    expect(third.state).toEqual(empty)
  })

  it('does not let an urgent one wait, nor what waits with it', () => {
    const first = groupNotices({ waiting: [] }, [notice('a')], begin, 5)
    expect(groupNotices(first.state, [notice('b', 'chat', true)], begin + minute, 5).send[0]?.notices.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('sends every notice once, whatever comes when', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ after: fc.nat(10), group: fc.constantFrom('x', 'y', 'z'), isUrgent: fc.boolean() }), { maxLength: 60 }), (steps) => {
        let state: GroupingState = { waiting: [] }
        let now = begin
        const sent: string[] = []
        for (const [at, { after, group, isUrgent }] of [...steps, { after: 10, group: 'x', isUrgent: true }].entries()) {
          now += after * minute
          const step = groupNotices(JSON.parse(JSON.stringify(state)) as GroupingState, [notice(String(at), group, isUrgent)], now, 4)
          state = step.state
          sent.push(...step.send.flatMap(({ notices }) => notices.map(({ id }) => id)))
        }
        sent.push(...groupNotices(state, [], now + 10 * minute, 4).send.flatMap(({ notices }) => notices.map(({ id }) => id)))
        expect(sent.map(Number).sort((one, other) => one - other)).toEqual(Array.from({ length: steps.length + 1 }, (_, at) => at))
      }),
    )
  })
})
