import type { Manifest } from './store.ts'
import type { StoryRecord } from './record.ts'
import { areaOf, type IndexedStory } from './results.ts'

/** How much of an area is looked at. */
export interface AreaCount {
  stories: number
  pictures: number
}
export type Coverage = Record<string, AreaCount>

/**
 * The stories that the requirements list, by the id of their screen or primitive. `title` is where they stand in Storybook; one that ends in `/` is a group of titles. A screen has a route.
 */
export type Required = Record<string, { route?: string; title: string; stories: readonly string[] }>

export interface Run {
  indexed: readonly IndexedStory[]
  records: ReadonlyMap<string, StoryRecord>
  manifest: Manifest
  coverage: Coverage
  required: Required
  /** The routes that have a screen. */
  built: ReadonlySet<string>
  /** The hashes of the images that are there. */
  images: ReadonlySet<string>
  /** Those of them that hold another picture than their name says. */
  unsound: readonly string[]
  /** The hashes that sign-offs name. */
  signed: ReadonlySet<string>
}

/** What is counted now, by area: what `coverage.json` has to say. */
export function counted(indexed: readonly IndexedStory[], records: ReadonlyMap<string, StoryRecord>): Coverage {
  const coverage: Coverage = {}
  for (const story of indexed) {
    const area = (coverage[areaOf(story)] ??= { stories: 0, pictures: 0 })
    area.stories++
    area.pictures += records.get(story.id)?.pictures.length ?? 0
  }
  return Object.fromEntries(Object.entries(coverage).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Pictures of this run that are not the accepted ones, a sentence each. */
export function pictureFaults(records: Iterable<StoryRecord>): string[] {
  return [...records].flatMap(({ story, pictures }) =>
    pictures
      .filter(({ state }) => state !== 'same')
      .map(({ mode, state, pixels }) =>
        state === 'changed'
          ? `${story} in ${mode} differs in ${pixels} pixels from the accepted picture.`
          : state === 'new'
            ? `${story} in ${mode} has no accepted picture.`
            : `${story} in ${mode} has an accepted picture whose image is missing from .storybook/pictures/images.`,
      ),
  )
}

/** What a complete run has to hold beyond its own tests, a sentence for each thing that does not: nothing listed is left out, nothing that counted has gone. */
export function gateFaults(run: Run): string[] {
  const { indexed, records, manifest, coverage, required, built, images, unsound, signed } = run
  const faults: string[] = []
  const ids = new Set(indexed.map(({ id }) => id))
  for (const { id, importPath } of indexed) {
    const record = records.get(id)
    if (record === undefined)
      faults.push(`${id} stands in Storybook's list, but no test drew it. Is it re-exported in ${importPath}? Write it as an export of its own.`)
    else if (record.pictures.length === 0) faults.push(`${id} has no picture: parameters.modes leaves none.`)
    else if (record.axe.length < 2) faults.push(`${id} was not checked by axe in ${record.axe.includes('light') ? 'dark' : 'light'}.`)
  }
  for (const id of records.keys()) if (!ids.has(id)) faults.push(`${id} was drawn, but Storybook does not list it.`)
  for (const [story, shots] of Object.entries(manifest))
    for (const mode of Object.keys(shots))
      if (!records.get(story)?.pictures.some((picture) => picture.mode === mode))
        faults.push(`${story} in ${mode} has an accepted picture, but nobody takes it any more. If that is meant: npm run visual:accept -- --changed.`)
  const named = new Set([...Object.values(manifest).flatMap((shots) => Object.values(shots)), ...signed])
  for (const image of images)
    if (!named.has(image)) faults.push(`.storybook/pictures/images/${image}.webp belongs to no picture. npm run visual:accept -- --changed removes it.`)
  for (const image of unsound) faults.push(`.storybook/pictures/images/${image}.webp does not hold the picture that its name says: bring it back from git.`)
  const now = counted(indexed, records)
  for (const area of new Set([...Object.keys(coverage), ...Object.keys(now)])) {
    const was = coverage[area] ?? { stories: 0, pictures: 0 }
    const is = now[area] ?? { stories: 0, pictures: 0 }
    if (was.stories !== is.stories || was.pictures !== is.pictures)
      faults.push(
        `${area} has ${is.stories} stories and ${is.pictures} pictures, and .storybook/coverage.json says ${was.stories} and ${was.pictures}. If that is meant: npm run visual:accept -- --changed writes it.`,
      )
  }
  for (const [id, { route, title, stories }] of Object.entries(required)) {
    const there = new Set(
      indexed.filter((story) => (title.endsWith('/') ? story.title.startsWith(title) : story.title === title)).map(({ exportName }) => exportName),
    )
    // A screen that is not built yet has no stories yet.
    if (route !== undefined && !built.has(route)) continue
    const missing = stories.filter((name) => !there.has(name))
    if (missing.length > 0) faults.push(`${id}: ${title} lacks stories that the requirements list: ${missing.join(', ')}.`)
  }
  return faults
}
