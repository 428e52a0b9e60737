import type { Expectation } from '@tagmason/domain'
import { joined } from '../../sentences/list.ts'
import { say, type Words } from '../../sentences/say.ts'
import type { ResolvedParameter, SimulatedStep } from '../outcomes.ts'

/** Where a step led elsewhere than expected, each as one sentence. `names` are the tags of the container. */
export function failuresOf(step: SimulatedStep, expected: Expectation, names: ReadonlySet<string>): readonly Words[] {
  const { fired = [], notFired = [], only, order, unknown = [], tags = {} } = expected
  const mentioned = [...fired, ...notFired, ...(only ?? []), ...(order ?? []), ...unknown, ...Object.keys(tags)]
  const missing = [...new Set(mentioned)].filter((name) => !names.has(name))
  if (missing.length > 0) return missing.map((name) => say('tests.noTag', { name }))
  return [
    ...firing(step, fired),
    ...silent(step, notFired),
    ...(only === undefined ? [] : alone(step, only, unknown)),
    ...(order === undefined ? [] : inOrder(step, order)),
    ...unknown.flatMap((tag) => (isOpen(step, tag) ? [] : [known(step, tag)])),
    ...Object.entries(tags).flatMap(([name, { on, times: count, parameters = {}, unknown: open = [] }]) => [
      ...firing(step, [name]),
      ...(count === undefined || times(step.fired, name) === count ? [] : [otherCount(step, name, count)]),
      ...values(step, name, parameters, open, on),
    ]),
  ]
}

const times = (list: readonly string[], name: string) => list.filter((one) => one === name).length
const often = (count: number) => (count === 1 ? say('tests.once') : say('tests.times', { count }))
const isOpen = (step: SimulatedStep, name: string) => step.unknown.some(({ tag }) => tag === name)
/** Names of tags in quotes, or that there are none. */
const listed = (names: readonly string[]): Words =>
  names.length === 0
    ? say('tests.only.nothing')
    : joined(
        names.map((text) => say('text.said', { text })),
        'list.comma',
      )

/** Why a tag did not fire, as the simulator says it. */
const reason = (step: SimulatedStep, name: string) => [...step.unknown, ...step.notFired].find(({ tag }) => tag === name)?.because ?? ''

/** What is wrong, and behind it why. */
const explained = (failure: Words, because: Words): Words => (because === '' ? failure : say('tests.because', { failure, because }))

const otherCount = (step: SimulatedStep, tag: string, wanted: number): Words =>
  say('tests.fires.count', { tag, wanted: often(wanted), count: often(times(step.fired, tag)) })

function known(step: SimulatedStep, tag: string): Words {
  const count = times(step.fired, tag)
  return count > 0 ? say('tests.known.fires', { tag, often: often(count) }) : say('tests.known.silent', { tag })
}

function firing(step: SimulatedStep, fired: readonly string[]): Words[] {
  return [...new Set(fired)].flatMap((tag) => {
    const [wanted, count] = [times(fired, tag), times(step.fired, tag)]
    if (count >= wanted) return []
    if (count > 0) return [otherCount(step, tag, wanted)]
    return [explained(isOpen(step, tag) ? say('tests.fires.open', { tag }) : say('tests.fires.not', { tag }), reason(step, tag))]
  })
}

function silent(step: SimulatedStep, notFired: readonly string[]): Words[] {
  return notFired.flatMap((tag) => {
    const count = times(step.fired, tag)
    if (count > 0) return [say('tests.silent.fires', { tag, often: often(count) })]
    return isOpen(step, tag) ? [explained(say('tests.silent.open', { tag }), reason(step, tag))] : []
  })
}

function alone(step: SimulatedStep, only: readonly string[], unknown: readonly string[]): Words[] {
  const more = [...new Set(step.fired)].filter((name) => times(step.fired, name) > times(only, name))
  const open = step.unknown.filter(({ tag }) => !only.includes(tag) && !unknown.includes(tag))
  return [
    ...firing(step, only),
    ...more.map((tag) => (only.includes(tag) ? otherCount(step, tag, times(only, tag)) : say('tests.only.more', { tag, only: listed(only) }))),
    ...open.map(({ tag, because }) => explained(say('tests.only.open', { tag, only: listed(only) }), because)),
  ]
}

function inOrder(step: SimulatedStep, order: readonly string[]): Words[] {
  let next = 0
  for (const name of step.fired) if (name === order[next]) next++
  return next === order.length ? [] : [say('tests.order', { order: listed(order), fired: listed(step.fired) })]
}

/** A tag that fires several times in a step has to have the values in one of them. */
function values(step: SimulatedStep, tag: string, wanted: Readonly<Record<string, unknown>>, open: readonly string[], on: string | undefined): Words[] {
  const firings = step.events.flatMap((event) =>
    event.tags.filter((one) => one.tag === tag && one.outcome === 'fired').map(({ parameters }) => ({ parameters, event: event.name })),
  )
  const faults = firings.map(({ parameters, event }) => [
    ...(on === undefined || on === event ? [] : [say('tests.on', { tag, wanted: on, event })]),
    ...Object.entries(wanted).flatMap(([key, value]) => faultOf(tag, key, value, parameters)),
    ...open.flatMap((key) => knownOf(tag, key, parameters)),
  ])
  return faults.toSorted((a, b) => a.length - b.length)[0] ?? []
}

const noParameter = (tag: string, key: string, parameters: readonly ResolvedParameter[]): Words =>
  parameters.length === 0
    ? say('tests.noParameter.none', { tag, key })
    : say('tests.noParameter', { tag, key, keys: parameters.map((one) => one.key).join(', ') })

function knownOf(tag: string, key: string, parameters: readonly ResolvedParameter[]): Words[] {
  const value = parameters.find((one) => one.key === key)?.value
  if (value === undefined) return [noParameter(tag, key, parameters)]
  return value.known ? [say('tests.value.known', { tag, key, value: told(value.value) })] : []
}

function faultOf(tag: string, key: string, wanted: unknown, parameters: readonly ResolvedParameter[]): Words[] {
  const value = parameters.find((one) => one.key === key)?.value
  // JSON has no undefined: null stands for a parameter that is not sent.
  if (wanted === null && (value === undefined || (value.known && value.value === undefined))) return []
  if (value === undefined) return [noParameter(tag, key, parameters)]
  if (!value.known) return [explained(say('tests.value.unknown', { tag, key, wanted: told(wanted) }), value.because)]
  return told(value.value) === told(wanted) ? [] : [say('tests.value.other', { tag, key, wanted: told(wanted), value: told(value.value) })]
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
