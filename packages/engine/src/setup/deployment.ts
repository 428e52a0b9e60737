import type { Deployment, FileToSave } from '@tagmason/domain'
import { Refusal } from '@tagmason/domain'
import { type ContainerFile, containerPart, writeContainer } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { own, ownRow } from '../own.ts'
import { containerChanges, fileOf } from './containerChanges.ts'
import { type MadeTag, madeTags } from './madeTags.ts'

/** Where to, and which tags: those of a workspace, or all. */
export interface Wanted {
  containerId: string
  workspaceId?: string | undefined
}

/** The drafts that are wanted, and the container file with them alone. */
async function chosen(context: Context, { containerId, workspaceId }: Wanted): Promise<{ drafts: MadeTag[]; part: ContainerFile }> {
  await ownRow(context, 'containers', containerId)
  const workspace = workspaceId === undefined ? null : await ownRow(context, 'tagWorkspaces', workspaceId)
  const { file, tags } = await madeTags(context)
  const drafts = tags.filter(({ row }) => row.status === 'draft' && (workspace === null || workspace.tags.includes(row.name)))
  return { drafts, part: containerPart(file, new Set(drafts.flatMap(({ names }) => names))) }
}

/** What the container would get, against its last export where one was imported. */
export async function deployment(context: Context, wanted: Wanted): Promise<Deployment> {
  const { drafts, part } = await chosen(context, wanted)
  const there = fileOf((await own(context, 'containerFiles')).find((file) => file.id === wanted.containerId))
  return {
    tags: drafts.length,
    changes: drafts.length === 0 ? [] : containerChanges(there, part, false).filter(({ kind, entity }) => kind !== 'same' && entity !== 'other'),
  }
}

/** The file that Tag Manager imports. The tags stay drafts: nobody knows yet that they are in the container. */
export async function deploymentFile(context: Context, wanted: Wanted): Promise<FileToSave & { tags: number }> {
  const { drafts, part } = await chosen(context, wanted)
  if (drafts.length === 0)
    throw new Refusal('conflict', 'There is no draft among these tags, so there is nothing to deploy: change the plan or an event first.')
  return { fileName: `${wanted.containerId}-deploy.json`, text: writeContainer(part), tags: drafts.length }
}

/** The member says that the tags are in the container and published. */
export async function markDeployed(context: Context, wanted: Wanted): Promise<{ tags: number }> {
  const { drafts } = await chosen(context, wanted)
  if (drafts.length === 0) throw new Refusal('conflict', 'There is no draft among these tags: somebody else may have marked them already.')
  await settle(context, drafts, wanted.containerId)
  const id = context.ports.id()
  const { name } = await ownRow(context, 'containers', wanted.containerId)
  context.records.put('notifications', id, {
    id,
    project: context.session.project,
    title: 'Deployment Success',
    description: `${drafts.length === 1 ? '1 tag counts' : `${drafts.length} tags count`} as deployed in ${name}.`,
    at: context.now.toISOString(),
    severity: 'success',
    read: false,
    href: '/setup/gtm',
  })
  return { tags: drafts.length }
}

/** These tags are in that container now, as they are. */
export async function settle({ records, session, now }: Context, tags: readonly MadeTag[], containerId: string): Promise<void> {
  for (const { row, content } of tags) {
    if ((await records.get('generatedTags', row.id)) === undefined)
      records.put('deployedTags', row.id, { id: row.id, project: session.project, content, containerId, at: now.toISOString() })
    else records.put('generatedTags', row.id, { ...row, status: 'deployed', containerId })
  }
}
