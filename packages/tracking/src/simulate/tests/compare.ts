import type { Expectation } from '@tagmason/domain'
import { say, type Words } from '../../sentences/say.ts'
import type { ResolvedParameter, SimulatedStep } from '../outcomes.ts'

/** Where a step led elsewhere than expected, each as one sentence. `names` are the tags of the container. */
export function failuresOf(step: SimulatedStep, expected: Expectation, names: ReadonlySet<string>): readonly Words[] {
  const { fired = [], notFired = [], only, order, unknown = [], tags = {} } = expected
  const mentioned = [...fired, ...notFired, ...(only ?? []), ...(order ?? []), ...unknown, ...Object.keys(tags)]
  const missing = [...new Set(mentioned)].filter((name) => !names.has(name))
  if (missing.length > 0) return missing.map((name) => `There is no tag '${name}' in the container: correct the name.`)
  return [
    ...firing(step, fired),
    ...silent(step, notFired),
    ...(only === undefined ? [] : alone(step, only, unknown)),
    ...(order === undefined ? [] : inOrder(step, order)),
    ...unknown.flatMap((name) => (step.unknown.some(({ tag }) => tag === name) ? [] : [`It is known whether '${name}' fires: it ${done(step, name)}.`])),
    ...Object.entries(tags).flatMap(([name, { on, times: count, parameters = {}, unknown: open = [] }]) => [
      ...firing(step, [name]),
      ...(count === undefined || times(step.fired, name) === count
        ? []
        : [`'${name}' has to fire ${often(count)} and fires ${often(times(step.fired, name))}.`]),
      ...values(step, name, parameters, open, on),
    ]),
  ]
}

const times = (list: readonly string[], name: string) => list.filter((one) => one === name).length
const often = (count: number) => (count === 1 ? 'once' : `${count} times`)
const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** Why a tag did not fire, as the simulator says it. */
const reason = (step: SimulatedStep, name: string) => [...step.unknown, ...step.notFired].find(({ tag }) => tag === name)?.because ?? ''

/** What is wrong, and behind it why. */
const explained = (failure: string, because: Words): Words => (because === '' ? failure : say('tests.because', { failure, because }))

/** What a tag did in the step, behind "it". */
function done(step: SimulatedStep, name: string): string {
  const count = times(step.fired, name)
  if (count > 0) return `fires${count > 1 ? ` ${count} times` : ''}`
  return step.unknown.some(({ tag }) => tag === name) ? 'may fire' : 'does not fire'
}

function firing(step: SimulatedStep, fired: readonly string[]): Words[] {
  return [...new Set(fired)].flatMap((name) => {
    const [wanted, count] = [times(fired, name), times(step.fired, name)]
    if (count >= wanted) return []
    if (count > 0) return [`'${name}' has to fire ${often(wanted)} and fires ${often(count)}.`]
    const known = step.unknown.every(({ tag }) => tag !== name)
    return [explained(`'${name}' has to fire and ${known ? 'does not' : 'nobody can say whether it does'}.`, reason(step, name))]
  })
}

function silent(step: SimulatedStep, notFired: readonly string[]): Words[] {
  return notFired.flatMap((name) => {
    if (step.fired.includes(name)) return [`'${name}' must not fire and ${done(step, name)}.`]
    const open = step.unknown.some(({ tag }) => tag === name)
    return open ? [explained(`'${name}' must not fire and nobody can say whether it does.`, reason(step, name))] : []
  })
}

function alone(step: SimulatedStep, only: readonly string[], unknown: readonly string[]): Words[] {
  const more = [...new Set(step.fired)].filter((name) => times(step.fired, name) > times(only, name))
  const open = step.unknown.filter(({ tag }) => !only.includes(tag) && !unknown.includes(tag))
  return [
    ...firing(step, only),
    ...more.map((name) =>
      only.includes(name)
        ? `'${name}' has to fire ${often(times(only, name))} and fires ${often(times(step.fired, name))}.`
        : `'${name}' fires and only ${listed(only) || 'nothing'} should.`,
    ),
    ...open.map(({ tag, because }) =>
      explained(`Nobody can say whether '${tag}' fires, so it is unknown whether only ${listed(only) || 'nothing'} does: name it under unknown.`, because),
    ),
  ]
}

function inOrder(step: SimulatedStep, order: readonly string[]): string[] {
  let next = 0
  for (const name of step.fired) if (name === order[next]) next++
  return next === order.length ? [] : [`The tags have to fire in the order ${listed(order)} and fire as ${listed(step.fired) || 'none'}.`]
}

/** A tag that fires several times in a step has to have the values in one of them. */
function values(step: SimulatedStep, name: string, wanted: Readonly<Record<string, unknown>>, open: readonly string[], on: string | undefined): Words[] {
  const firings = step.events.flatMap((event) =>
    event.tags.filter(({ tag, outcome }) => tag === name && outcome === 'fired').map(({ parameters }) => ({ parameters, event: event.name })),
  )
  const faults = firings.map(({ parameters, event }) => [
    ...(on === undefined || on === event ? [] : [`'${name}' has to fire on '${on}' and fires on '${event}'.`]),
    ...Object.entries(wanted).flatMap(([key, value]) => faultOf(name, key, value, parameters)),
    ...open.flatMap((key) => knownOf(name, key, parameters)),
  ])
  return faults.toSorted((a, b) => a.length - b.length)[0] ?? []
}

function knownOf(name: string, key: string, parameters: readonly ResolvedParameter[]): string[] {
  const value = parameters.find((one) => one.key === key)?.value
  if (value === undefined) return [`'${name}' has no parameter ${key}; it has ${parameters.map((one) => one.key).join(', ') || 'none'}.`]
  return value.known ? [`${key} of '${name}' has to be unknown outside a browser and is ${told(value.value)}.`] : []
}

function faultOf(name: string, key: string, wanted: unknown, parameters: readonly ResolvedParameter[]): Words[] {
  const value = parameters.find((one) => one.key === key)?.value
  // JSON has no undefined: null stands for a parameter that is not sent.
  if (wanted === null && (value === undefined || (value.known && value.value === undefined))) return []
  if (value === undefined) return [`'${name}' has no parameter ${key}; it has ${parameters.map((one) => one.key).join(', ') || 'none'}.`]
  if (!value.known) return [explained(`${key} of '${name}' has to be ${told(wanted)} and is unknown.`, value.because)]
  return told(value.value) === told(wanted) ? [] : [`${key} of '${name}' has to be ${told(wanted)} and is ${told(value.value)}.`]
}

/** A value as JSON, its keys in order, so that equal ones have equal texts. */
const told = (value: unknown): string => (value === undefined ? 'undefined' : JSON.stringify(sorted(value)))
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  )
}
