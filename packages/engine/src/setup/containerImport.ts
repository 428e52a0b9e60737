import { type ContainerReview, type Imported, type ImportMode, type ImportPreview, offeredTrigger, Refusal } from '@tagmason/domain'
import { type ContainerFile, type ContainerImport, importInto, writeContainer } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { inWords } from '../inWords.ts'
import { countsOf, fileOf } from './containerChanges.ts'
import { storeFile } from './containerHistory.ts'
import { namesOf } from './containerNames.ts'
import { type GivenFile, reviewed } from './containerReview.ts'
import { settle } from './deployment.ts'
import { madeTags } from './madeTags.ts'
import { thingChanges } from './thingChanges.ts'

/** Which file, into which container, and in which of Google's modes. */
interface Choice {
  upload: string
  into: string
  mode: ImportMode
}

/** Looks at a file and keeps it until it is imported. One that cannot be used is not kept. */
export async function upload(context: Context, given: GivenFile): Promise<ContainerReview> {
  const { records, session, ports } = context
  const upload = ports.id()
  const review = await reviewed(context, given, upload)
  if (review.kind === 'unusable') records.remove('containerUploads', session.project)
  else records.put('containerUploads', session.project, { id: session.project, project: session.project, upload, ...given })
  return review
}

/** What importing it would do; null where no file waits, because it was imported. */
export async function importPreview(context: Context, choice: Choice): Promise<ImportPreview | null> {
  const waiting = await context.records.get('containerUploads', context.session.project)
  if (waiting === undefined) return null
  const { review, given } = await usable(context, waiting)
  if (review.kind === 'events') throw new Refusal('invalid', 'A list of events goes into no container: import it as it is.')
  const { done } = await imported(context, review, given, choice)
  return { changes: await inWords(context, thingChanges(done, done.file)), same: done.same.length }
}

/** Does it. */
export async function importUpload(context: Context, choice: Choice | undefined): Promise<Imported> {
  const { review, given } = await uploaded(context)
  context.records.remove('containerUploads', context.session.project)
  if (review.kind === 'events') return importEvents(context, review.rows)
  const wanted = choice ?? { upload: review.upload, into: review.containerId, mode: 'overwrite' as const }
  const { file, done, target } = await imported(context, review, given, wanted)
  // An export in the place of its own container is what Google has, letter by letter.
  const text = target.first || (target.own && wanted.mode === 'overwrite') ? given.text : writeContainer(done.file)
  await store(context, { ...given, text }, wanted, target.own ? file : null)
  const { added, changed, removed, renamed, same } = done
  return { containerId: wanted.into, added: added.length + renamed.length, changed: changed.length + removed.length, same: same.length }
}

type Usable = Exclude<ContainerReview, { kind: 'unusable' }>
type ReviewedContainer = Extract<ContainerReview, { kind: 'container' }>

async function uploaded(context: Context) {
  const given = await context.records.get('containerUploads', context.session.project)
  if (given === undefined) throw new Refusal('notFound', 'No file is waiting to be imported: choose one first.')
  return usable(context, given)
}

async function usable(context: Context, given: GivenFile & { upload?: string }): Promise<{ review: Usable; given: GivenFile }> {
  const review = await reviewed(context, given, given.upload ?? '')
  if (review.kind === 'unusable') throw new Refusal('conflict', 'The file cannot be imported any more, because its container belongs to another project.')
  return { review, given }
}

async function imported(context: Context, { targets, upload }: ReviewedContainer, given: GivenFile, { into, mode, ...asked }: Choice) {
  if (asked.upload !== upload) throw new Refusal('conflict', 'Somebody has given another file meanwhile: choose yours again.')
  const target = targets.find(({ id }) => id === into)
  if (target === undefined)
    throw new Refusal('invalid', `The file cannot go into '${into}': choose a container that an export was imported of.`, [
      { path: 'into', message: 'unknown' },
    ])
  const file = fileOf(given)
  if (file === null) throw new Refusal('invalid', 'The file is no container export: choose the file exported under Admin.')
  const there = fileOf((await own(context, 'containerFiles')).find((stored) => stored.id === into)) ?? emptied(file)
  const done: ContainerImport = importInto(there, file, mode)
  return { file, done, target }
}

/** The container without anything in it. */
function emptied({ containerVersion: { accountId, containerId, container }, ...file }: ContainerFile): ContainerFile {
  return { ...file, containerVersion: { accountId, containerId, container } as ContainerFile['containerVersion'] }
}

/** The file is what is stored of the container now. Its own export is the proof that it is there, and the generated tags in it are deployed. */
async function store(context: Context, { fileName, text }: GivenFile, { into: id, mode }: Choice, proof: ContainerFile | null): Promise<void> {
  const { records, session, now } = context
  const row = await records.get('containers', id)
  const project = row?.project ?? session.project
  const before = (await own(context, 'containerFiles')).find((file) => file.id === id)
  const importedAt = proof === null ? (before?.importedAt ?? now.toISOString()) : now.toISOString()
  if (proof !== null) {
    const called = row === undefined || row.name === id ? namesOf(proof).name : row.name
    records.put('containers', id, { ...row, id, project, name: called || id, status: 'connected', ...countsOf(proof), importedAt })
  }
  const file = { id, project: session.project, fileName: proof === null ? (before?.fileName ?? fileName) : fileName, text, importedAt }
  await storeFile(context, file, { cause: { kind: 'import', fileName, mode }, proof: proof !== null && mode === 'overwrite' })
  if (proof === null) return
  const held = new Map((proof.containerVersion.tag ?? []).map((tag) => [tag.name, tag.type]))
  const { tags } = await madeTags(context)
  const there = tags.filter(({ row: tag, names }) => tag.status === 'draft' && names.length > 0 && names.every((name) => held.has(name)))
  await settle(context, there, id)
}

/** Names of a list become drafts that wait for the site to push them. */
function importEvents({ records, session, now }: Context, rows: readonly { name: string; skipped: unknown }[]): Imported {
  const { project } = session
  const wanted = rows.filter(({ skipped }) => skipped === null)
  for (const { name } of wanted) {
    const id = `${project}:${name}`
    const firedBy = [offeredTrigger('custom', name)]
    records.put('configuredEvents', id, {
      id,
      project,
      name,
      status: 'draft',
      triggers: 1,
      type: 'custom',
      firedBy,
      parameters: [],
      created: now.toISOString(),
    })
  }
  return { containerId: '', added: wanted.length, changed: 0, same: rows.length - wanted.length }
}
