import { rawOf } from './compare.ts'
import type { StoryRecord } from './record.ts'
import type { Manifest, PictureStore } from './store.ts'

/**
 * Takes the pictures of the last run as the accepted ones. `chosen` are ids of stories; a complete run gives `listed`, all stories that there are, and then pictures that nobody takes any more are dropped. Answers the manifest
 * to write and how many pictures were taken and dropped. The images of dropped pictures stay while a sign-off names them.
 */
export async function accepted(
  manifest: Manifest,
  records: ReadonlyMap<string, StoryRecord>,
  {
    chosen,
    listed,
    actual,
    store,
  }: { chosen?: ReadonlySet<string>; listed?: ReadonlySet<string>; actual(story: string, mode: string): string; store: PictureStore },
): Promise<{ manifest: Manifest; taken: string[]; dropped: string[] }> {
  const next: Manifest = structuredClone(manifest)
  const taken: string[] = []
  const dropped: string[] = []
  for (const [story, { pictures }] of records) {
    if (chosen !== undefined && !chosen.has(story)) continue
    for (const { mode, state, hash } of pictures) {
      if (state === 'same') continue
      await store.keep(await rawOf(actual(story, mode)), hash)
      next[story] = { ...next[story], [mode]: hash }
      taken.push(`${story} in ${mode}`)
    }
  }
  if (listed !== undefined && chosen === undefined)
    for (const [story, shots] of Object.entries(next))
      for (const mode of Object.keys(shots))
        // A story that was not drawn, because it failed, keeps its pictures: only what Storybook no longer lists, or what its story no longer shows, goes.
        if (!listed.has(story) || (records.has(story) && !records.get(story)?.pictures.some((picture) => picture.mode === mode))) {
          delete shots[mode]
          dropped.push(`${story} in ${mode}`)
        }
  return { manifest: next, taken, dropped }
}
