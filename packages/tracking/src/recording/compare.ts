import type { MeasurementPlan } from '@tagmason/domain'
import type { ExpectedHit } from './expected.ts'
import { say } from '../sentences/say.ts'
import { pathOf, receiverOf } from './judgeHits.ts'
import type { RecordingFinding } from './report.ts'
import type { Recording, SentHit } from './types.ts'

/** Whose parts are the same; a destination that is not known fits all. */
const fits = (expected: ExpectedHit, { vendor, event, destination, request }: SentHit): boolean =>
  expected.vendor === vendor &&
  expected.event === event &&
  expected.page === request.page &&
  (expected.destination === '' || expected.destination === destination)

/** Milliseconds by which clocks of a recording may differ. */
const tolerance = 1000

export interface Matched {
  readonly pairs: readonly (readonly [expected: ExpectedHit, sent: SentHit])[]
  readonly missing: readonly ExpectedHit[]
  readonly surplus: readonly SentHit[]
}

/** Finds for each expected hit the first one that was sent and fits, on the same page and not before its moment. */
export function matchHits(expected: readonly ExpectedHit[], sent: readonly SentHit[]): Matched {
  const left = new Set(sent)
  const pairs: [ExpectedHit, SentHit][] = []
  const missing: ExpectedHit[] = []
  for (const one of expected) {
    const found = [...left].find((hit) => fits(one, hit) && (one.at === null || hit.request.at === null || hit.request.at >= one.at - tolerance))
    if (found === undefined) missing.push(one)
    else {
      left.delete(found)
      pairs.push([one, found])
    }
  }
  return { pairs, missing, surplus: [...left] }
}

/** Differences between hits that were to be sent and those that were. */
export function compareHits(recording: Recording, { pairs, missing }: Pick<Matched, 'pairs' | 'missing'>): readonly RecordingFinding[] {
  const pageOf = (page: number) => recording.pages[page]?.url ?? ''
  return [
    ...missing.map(({ vendor, event, tag, page, destination }): RecordingFinding => ({
      kind: 'missing',
      level: 'error',
      vendor,
      event,
      page: pageOf(page),
      message: say('recording.missing', { tag, event, path: pathOf(pageOf(page)), to: receiverOf({ vendor, destination }) }),
    })),
    ...pairs.flatMap(([expected, { vendor, event, params, request }]) =>
      Object.entries(expected.params).flatMap(([name, value]): RecordingFinding[] => {
        const got = params[name]
        if (value === '' || value === null || typeof value === 'object' || textOf(got) === textOf(value)) return []
        const was = got === undefined ? say('recording.differs.notSent') : JSON.stringify(got)
        const message = say('recording.differs', { name, wanted: JSON.stringify(value), tag: expected.tag, got: was })
        return [{ kind: 'differs', level: 'error', vendor, event, page: pageOf(request.page), message }]
      }),
    ),
  ]
}

/** Planned events that did not happen in the recording: it may not have come to where they do. */
export const notSeen = (plan: MeasurementPlan, sent: readonly SentHit[], missing: readonly ExpectedHit[]): readonly RecordingFinding[] => {
  const seen = new Set([...sent, ...missing].map(({ event }) => event))
  return plan.events
    .filter(({ enabled, trigger, name }) => enabled && trigger.type !== 'automatic' && !seen.has(name))
    .map(({ name }) => ({
      kind: 'notSeen',
      level: 'note',
      vendor: '',
      event: name,
      page: '',
      message: say('recording.notSeen', { event: name }),
    }))
}

/** As an address carries it: nothing for what was not sent. */
const textOf = (value: unknown): string => (value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value))
