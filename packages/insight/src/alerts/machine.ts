import { type AlertPhase, isQuiet } from '@tagmason/domain'
import { type AlertSettings, clockTimeOf } from './settings.ts'

/** An alert that was raised and is not resolved. */
interface Raised {
  /** When it was raised, milliseconds since 1970: its id within the alert. */
  at: number
  /** The value with which it was raised. */
  value: number
  /** When people were notified; null as long as quiet hours or the cool-down hold the notification back. */
  notifiedAt: number | null
}

/** Everything that is known of an alert; plain JSON. */
export interface AlertState {
  phase: AlertPhase
  /** Since when it is in this phase; null before the first sample. */
  since: number | null
  /** The last moment that was looked at: the same or an earlier one changes nothing. */
  at: number | null
  /** When there was a value last; before the first, when the alert was first looked at. */
  dataAt: number | null
  /** Since when the threshold has been crossed, and, while raised, since when it no longer is. */
  crossedSince: number | null
  clearSince: number | null
  raised: Raised | null
  /** The last notification of a raise: where the cool-down begins. */
  notifiedAt: number | null
}

/**
 * What a step asks for. `raised`, `resolved`, `noData` and `dataBack` are for the record; `notify` is for people, once a raise at most, `at` being the raise's; `notifyResolved` follows only where they were
 * notified. A raise that is over before quiet hours or the cool-down end is never notified.
 */
export type AlertEffect =
  | { kind: 'raised'; at: number; value: number }
  | { kind: 'notify' | 'notifyResolved'; at: number; value: number | null }
  | { kind: 'resolved'; at: number; raisedAt: number; value: number | null; reason: 'cleared' | 'paused' }
  | { kind: 'noData' | 'dataBack'; at: number }

export interface AlertStep {
  state: AlertState
  effects: AlertEffect[]
}

/** What an alert begins with, and again after a pause. */
export const newAlert = (): AlertState => ({
  phase: 'normal',
  since: null,
  at: null,
  dataAt: null,
  crossedSince: null,
  clearSince: null,
  raised: null,
  notifiedAt: null,
})

/** Whether the threshold is crossed. */
const isCrossed = ({ comparison, value }: AlertSettings, sample: number) => (comparison === 'over' ? sample > value : sample < value)

const minute = 60_000

/**
 * Makes the step function of an alert: its state after one look at its metric, and what is to be done. `value` is null where nothing was measured. Looking twice at a moment does nothing the second time,
 * so two servers may. Throws a RangeError where the zone is unknown.
 */
export function alertStepper(settings: AlertSettings): (state: AlertState, value: number | null, now: number) => AlertStep {
  const clockTime = clockTimeOf(settings.timeZone)
  return (before, value, now) => {
    if (before.at !== null && now <= before.at) return { state: before, effects: [] }
    const state: AlertState = { ...before, at: now, dataAt: before.dataAt ?? now, since: before.since ?? now }
    const effects: AlertEffect[] = []
    if (value === null || !Number.isFinite(value)) waitForData(settings, state, effects, now)
    else measure(settings, state, effects, value, now)
    if (mayNotify(settings, state, now) && !isQuiet(settings.quiet, clockTime(now))) notify(state, effects, now)
    return { state, effects }
  }
}

function enter(state: AlertState, phase: AlertPhase, now: number): void {
  if (state.phase === phase) return
  state.phase = phase
  state.since = now
}

function waitForData({ noDataMinutes }: AlertSettings, state: AlertState, effects: AlertEffect[], now: number): void {
  // A threshold that was crossed before a hole is not known to have been crossed in it.
  state.crossedSince = null
  state.clearSince = null
  if (state.phase === 'pending') enter(state, 'normal', now)
  if (noDataMinutes === null || state.phase === 'noData' || now - (state.dataAt ?? now) < noDataMinutes * minute) return
  enter(state, 'noData', now)
  effects.push({ kind: 'noData', at: now })
}

function measure(settings: AlertSettings, state: AlertState, effects: AlertEffect[], value: number, now: number): void {
  state.dataAt = now
  if (state.phase === 'noData') {
    effects.push({ kind: 'dataBack', at: now })
    enter(state, state.raised === null ? 'normal' : 'raised', now)
  }
  const crossed = isCrossed(settings, value)
  state.crossedSince = crossed ? (state.crossedSince ?? now) : null
  state.clearSince = crossed ? null : (state.clearSince ?? now)
  if (state.raised !== null) {
    if (state.clearSince !== null && now - state.clearSince >= settings.clearMinutes * minute) resolve(state, effects, value, now, 'cleared')
  } else if (state.crossedSince === null) {
    if (state.phase === 'pending') enter(state, 'normal', now)
  } else if (now - state.crossedSince >= settings.forMinutes * minute) {
    state.raised = { at: now, value, notifiedAt: null }
    enter(state, 'raised', now)
    effects.push({ kind: 'raised', at: now, value })
  } else enter(state, 'pending', now)
}

function resolve(state: AlertState, effects: AlertEffect[], value: number | null, now: number, reason: 'cleared' | 'paused'): void {
  const { raised } = state
  if (raised === null) return
  effects.push({ kind: 'resolved', at: now, raisedAt: raised.at, value, reason })
  if (raised.notifiedAt !== null && reason === 'cleared') effects.push({ kind: 'notifyResolved', at: raised.at, value })
  state.raised = null
  enter(state, 'resolved', now)
}

const mayNotify = ({ coolDownMinutes }: AlertSettings, { raised, notifiedAt, phase }: AlertState, now: number) =>
  phase === 'raised' && raised !== null && raised.notifiedAt === null && (notifiedAt === null || now - notifiedAt >= coolDownMinutes * minute)

function notify(state: AlertState, effects: AlertEffect[], now: number): void {
  if (state.raised === null) return
  effects.push({ kind: 'notify', at: state.raised.at, value: state.raised.value })
  state.raised = { ...state.raised, notifiedAt: now }
  state.notifiedAt = now
}

/** Pauses an alert: one that is raised is resolved for the record and for no one else. It begins anew when it goes on, its cool-down kept. */
export function pauseAlert(before: AlertState, now: number): AlertStep {
  const state = { ...before }
  const effects: AlertEffect[] = []
  resolve(state, effects, null, now, 'paused')
  const { at } = before
  return { state: { ...newAlert(), at: at === null ? now : Math.max(at, now), notifiedAt: state.notifiedAt }, effects }
}
