import { diff, type ThingKind } from '../diff/index.ts'
import { type ContainerFile, type ContainerThing, thingsOf } from '../gtm/index.ts'
import type { SemanticChange } from './types.ts'

const otherKinds: readonly ThingKind[] = ['builtInVariable', 'customTemplate', 'client', 'transformation']

const keyOf = ({ kind, name, type }: ContainerThing) => `${kind === 'other' ? type : kind}:${name}`

/**
 * What `after` means for a site that has `before` in its container, thing by thing, known again by kind and name whatever ids they have; empty where both do the same.
 * major: a tag is gone, or something is another kind of thing, sends another event, or waits for or reads another name of the data layer. minor: there is more. patch: it works otherwise inside.
 */
export function containerDifference(before: ContainerFile, after: ContainerFile): SemanticChange[] {
  const old = new Map(thingsOf(before).map((thing) => [keyOf(thing), thing]))
  const now = new Map(thingsOf(after).map((thing) => [keyOf(thing), thing]))
  const changed = new Set(diff(before, after, { renames: false }).changed.map(({ kind, name }) => `${kind}:${name}`))
  const isChanged = ({ kind, name }: ContainerThing) =>
    kind === 'other' ? otherKinds.some((each) => changed.has(`${each}:${name}`)) : changed.has(`${kind}:${name}`)
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((key): SemanticChange[] => {
    const was = old.get(key)
    const is = now.get(key)
    if (was === undefined && is !== undefined) return [{ code: 'thingAdded', type: 'minor', subject: is.name, detail: is.kind }]
    // Only tags send something; a trigger or variable that no tag needs any more is missed by nobody.
    if (was !== undefined && is === undefined)
      return [{ code: 'thingRemoved', type: was.kind === 'tag' ? 'major' : 'patch', subject: was.name, detail: was.kind }]
    if (was === undefined || is === undefined || !isChanged(is)) return []
    const breaks = contractOf(was) !== contractOf(is)
    return [{ code: breaks ? 'contractChanged' : 'thingChanged', type: breaks ? 'major' : 'patch', subject: is.name, detail: is.kind }]
  })
}

/** What the site and the reports see of a thing: its type, the event that it sends, the name of the data layer that it waits for or reads. */
function contractOf({ type, content }: ContainerThing): string {
  const said: unknown = JSON.parse(content)
  const told: string[] = []
  const walk = (value: unknown, inEvent: boolean): void => {
    if (Array.isArray(value)) for (const entry of value) walk(entry, inEvent)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const { key, value: text } = value as Record<string, unknown>
    if (typeof text === 'string' && ((key === 'eventName' && type === 'gaawe') || (key === 'name' && type === 'v') || (key === 'arg1' && inEvent)))
      told.push(text)
    for (const [name, entry] of Object.entries(value)) walk(entry, inEvent || name === 'customEventFilter')
  }
  walk(said, false)
  return [type, ...told].join('\n')
}
