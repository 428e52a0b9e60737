import type { Manifest } from './store.ts'

/** What became of the pictures of a screen or primitive. */
export interface Since {
  title: string
  /** A story of it that has a new or changed picture; undefined where pictures only went. */
  first?: string
  added: number
  changed: number
  removed: number
}

/** The component of a story's id: the part before its name. Stories that are gone have no title any more. */
const componentOf = (story: string): string => story.split('--')[0] ?? story

/** What changed between two states of all pictures, by title, in the order of the titles; titles without a change are left out. `titles` names the title of each story that there is now. */
export function changesSince(before: Manifest, now: Manifest, titles: ReadonlyMap<string, string>): Since[] {
  const byComponent = new Map([...titles].map(([story, title]) => [componentOf(story), title]))
  const found = new Map<string, Since>()
  const count = (story: string, what: 'added' | 'changed' | 'removed') => {
    const title = byComponent.get(componentOf(story)) ?? componentOf(story)
    const since = found.get(title) ?? { title, added: 0, changed: 0, removed: 0 }
    since[what]++
    if (what !== 'removed') since.first ??= story
    found.set(title, since)
  }
  for (const story of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [old, shots] = [before[story] ?? {}, now[story] ?? {}]
    for (const mode of new Set([...Object.keys(old), ...Object.keys(shots)])) {
      if (old[mode] === shots[mode]) continue
      count(story, old[mode] === undefined ? 'added' : shots[mode] === undefined ? 'removed' : 'changed')
    }
  }
  return [...found.values()].sort((one, other) => one.title.localeCompare(other.title, 'en'))
}
