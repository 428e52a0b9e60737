import { Refusal, type TagContainer } from '@tagmason/domain'
import { writeContainer } from '@tagmason/tracking'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { change, own, ownRow } from '../own.ts'
import { containerAudit, containerValidation, fixContainer, fixPreview } from './containerAudit.ts'
import { containerDetails, tagPreview } from './containerDetails.ts'
import { isOnlyGiven, storedFile } from './containerHistory.ts'
import { importPreview, importUpload, upload } from './containerImport.ts'
import { removeContainer, restoreContainer } from './containerRemoval.ts'
import { containerDifference, containerVersions, rollback, versionFile } from './containerVersions.ts'
import { approve, deployment, deploymentFile, markDeployed } from './deployment.ts'
import { dismissDraft, draftReview, keepDraft, takeDraft, waitingDrafts } from './drafts.ts'
import { madeTags } from './madeTags.ts'
import { deploymentProof } from './proof/deploymentProof.ts'
import { deploymentEffect, versionEffect } from './proof/effect.ts'
import { explanation } from './proof/explain.ts'
import { consentCheck, dataFlows } from './proof/privacy.ts'
import { proofCheck } from './proof/proofCheck.ts'
import { testStrength } from './proof/strength.ts'
import { keepPublished } from './published.ts'
import { runVisit } from './simulator/run.ts'
import { visitStart } from './simulator/visit.ts'
import { changeWorkspace, createWorkspace } from './workspaces.ts'

export const containers: Handles<'containers'> = {
  'containers.list': async (context) => ({
    containers: await own(context, 'containers'),
    tags: (await madeTags(context)).tags.map(({ row }) => row),
    workspaces: (await own(context, 'tagWorkspaces')).toSorted((a, b) => b.created.localeCompare(a.created)),
    drafts: await waitingDrafts(context),
  }),
  'containers.details': async (context, { id }) => containerDetails(context, id),
  'containers.validation': async (context, { id }) => containerValidation(context, id),
  'containers.audit': containerAudit,
  'containers.fixing': fixPreview,
  'containers.versions': async (context, { id }) => containerVersions(context, id),
  'containers.difference': containerDifference,
  'containers.effect': versionEffect,
  'containers.draft': draftReview,
  'containers.importing': importPreview,
  'containers.tag': async (context, { id }) => tagPreview(context, id),
  'containers.deployment': deployment,
  'containers.deploymentEffect': deploymentEffect,
  'containers.deploymentProof': deploymentProof,
  'containers.visit': visitStart,
  'containers.simulate': runVisit,
  'containers.explain': explanation,
  'containers.strength': testStrength,
  'containers.consent': consentCheck,
  'containers.dataFlows': dataFlows,
  'containers.proofCheck': proofCheck,

  'containers.connect': async (context, { id }) => {
    await unconnected(context, id)
    const { project } = context.session
    return put(context, { id, project, name: (await context.records.get('projects', project))?.website ?? id, status: 'pending', tags: 0, triggers: 0 })
  },
  'containers.rename': async (context, { id, name }) => change(context, 'containers', id, { name }),
  'containers.verify': async (context, { id }) => {
    const row = await ownRow(context, 'containers', id)
    const stored = await storedFile(context, id)
    // A file that a member only says is the container's stays no proof after it was stored.
    const isProof = stored !== undefined && (row.status === 'connected' || !(await isOnlyGiven(context, id)))
    const held = isProof ? await apart(context, 'held', stored.text) : null
    if (stored === undefined || held === null) return { status: row.status, importedAt: null }
    put(context, { ...row, status: 'connected', ...held, importedAt: stored.importedAt })
    return { status: 'connected', importedAt: stored.importedAt }
  },
  'containers.export': async (context, { id, version }) => {
    await ownRow(context, 'containers', id)
    if (version !== undefined) return versionFile(context, id, version)
    const stored = await storedFile(context, id)
    const text = stored === undefined ? null : await apart(context, 'written', stored.text)
    if (text !== null) return { fileName: `${id}.json`, text }
    const made = await madeTags(context)
    if (made.tags.length === 0)
      throw new Refusal('conflict', `Nothing is known to be in ${id}: import an export of it, or describe your goals so that there are tags to put in.`)
    return { fileName: `${id}.json`, text: writeContainer(made.file) }
  },
  'containers.remove': async (context, { id }) => removeContainer(context, id),
  'containers.restore': async (context, removed) => {
    await unconnected(context, removed.container.id)
    return restoreContainer(context, removed)
  },
  'containers.upload': upload,
  'containers.readPublished': keepPublished,
  'containers.import': importUpload,
  'containers.fix': fixContainer,
  'containers.propose': keepDraft,
  'containers.takeDraft': takeDraft,
  'containers.dismissDraft': dismissDraft,
  'containers.rollback': rollback,
  'containers.approve': approve,
  'containers.deploy': deploymentFile,
  'containers.markDeployed': markDeployed,

  'containers.createWorkspace': createWorkspace,
  'containers.changeWorkspace': changeWorkspace,
  'containers.removeWorkspace': async (context, { id }) => {
    const workspace = await ownRow(context, 'tagWorkspaces', id)
    context.records.remove('tagWorkspaces', id)
    return workspace
  },
}

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
