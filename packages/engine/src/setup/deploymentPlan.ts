import type { DeployedTag, StoredContainerFile, TagWorkspace, ThingChange } from '@tagmason/domain'
import { consentDefaultName, containerPart, thingsOf, writeContainer } from '@tagmason/tracking'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { sha256 } from '../account/secrets.ts'
import { own, ownRow } from '../own.ts'
import { storedFile } from './containerHistory.ts'
import { emptied } from './containerWork.ts'
import { mustRead } from './containerChanges.ts'
import { editOf, withEdits } from './editedTags.ts'
import { type MadeTag, madeTags } from './madeTags.ts'

/** Where to, and which tags: those of a workspace, or all. */
export interface Wanted {
  containerId: string
  workspaceId?: string | undefined
}

export interface DeploymentPlan {
  workspace: TagWorkspace | null
  /** The tags that are not in a container as they are planned. */
  drafts: MadeTag[]
  /** The container file with them and what they need alone, edited; as text. */
  part: string
  /** What is stored of the container. */
  stored: StoredContainerFile | undefined
  /** The container after the import; null where it is not known now. */
  after: string | null
  /** SHA-256 over all that the plan depends on. */
  name: string
}

/** What a tag of a workspace is known by where it was deployed with an edit. */
export const editedId = (workspace: TagWorkspace, { row }: MadeTag) => `${workspace.id}:${row.id}`

/** What was deployed of an edited tag: its own content is that of the plan, so the edit belongs to it. */
export const editedContent = (workspace: TagWorkspace, { row, content }: MadeTag) => `${JSON.stringify(editOf(workspace.edits, row.name))}\n${content}`

/** Works out what is wanted: which tags, which file, and what it is compared with. */
export async function deploymentPlan(context: Context, { containerId, workspaceId }: Wanted): Promise<DeploymentPlan> {
  const { consentBy } = await ownRow(context, 'containers', containerId)
  const workspace = workspaceId === undefined ? null : await ownRow(context, 'tagWorkspaces', workspaceId)
  const { file, tags } = await madeTags(context)
  const deployed = new Map((await own(context, 'deployedTags')).map((tag) => [tag.id, tag]))
  // Another container of the project may need our default where this one has its banner's.
  const wanted = consentBy === undefined ? tags : tags.filter(({ names }) => !names.includes(consentDefaultName))
  const drafts = wanted.filter((tag) =>
    workspace === null ? tag.row.status === 'draft' : workspace.tags.includes(tag.row.name) && isDraft(workspace, tag, deployed),
  )
  const part = { ...withEdits(containerPart(file, new Set(drafts.flatMap(({ names }) => names))), drafts, workspace?.edits), ...(await timeOf(context)) }
  const text = writeContainer(part)
  const stored = await storedFile(context, containerId)
  return {
    workspace,
    drafts,
    part: text,
    stored,
    after: stored === undefined ? null : (await apart(context, 'merged', stored.text, text, 'mergeOverwriting')).text,
    name: await sha256(JSON.stringify([containerId, workspaceId ?? '', thingsOf(part), stored?.text ?? ''])),
  }
}

/** When the plan was made, as the time of the file: with that of now it would be another file each second, and no proof of it would hold. */
async function timeOf({ records, session }: Context): Promise<{ exportTime: string }> {
  const { generatedAt = '2024-01-01T00:00:00' } = (await records.get('plans', session.project)) ?? {}
  return { exportTime: generatedAt.slice(0, 19).replace('T', ' ') }
}

/** Whether a tag of a workspace is still to be deployed; an edit makes another tag of it. */
function isDraft(workspace: TagWorkspace, tag: MadeTag, deployed: ReadonlyMap<string, DeployedTag>): boolean {
  if (editOf(workspace.edits, tag.row.name) === null) return tag.row.status === 'draft'
  return deployed.get(editedId(workspace, tag))?.content !== editedContent(workspace, tag)
}

/** What the import changes, in a member's language. */
export async function plannedChanges(context: Context, plan: DeploymentPlan): Promise<ThingChange[]> {
  if (plan.drafts.length === 0) return []
  const { before, after } = filesOf(plan)
  return apart(context, 'difference', before, after, { renames: false }, context.session.preferences.language)
}

/** The container before and after the import, as texts; before, nothing counts as there where no file of it is stored. */
export function filesOf({ part, stored, after }: DeploymentPlan): { before: string; after: string } {
  return { before: stored?.text ?? writeContainer(emptied(mustRead(part))), after: after ?? part }
}
