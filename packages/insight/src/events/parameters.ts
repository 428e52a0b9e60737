import { type CollectedEvent, type ValueKind, valueKind } from '@tagmason/domain'
import { byText } from './order.ts'
import type { EventRange } from './questions.ts'
import { eventsIn, grouped, keyOf } from './selection.ts'

/** Characters of a sample that are shown. */
export const sampleLength = 200

/** Parameters that say which version of a tag, an app or a site sent an event, the first that is there. */
export const versionParameters = ['tag_version', 'app_version'] as const

/** Values of one kind in one parameter of one event, of one client and version of it. */
export interface ParameterUse {
  event: string
  parameter: string
  kind: ValueKind
  /** The wire format of the client. */
  client: string
  /** Empty where the events say none. */
  version: string
  events: number
  /** Milliseconds since 1970 of the first and the last of them. */
  first: number
  last: number
  /** The value of the first of them, at most 200 characters, and the path that it came from. */
  sample: string
  path: string
}

/** The definition of `EventStore.parameterUses`: those with most events first. */
export function parameterUses(all: readonly CollectedEvent[], range: EventRange, most: number): ParameterUse[] {
  const values = eventsIn(all, range).flatMap((event) =>
    Object.entries(event.params).map(([parameter, value]) => ({ event, parameter, value, kind: valueKind(value), version: versionOf(event) })),
  )
  const groups = grouped(values, ({ event, parameter, kind, version }) => keyOf([event.name, parameter, kind, event.format, version]))
  return [...groups.values()]
    .flatMap((group): ParameterUse[] => {
      const [first] = group.toSorted(({ event: one }, { event: other }) => one.time - other.time || byText(one.id, other.id))
      if (first === undefined) return []
      const { event, parameter, value, kind, version } = first
      const last = group.reduce((latest, each) => Math.max(latest, each.event.time), event.time)
      const sample = [...String(value)].slice(0, sampleLength).join('')
      return [{ event: event.name, parameter, kind, client: event.format, version, events: group.length, first: event.time, last, sample, path: event.path }]
    })
    .sort(
      (one, other) =>
        other.events - one.events ||
        (['event', 'parameter', 'kind', 'client', 'version'] as const).map((key) => byText(one[key], other[key])).find(Boolean) ||
        0,
    )
    .slice(0, Math.max(0, most))
}

function versionOf({ params }: CollectedEvent): string {
  const [name] = versionParameters.filter((each) => Object.hasOwn(params, each) && params[each] !== '')
  return name === undefined ? '' : String(params[name])
}
