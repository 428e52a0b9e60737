import { type ContainerFinding, containerIdPattern, containerIdPlaceholder, type ContainerReview, type ImportTarget } from '@tagmason/domain'
import { type ContainerFile, readContainer, validateContainer } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { eventList } from './eventList.ts'

export interface GivenFile {
  fileName: string
  text: string
}

/** What a given file is, and where it can go; `upload` tells it from others. */
export async function reviewed(context: Context, { fileName, text }: GivenFile, upload: string): Promise<ContainerReview> {
  if (/\.(csv|tsv|txt)$/i.test(fileName)) return reviewedList(context, text)
  const { file, findings } = readContainer(text)
  if (file === null) return { kind: 'unusable', findings: findings.map(told) }
  const { publicId, name } = namesOf(file)
  const containers = await own(context, 'containers')
  const stored = new Set((await own(context, 'containerFiles')).map(({ id }) => id))
  const saysWhich = containerIdPattern.test(publicId) && !containerIdPlaceholder.test(publicId)
  const row = await context.records.get('containers', publicId)
  const known = containers.some(({ id }) => id === publicId)
  const elsewhere = row !== undefined && !known
  const others = containers.filter(({ id }) => id !== publicId && stored.has(id))
  const targets: ImportTarget[] = [
    ...(saysWhich && !elsewhere ? [{ id: publicId, name: row?.name ?? (name || publicId), own: true, first: !stored.has(publicId) }] : []),
    ...others.map((other) => ({ id: other.id, name: other.name, own: false, first: false })),
  ]
  if (targets.length === 0)
    return elsewhere
      ? unusable('F011', `${publicId} is connected in another project: remove it there first.`, place)
      : unusable(
          'F010',
          `The file does not say which container it is from (its id is '${publicId}'), so it proves nothing: export the container in Google Tag Manager under Admin.`,
          place,
        )
  return {
    kind: 'container',
    upload,
    containerId: saysWhich ? publicId : '',
    name,
    known,
    targets,
    findings: [...findings, ...validateContainer(file)].map(told),
  }
}

const place = '$.containerVersion.container.publicId'

async function reviewedList(context: Context, text: string): Promise<ContainerReview> {
  const rows = eventList(text, new Set((await own(context, 'configuredEvents')).map((row) => row.name)))
  if ('why' in rows)
    return rows.why === 'quote'
      ? unusable('F001', `A quotation mark opens on line ${rows.line ?? 1} and never closes: close it, then choose the file again.`)
      : unusable('F002', 'The list is not text in UTF-8: save it as CSV UTF-8, then choose it again.')
  return rows.length === 0 ? unusable('F001', 'The list holds no event name: put one on each line, in a column called event.') : { kind: 'events', rows }
}

/** What the file calls the container. A file made by hand can leave it out, or say anything in its place. */
export function namesOf(file: ContainerFile): { publicId: string; name: string } {
  const { publicId, name }: { publicId?: unknown; name?: unknown } = file.containerVersion.container ?? {}
  return { publicId: typeof publicId === 'string' ? publicId : '', name: typeof name === 'string' ? name : '' }
}

const told = ({ code, severity, path, message }: ContainerFinding): ContainerFinding => ({ code, severity, path, message })
const unusable = (code: string, message: string, path = '$'): ContainerReview => ({ kind: 'unusable', findings: [{ code, severity: 'error', path, message }] })
