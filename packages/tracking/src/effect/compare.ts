import type { Hit, HitValue } from './hits.ts'

/** A value before and after; undefined where it is not sent, or the consent is not set. */
export interface ValueChange {
  readonly key: string
  readonly before: HitValue | undefined
  readonly after: HitValue | undefined
}

export interface ConsentChange {
  readonly type: string
  readonly before: 'granted' | 'denied' | undefined
  readonly after: 'granted' | 'denied' | undefined
}

/** What became of what leaves the browser in one step. */
export interface HitChange {
  /** `doubled`: it leaves more often than before; `unknown`: it left, and whether it still does only a browser knows. */
  readonly kind: 'lost' | 'unknown' | 'doubled' | 'gained' | 'changed'
  readonly label: string
  /** The event that it leaves on, before and after; one of them is empty where it does not leave. */
  readonly on: { readonly before: string; readonly after: string }
  readonly parameters: readonly ValueChange[]
  readonly consent: readonly ConsentChange[]
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'undefined'
const sorted = (value: Readonly<Record<string, unknown>>): unknown => Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
const signatureOf = ({ label: _label, ...hit }: Hit): string => textOf([hit.type, hit.on, sorted(hit.parameters), sorted(hit.consent)])

const keysOf = (one: object, other: object): readonly string[] => [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted()

const changesOf = (before: Hit, after: Hit): Pick<HitChange, 'parameters' | 'consent'> => ({
  parameters: keysOf(before.parameters, after.parameters).flatMap((key) => {
    const [held, now] = [before.parameters[key], after.parameters[key]]
    return textOf(held) === textOf(now) ? [] : [{ key, before: held, after: now }]
  }),
  consent: keysOf(before.consent, after.consent).flatMap((type) =>
    before.consent[type] === after.consent[type] ? [] : [{ type, before: before.consent[type], after: after.consent[type] }],
  ),
})

/** How much two hits have in common; 0 where they are of different types. */
const likeness = (one: Hit, other: Hit): number => {
  if (one.type !== other.type) return 0
  const keys = keysOf(one.parameters, other.parameters)
  const same = keys.filter((key) => textOf(one.parameters[key]) === textOf(other.parameters[key])).length
  return 1 + (one.label === other.label ? 1000 : 0) + (one.on === other.on ? 100 : 0) + same
}

/** Which of the others a hit has become: the likest one, by label or by half of its values. */
const becameOf = (hit: Hit, others: readonly Hit[]): Hit | undefined => {
  const [best] = others.map((other) => ({ other, like: likeness(hit, other) })).toSorted((one, other) => other.like - one.like)
  if (best === undefined || best.like === 0) return undefined
  const keys = keysOf(hit.parameters, best.other.parameters).length
  return hit.label === best.other.label || ((best.like - 1) % 100) * 2 >= keys ? best.other : undefined
}

/** What differs in what leaves the browser in one step. `open` are the tags of which it is not known afterwards whether they run. */
export const compareHits = (before: readonly Hit[], after: readonly Hit[], open: readonly Pick<Hit, 'type' | 'label'>[]): readonly HitChange[] => {
  const signatures = new Set(before.map(signatureOf))
  const left = [...after]
  const gone = before.filter((hit) => {
    const at = left.findIndex((other) => signatureOf(other) === signatureOf(hit))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const waiting = [...open]
  const changes: HitChange[] = []
  for (const hit of gone) {
    const became = becameOf(
      hit,
      left.filter((other) => !signatures.has(signatureOf(other))),
    )
    if (became !== undefined) {
      left.splice(left.indexOf(became), 1)
      changes.push({ kind: 'changed', label: hit.label, on: { before: hit.on, after: became.on }, ...changesOf(hit, became) })
      continue
    }
    const at = waiting.findIndex(({ type }) => type === hit.type)
    if (at >= 0) waiting.splice(at, 1)
    changes.push({ kind: at >= 0 ? 'unknown' : 'lost', label: hit.label, on: { before: hit.on, after: '' }, parameters: [], consent: [] })
  }
  // What is there once more, with other values or on another event, counts twice as well.
  const labels = new Set(before.map(({ label, type }) => `${type} ${label}`))
  for (const hit of left)
    changes.push({
      kind: labels.has(`${hit.type} ${hit.label}`) ? 'doubled' : 'gained',
      label: hit.label,
      on: { before: '', after: hit.on },
      parameters: [],
      consent: [],
    })
  return changes
}
