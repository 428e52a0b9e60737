import type { DeployedTag, StoredContainerFile, TagWorkspace } from '@tagmason/domain'
import { type ContainerFile, containerPart, diff, importInto, thingsOf } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { sha256 } from '../account/secrets.ts'
import { own, ownRow } from '../own.ts'
import { fileOf } from './containerChanges.ts'
import { editOf, withEdits } from './editedTags.ts'
import { type MadeTag, madeTags } from './madeTags.ts'
import { thingChanges } from './thingChanges.ts'

/** Where to, and which tags: those of a workspace, or all. */
export interface Wanted {
  containerId: string
  workspaceId?: string | undefined
}

export interface DeploymentPlan {
  workspace: TagWorkspace | null
  /** The tags that are not in a container as they are planned. */
  drafts: MadeTag[]
  /** The container file with them and what they need alone, edited. */
  part: ContainerFile
  /** What is stored of the container. */
  stored: StoredContainerFile | undefined
  there: ContainerFile | null
  /** The container after the import; null where it is not known now. */
  after: ContainerFile | null
  /** SHA-256 over all that the plan depends on. */
  name: string
}

/** What a tag of a workspace is known by where it was deployed with an edit. */
export const editedId = (workspace: TagWorkspace, { row }: MadeTag) => `${workspace.id}:${row.id}`

/** What was deployed of an edited tag: its own content is that of the plan, so the edit belongs to it. */
export const editedContent = (workspace: TagWorkspace, { row, content }: MadeTag) => `${JSON.stringify(editOf(workspace.edits, row.name))}\n${content}`

/** Works out what is wanted: which tags, which file, and what it is compared with. */
export async function deploymentPlan(context: Context, { containerId, workspaceId }: Wanted): Promise<DeploymentPlan> {
  await ownRow(context, 'containers', containerId)
  const workspace = workspaceId === undefined ? null : await ownRow(context, 'tagWorkspaces', workspaceId)
  const { file, tags } = await madeTags(context)
  const deployed = new Map((await own(context, 'deployedTags')).map((tag) => [tag.id, tag]))
  const drafts = tags.filter((tag) =>
    workspace === null ? tag.row.status === 'draft' : workspace.tags.includes(tag.row.name) && isDraft(workspace, tag, deployed),
  )
  const part = withEdits(containerPart(file, new Set(drafts.flatMap(({ names }) => names))), drafts, workspace?.edits)
  const stored = (await own(context, 'containerFiles')).find((each) => each.id === containerId)
  const there = fileOf(stored)
  return {
    workspace,
    drafts,
    part,
    stored,
    there,
    after: there === null ? null : importInto(there, part, 'mergeOverwriting').file,
    name: await sha256(JSON.stringify([containerId, workspaceId ?? '', thingsOf(part), stored?.text ?? ''])),
  }
}

/** Whether a tag of a workspace is still to be deployed; an edit makes another tag of it. */
function isDraft(workspace: TagWorkspace, tag: MadeTag, deployed: ReadonlyMap<string, DeployedTag>): boolean {
  if (editOf(workspace.edits, tag.row.name) === null) return tag.row.status === 'draft'
  return deployed.get(editedId(workspace, tag))?.content !== editedContent(workspace, tag)
}

/** What the import changes, in words. */
export function plannedChanges(plan: DeploymentPlan) {
  if (plan.drafts.length === 0) return []
  const { before, after } = filesOf(plan)
  return thingChanges(diff(before, after, { renames: false }), after)
}

/** The container before and after the import; before, nothing counts as there where no file of it is stored. */
export function filesOf({ part, there, after }: DeploymentPlan): { before: ContainerFile; after: ContainerFile } {
  const { accountId, containerId, container } = part.containerVersion
  const empty: ContainerFile = { ...part, containerVersion: { accountId, containerId, container } as ContainerFile['containerVersion'] }
  return { before: there ?? empty, after: after ?? part }
}
