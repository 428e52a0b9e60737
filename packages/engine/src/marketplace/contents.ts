import { measurementIdPlaceholder, type MeasurementPlan, Refusal, type TemplateContent } from '@tagmason/domain'
import {
  canonicalJson,
  containerDifference,
  containerFromPlan,
  type ContainerFile,
  planDifference,
  loadSentences,
  readContainer,
  type SemanticChange,
  sha256,
  validateContainer,
  worded,
} from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { measuredPlan } from '../setup/measuredPlan.ts'
import { keptContents } from './templates/index.ts'

export type ContentSource = { from: 'project' } | { from: 'file'; fileName: string; text: string } | { from: 'plan'; plan: MeasurementPlan }

/** SHA-256 of the content, whatever order its keys stand in. */
export const contentHash = (content: TemplateContent): string => sha256(canonicalJson(content))

let kept: ReadonlyMap<string, TemplateContent> | null = null
/** Contents of the sample by their hashes; counted once. */
const keptByHash = () => (kept ??= new Map(keptContents.map((content) => [contentHash(content), content])))

/** A content by its hash. Throws a `Refusal` notFound where it is not kept. */
export async function contentOf({ records, session }: Context, hash: string): Promise<TemplateContent> {
  const found = (await records.get('templateSnapshots', `${session.project}:${hash}`))?.content ?? keptByHash().get(hash) ?? (await anywhere(records, hash))
  if (found === undefined) throw new Refusal('notFound', `The content ${hash.slice(0, 10)} is not kept any more: save the template again.`)
  return found
}

/** The sample projects share their rows. One hash is one content, wherever it was saved. */
const anywhere = async (records: Context['records'], hash: string) => (await records.list('templateSnapshots')).find((row) => row.hash === hash)?.content

/** Keeps a content and gives its hash. */
export function keepContent({ records, session: { project } }: Context, content: TemplateContent): string {
  const hash = contentHash(content)
  const id = `${project}:${hash}`
  records.put('templateSnapshots', id, { id, project, hash, content })
  return hash
}

/** The content that a source gives; `before` brings the dashboard along. Throws a `Refusal` invalid for a file that is no container, or where nothing is measured. */
export async function contentFrom(context: Context, source: ContentSource, before: TemplateContent | null): Promise<TemplateContent> {
  const dashboard = before?.dashboard ?? null
  if (source.from === 'plan') return { plan: source.plan, container: null, dashboard }
  if (source.from === 'project') {
    const plan = await measuredPlan(context)
    if (!plan.events.some((event) => event.enabled))
      throw new Refusal(
        'invalid',
        'This project measures nothing yet, so there is nothing to make a template from: make a plan first, or choose a container file.',
        [{ path: 'content', message: 'nothingMeasured' }],
      )
    return { plan, container: null, dashboard }
  }
  const { file, findings } = readContainer(source.text)
  const fault = file === null ? findings[0] : validateContainer(file).find(({ severity }) => severity === 'error')
  if (file === null || fault !== undefined) {
    const why = fault === undefined ? 'it is no container export.' : worded(await loadSentences('en'), fault.message)
    throw new Refusal('invalid', `'${source.fileName}' cannot be imported into Tag Manager: ${why}`, [{ path: 'content', message: fault?.code ?? 'F008' }])
  }
  return { plan: null, container: source.text, dashboard }
}

/** The container of a content: the file as it was given, or as the plan makes it. */
export function containerOf({ plan, container }: TemplateContent, name: string): ContainerFile {
  const file = container === null ? null : readContainer(container).file
  if (file !== null) return file
  const nothing: MeasurementPlan = { goals: '', language: 'en', events: [], audiences: [], dashboards: [], unmatched: [] }
  return containerFromPlan(plan ?? nothing, { measurementId: measurementIdPlaceholder, consent: 'denied', name })
}

/** What `after` means for whoever has `before`. A content that is another but means the same is a patch. */
export function contentChanges(before: TemplateContent, after: TemplateContent): SemanticChange[] {
  if (contentHash(before) === contentHash(after)) return []
  const changes =
    before.plan !== null && after.plan !== null ? planDifference(before.plan, after.plan) : containerDifference(containerOf(before, ''), containerOf(after, ''))
  const board = canonicalJson(before.dashboard) !== canonicalJson(after.dashboard)
  if (changes.length > 0 || board) {
    const detail = after.dashboard?.name ?? before.dashboard?.name ?? ''
    return board ? [...changes, { code: 'dashboardChanged', type: 'minor', subject: detail, detail: '' }] : changes
  }
  return [{ code: 'wordsChanged', type: 'patch', subject: after.plan?.goals.slice(0, 80) ?? '', detail: '' }]
}
