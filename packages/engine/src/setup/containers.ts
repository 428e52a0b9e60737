import { Refusal, type TagContainer } from '@tagmason/domain'
import { writeContainer } from '@tagmason/tracking'
import type { Context, Handles } from '../context.ts'
import { change, mustBelongHere, own, ownRow } from '../own.ts'
import { countsOf, fileOf } from './containerChanges.ts'
import { containerDetails, tagPreview } from './containerDetails.ts'
import { importUpload, upload } from './containerImport.ts'
import { deployment, deploymentFile, markDeployed } from './deployment.ts'
import { madeTags } from './madeTags.ts'
import { previewOf } from './preview.ts'

export const containers: Handles<'containers'> = {
  'containers.list': async (context) => ({
    containers: await own(context, 'containers'),
    tags: (await madeTags(context)).tags.map(({ row }) => row),
    workspaces: (await own(context, 'tagWorkspaces')).toSorted((a, b) => b.created.localeCompare(a.created)),
  }),
  'containers.details': async (context, { id }) => containerDetails(context, id),
  'containers.tag': async (context, { id }) => tagPreview(context, id),
  'containers.deployment': deployment,
  'containers.preview': async (context, { address }) => previewOf(context, address),

  'containers.connect': async (context, { id }) => {
    await unconnected(context, id)
    const { project } = context.session
    return put(context, { id, project, name: (await context.records.get('projects', project))?.website ?? id, status: 'pending', tags: 0, triggers: 0 })
  },
  'containers.rename': async (context, { id, name }) => change(context, 'containers', id, { name }),
  'containers.verify': async (context, { id }) => {
    const row = await ownRow(context, 'containers', id)
    const stored = await storedFile(context, id)
    const file = fileOf(stored)
    if (stored === undefined || file === null) return { status: row.status, importedAt: null }
    put(context, { ...row, status: 'connected', ...countsOf(file), importedAt: stored.importedAt })
    return { status: 'connected', importedAt: stored.importedAt }
  },
  'containers.export': async (context, { id }) => {
    await ownRow(context, 'containers', id)
    const file = fileOf(await storedFile(context, id))
    const made = await madeTags(context)
    if (file === null && made.tags.length === 0)
      throw new Refusal('conflict', `Nothing is known to be in ${id}: import an export of it, or describe your goals so that there are tags to put in.`)
    return { fileName: `${id}.json`, text: writeContainer(file ?? made.file) }
  },
  'containers.remove': async (context, { id }) => {
    const container = await ownRow(context, 'containers', id)
    const file = (await storedFile(context, id)) ?? null
    context.records.remove('containers', id)
    context.records.remove('containerFiles', id)
    return { container, file }
  },
  'containers.restore': async (context, { container: { importedAt, ...container }, file }) => {
    await unconnected(context, container.id)
    await mustBelongHere(context, container.project, 'container')
    if (file !== null) context.records.put('containerFiles', container.id, { ...file, id: container.id, project: container.project })
    return put(context, { ...container, ...(importedAt === undefined ? {} : { importedAt }) })
  },
  'containers.upload': upload,
  'containers.import': importUpload,
  'containers.deploy': deploymentFile,
  'containers.markDeployed': markDeployed,

  'containers.createWorkspace': async (context, { name, tags }) => {
    const { session, now, ports, records } = context
    if ((await own(context, 'tagWorkspaces')).some((other) => other.name.toLowerCase() === name.toLowerCase()))
      throw new Refusal('conflict', `There is a workspace '${name}' already: give this one another name.`, [{ path: 'name', message: 'taken' }])
    const workspace = { id: ports.id(), project: session.project, name, tags, created: now.toISOString(), createdBy: session.member.name }
    records.put('tagWorkspaces', workspace.id, workspace)
    return workspace
  },
  'containers.removeWorkspace': async (context, { id }) => {
    const workspace = await ownRow(context, 'tagWorkspaces', id)
    context.records.remove('tagWorkspaces', id)
    return workspace
  },
}

const storedFile = async (context: Context, id: string) => (await own(context, 'containerFiles')).find((file) => file.id === id)

function put({ records }: Context, row: TagContainer): TagContainer {
  records.put('containers', row.id, row)
  return row
}

/** An id is one container, so it can be connected once. */
async function unconnected(context: Context, id: string) {
  if ((await context.records.get('containers', id)) !== undefined)
    throw new Refusal('conflict', `The container ${id} is connected already: look for it in the list, also of your other projects.`, [
      { path: 'id', message: 'taken' },
    ])
}
