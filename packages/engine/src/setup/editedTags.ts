import type { TagEdit } from '@tagmason/domain'
import type { ContainerFile } from '@tagmason/tracking'
import type { MadeTag } from './madeTags.ts'

/** The edit of a tag; null where it goes in as it was made. */
export function editOf(edits: Readonly<Record<string, TagEdit>> | undefined, tag: string): TagEdit | null {
  const edit = edits !== undefined && Object.hasOwn(edits, tag) ? edits[tag] : undefined
  return edit === undefined || (edit.name === undefined && edit.paused !== true) ? null : edit
}

/** Names by what they become. Of several tags that one row stands for, the second is numbered. */
function newNames(tags: readonly MadeTag[], edits: Readonly<Record<string, TagEdit>>): Map<string, string> {
  return new Map(
    tags.flatMap(({ row, names }) => {
      const name = editOf(edits, row.name)?.name
      return name === undefined ? [] : names.map((old, at) => [old, at === 0 ? name : `${name} ${at + 1}`] as const)
    }),
  )
}

/** The container with the edits of a workspace; what names an edited tag names it as it is called then. */
export function withEdits(file: ContainerFile, tags: readonly MadeTag[], edits: Readonly<Record<string, TagEdit>> = {}): ContainerFile {
  const names = newNames(tags, edits)
  const paused = new Set(tags.flatMap(({ row, names: own }) => (editOf(edits, row.name)?.paused === true ? own : [])))
  const called = (name: string) => names.get(name) ?? name
  const around = <Link extends { tagName: string }>(links: readonly Link[]) => links.map((link) => ({ ...link, tagName: called(link.tagName) }))
  const tag = file.containerVersion.tag?.map((one) => ({
    ...one,
    name: called(one.name),
    ...(paused.has(one.name) ? { paused: true } : {}),
    ...(one.setupTag === undefined ? {} : { setupTag: around(one.setupTag) }),
    ...(one.teardownTag === undefined ? {} : { teardownTag: around(one.teardownTag) }),
  }))
  return tag === undefined ? file : { ...file, containerVersion: { ...file.containerVersion, tag } }
}
