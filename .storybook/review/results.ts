import { existsSync, readFileSync } from 'node:fs'
import { buildIndex } from 'storybook/internal/core-server'
import { join } from 'node:path'
import { routes } from '../../packages/screens/src/routes.ts'
import { places } from './places.ts'
import type { StoryRecord } from './record.ts'

/** A story as Storybook's sidebar lists it. */
export interface IndexedStory {
  id: string
  /** As `Primitives/Button`. */
  title: string
  name: string
  exportName: string
  importPath: string
}

/** Every story that Storybook lists, found without running any. */
export async function indexedStories(): Promise<IndexedStory[]> {
  const index = (await buildIndex({ configDir: join(places.root, '.storybook') } as Parameters<typeof buildIndex>[0])) as {
    entries: Record<string, { type: string } & IndexedStory>
  }
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

/** What the last run wrote down, the last record of each story. */
export function recorded(): Map<string, StoryRecord> {
  if (!existsSync(places.results)) return new Map()
  const lines = readFileSync(places.results, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  return new Map(lines.map((line) => JSON.parse(line) as StoryRecord).map((record) => [record.story, record]))
}

/** The first part of a title: `Primitives`, or the area of a screen. */
export const areaOf = ({ title }: Pick<IndexedStory, 'title'>) => title.split('/')[0] ?? title

/** The routes that have a screen. */
export const builtRoutes = (): Set<string> => new Set(routes.map(({ path }) => path))
