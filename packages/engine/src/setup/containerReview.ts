import { type ContainerFinding, containerIdPattern, containerIdPlaceholder, type ContainerReview, type ImportTarget } from '@tagmason/domain'
import { type Finding, unusableFile } from '@tagmason/tracking'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { inWords } from '../inWords.ts'
import { eventList } from './eventList.ts'

export interface GivenFile {
  fileName: string
  text: string
  /** The container that the member says the file is of; it counts where the file has a placeholder for its id. */
  container?: string | undefined
}

/** What a given file is, and where it can go; `upload` tells it from others. */
export async function reviewed(context: Context, { fileName, text, container }: GivenFile, upload: string): Promise<ContainerReview> {
  if (/\.(csv|tsv|txt)$/i.test(fileName)) return reviewedList(context, text)
  const { names, findings, losses } = await apart(context, 'review', text, context.session.preferences.language)
  if (names === null) return { kind: 'unusable', findings: findings.map(told) }
  const { publicId, name } = names
  const containers = await own(context, 'containers')
  const stored = new Set((await own(context, 'containerFiles')).map(({ id }) => id))
  const isUnnamed = containerIdPlaceholder.test(publicId)
  const saysWhich = containerIdPattern.test(publicId) && !isUnnamed
  // What was made here has no id before a member says which container it is for.
  const named = isUnnamed ? containers.find(({ id }) => id === container) : undefined
  const row = await context.records.get('containers', publicId)
  const known = containers.some(({ id }) => id === publicId)
  const elsewhere = row !== undefined && !known
  const others = containers.filter(({ id }) => id !== publicId && id !== named?.id && stored.has(id))
  const recipe = /^<<@\w+>>$/.test(publicId) ? await freeRecipeId(context) : null
  const targets: ImportTarget[] = [
    ...(recipe === null ? [] : [{ id: recipe, name: name || recipe, own: false, first: true }]),
    ...(saysWhich && !elsewhere ? [{ id: publicId, name: row?.name ?? (name || publicId), own: true, first: !stored.has(publicId) }] : []),
    ...(named === undefined ? [] : [{ id: named.id, name: named.name, own: false, first: !stored.has(named.id) }]),
    ...others.map((other) => ({ id: other.id, name: other.name, own: false, first: false })),
  ]
  const unnamed = isUnnamed ? { unnamed: true as const } : {}
  if (targets.length === 0) return { ...(await unusable(context, elsewhere ? unusableFile.elsewhere(publicId) : unusableFile.nameless(publicId))), ...unnamed }
  return {
    kind: 'container',
    upload,
    containerId: saysWhich ? publicId : (named?.id ?? recipe ?? ''),
    name,
    known: known || named !== undefined,
    targets,
    findings: [...findings, ...losses].map(told),
    ...unnamed,
  }
}

/** An id for a file that is a recipe: its own is filled in where it is used, and until then it is a container that Tag Manager does not have. */
async function freeRecipeId({ records }: Context): Promise<string> {
  for (let number = 1; ; number++) {
    const id = `GTM-RECIPE${number === 1 ? '' : number}`
    if ((await records.get('containers', id)) === undefined) return id
  }
}

async function reviewedList(context: Context, text: string): Promise<ContainerReview> {
  const rows = eventList(text, new Set((await own(context, 'configuredEvents')).map((row) => row.name)))
  if ('why' in rows) return unusable(context, rows.why === 'quote' ? unusableFile.openQuote(rows.line ?? 1) : unusableFile.otherEncoding())
  return rows.length === 0 ? await unusable(context, unusableFile.noEventName()) : { kind: 'events', rows }
}

const told = ({ code, severity, path, message }: ContainerFinding): ContainerFinding => ({ code, severity, path, message })
const unusable = async (context: Context, finding: Finding): Promise<ContainerReview> => ({ kind: 'unusable', findings: [await inWords(context, finding)] })
