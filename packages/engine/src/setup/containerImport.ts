import {
  type ContainerFinding,
  containerIdPattern,
  containerIdPlaceholder,
  type ContainerReview,
  type Imported,
  offeredTrigger,
  Refusal,
} from '@tagmason/domain'
import { type ContainerFile, readContainer, validateContainer } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { containerChanges, countsOf, fileOf } from './containerChanges.ts'
import { settle } from './deployment.ts'
import { eventList } from './eventList.ts'
import { madeTags } from './madeTags.ts'

interface Given {
  fileName: string
  text: string
}

/** Looks at a file and keeps it until it is imported. One that cannot be used is not kept. */
export async function upload(context: Context, given: Given): Promise<ContainerReview> {
  const { records, session } = context
  const review = await reviewed(context, given)
  if (review.kind === 'unusable') records.remove('containerUploads', session.project)
  else records.put('containerUploads', session.project, { id: session.project, project: session.project, ...given })
  return review
}

/** Does what the review said. */
export async function importUpload(context: Context): Promise<Imported> {
  const { records, session } = context
  const given = await records.get('containerUploads', session.project)
  if (given === undefined) throw new Refusal('notFound', 'No file is waiting to be imported: choose one first.')
  records.remove('containerUploads', session.project)
  const review = await reviewed(context, given)
  if (review.kind === 'unusable') throw new Refusal('conflict', 'The file cannot be imported any more, because its container belongs to another project.')
  if (review.kind === 'events') return importEvents(context, review.rows)
  const file = fileOf(given)
  if (file === null) throw new Refusal('invalid', 'The file is no container export: choose the file exported under Admin.')
  await store(context, review.containerId, given, file)
  const count = (kind: string) => review.changes.filter((change) => change.kind === kind).length
  return { containerId: review.containerId, added: count('added'), changed: count('changed') + count('removed'), same: count('same') }
}

async function reviewed(context: Context, { fileName, text }: Given): Promise<ContainerReview> {
  if (/\.(csv|tsv|txt)$/i.test(fileName)) {
    const rows = eventList(text, new Set((await own(context, 'configuredEvents')).map((row) => row.name)))
    if ('why' in rows)
      return rows.why === 'quote'
        ? unusable('F001', `A quotation mark opens on line ${rows.line ?? 1} and never closes: close it, then choose the file again.`)
        : unusable('F002', 'The list is not text in UTF-8: save it as CSV UTF-8, then choose it again.')
    return rows.length === 0 ? unusable('F001', 'The list holds no event name: put one on each line, in a column called event.') : { kind: 'events', rows }
  }
  const { file, findings } = readContainer(text)
  if (file === null) return { kind: 'unusable', findings: findings.map(told) }
  const { publicId, name } = namesOf(file)
  if (!containerIdPattern.test(publicId) || containerIdPlaceholder.test(publicId))
    return unusable(
      'F010',
      `The file does not say which container it is from (its id is '${publicId}'), so it proves nothing: export the container in Google Tag Manager under Admin.`,
      '$.containerVersion.container.publicId',
    )
  const row = await context.records.get('containers', publicId)
  const known = (await own(context, 'containers')).some((container) => container.id === publicId)
  if (row !== undefined && !known)
    return unusable('F011', `${publicId} is connected in another project: remove it there first.`, '$.containerVersion.container.publicId')
  const before = fileOf((await own(context, 'containerFiles')).find((stored) => stored.id === publicId))
  return {
    kind: 'container',
    containerId: publicId,
    name,
    known,
    changes: containerChanges(before, file, true).map((change) => ({ ...change, before: '', after: '' })),
    findings: [...findings, ...validateContainer(file)].map(told),
  }
}

/** What the file calls the container. A file made by hand can leave it out, or say anything in its place. */
function namesOf(file: ContainerFile): { publicId: string; name: string } {
  const { publicId, name }: { publicId?: unknown; name?: unknown } = file.containerVersion.container ?? {}
  return { publicId: typeof publicId === 'string' ? publicId : '', name: typeof name === 'string' ? name : '' }
}

const told = ({ code, severity, path, message }: ContainerFinding): ContainerFinding => ({ code, severity, path, message })
const unusable = (code: string, message: string, path = '$'): ContainerReview => ({ kind: 'unusable', findings: [{ code, severity: 'error', path, message }] })

/** The file is what the container is now, and the proof that it is there. Generated tags that it holds are deployed. */
async function store(context: Context, id: string, { fileName, text }: Given, file: ContainerFile): Promise<void> {
  const { records, session, now } = context
  const { project } = session
  const importedAt = now.toISOString()
  const row = await records.get('containers', id)
  const called = row === undefined || row.name === id ? namesOf(file).name : row.name
  records.put('containerFiles', id, { id, project, fileName, text, importedAt })
  records.put('containers', id, { ...row, id, project: row?.project ?? project, name: called || id, status: 'connected', ...countsOf(file), importedAt })
  const held = new Map((file.containerVersion.tag ?? []).map((tag) => [tag.name, tag.type]))
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
