import { type ContainerReview, type ContainerUpload, type Imported, type ImportMode, type ImportPreview, offeredTrigger, Refusal } from '@tagmason/domain'
import { apart } from '../apart.ts'
import type { ApartOutput } from '../apartWork.ts'
import type { Context } from '../context.ts'
import { storedFile, storeFile } from './containerHistory.ts'
import { type GivenFile, reviewed } from './containerReview.ts'
import { settle } from './deployment.ts'
import { madeTags } from './madeTags.ts'
import { ownRow } from '../own.ts'
import { withContainerId } from './withContainerId.ts'

/** Which file, into which container, and in which of Google's modes. */
interface Choice {
  upload: string
  into: string
  mode: ImportMode
}

/** A file that was given, or what was decoded from a published container. */
type WaitingFile = Pick<ContainerUpload, 'fileName' | 'text' | 'upload' | 'published' | 'container'>

/** Looks at a file and keeps it until it is imported. One that cannot be used is not kept. */
export async function upload(context: Context, given: GivenFile): Promise<ContainerReview> {
  const { records, session, ports } = context
  const upload = ports.id()
  if (given.container !== undefined) await ownRow(context, 'containers', given.container)
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
  const { there } = await place(context, review, choice)
  return apart(context, 'import', there, given.text, choice.mode, context.session.preferences.language)
}

/** Does it. */
export async function importUpload(context: Context, choice: Choice | undefined): Promise<Imported> {
  const { review, given } = await uploaded(context)
  context.records.remove('containerUploads', context.session.project)
  if (review.kind === 'events') return importEvents(context, review.rows)
  const wanted = choice ?? { upload: review.upload, into: review.containerId, mode: 'overwrite' as const }
  const { there, target } = await place(context, review, wanted)
  const { given: holds, text: merged, ...counts } = await apart(context, 'merged', there, given.text, wanted.mode)
  // An export in the place of its own container is what Google has, letter by letter.
  const isWhole = target.first || (target.own && wanted.mode === 'overwrite')
  const text = withContainerId(isWhole ? given.text : merged, wanted.into)
  await store(context, { ...given, text }, wanted, holds, target.own)
  return { containerId: wanted.into, ...counts }
}

type Usable = Exclude<ContainerReview, { kind: 'unusable' }>
type ReviewedContainer = Extract<ContainerReview, { kind: 'container' }>

async function uploaded(context: Context) {
  const given = await context.records.get('containerUploads', context.session.project)
  if (given === undefined) throw new Refusal('notFound', 'No file is waiting to be imported: choose one first.')
  return usable(context, given)
}

async function usable(context: Context, given: WaitingFile): Promise<{ review: Usable; given: WaitingFile }> {
  const review = await reviewed(context, given, given.upload ?? '')
  if (review.kind === 'unusable') throw new Refusal('conflict', 'The file cannot be imported any more, because its container belongs to another project.')
  return { review, given }
}

/** Where a file goes, and the text of what is stored there. */
async function place(context: Context, { targets, upload }: ReviewedContainer, { into, ...asked }: Choice) {
  if (asked.upload !== upload) throw new Refusal('conflict', 'Somebody has given another file meanwhile: choose yours again.')
  const target = targets.find(({ id }) => id === into)
  if (target === undefined)
    throw new Refusal('invalid', `The file cannot go into '${into}': choose a container that an export was imported of.`, [
      { path: 'into', message: 'unknown' },
    ])
  const stored = await storedFile(context, into)
  return { there: stored?.text ?? null, target }
}

/** The file is what is stored of the container now. Its own export is the proof that it is there, and the generated tags in it are deployed. */
async function store(
  context: Context,
  { fileName, text, published }: WaitingFile,
  { into: id, mode }: Choice,
  holds: ApartOutput<'merged'>['given'],
  isOwn: boolean,
): Promise<void> {
  const proof = isOwn ? holds : null
  const { records, session, now } = context
  const row = await records.get('containers', id)
  const project = row?.project ?? session.project
  const before = await storedFile(context, id)
  const importedAt = proof === null ? (before?.importedAt ?? now.toISOString()) : now.toISOString()
  if (proof !== null) {
    const called = row === undefined || row.name === id ? proof.name : row.name
    const { published: _, ...rest } = row ?? {}
    const origin = published === undefined ? {} : { published: true as const }
    records.put('containers', id, {
      ...rest,
      id,
      project,
      name: called || id,
      status: 'connected',
      tags: proof.tags,
      triggers: proof.triggers,
      importedAt,
      ...(proof.numbers === undefined ? {} : { numbers: proof.numbers }),
      ...origin,
    })
  }
  const from = proof === null ? before?.published : published
  const file = {
    id,
    project: session.project,
    fileName: proof === null ? (before?.fileName ?? fileName) : fileName,
    text,
    importedAt,
    ...(from === undefined ? {} : { published: from }),
  }
  const cause = published === undefined ? { kind: 'import' as const, fileName, mode } : { kind: 'published' as const, version: published.version }
  await storeFile(context, file, { cause, proof: proof !== null && mode === 'overwrite' })
  if (proof === null) {
    // A recipe is a container of its own, of which no export proves that Tag Manager has it.
    const { tags, triggers } = holds
    if (row === undefined) records.put('containers', id, { id, project, name: holds.name || id, status: 'pending', tags, triggers, importedAt })
    else if (before === undefined) records.put('containers', id, { ...row, tags, triggers, importedAt })
    return
  }
  const held = new Set(proof.tagNames)
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
