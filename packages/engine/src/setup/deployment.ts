import { type Approval, type Deployment, type DeploymentApproval, type DeploymentProof, type FileToSave, Refusal, type StaleApproval } from '@tagmason/domain'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { ownRow } from '../own.ts'
import { say } from '../sentences/say.ts'
import { storeFile } from './containerHistory.ts'
import { type DeploymentPlan, deploymentPlan, editedContent, editedId, filesOf, plannedChanges, type Wanted } from './deploymentPlan.ts'
import { editOf } from './editedTags.ts'
import type { MadeTag } from './madeTags.ts'
import { provenPlan } from './proof/deploymentProof.ts'

const approvalId = ({ session }: Context, { containerId, workspaceId = '' }: Wanted) => `${session.project}:${containerId}:${workspaceId}`

/** What the container would get, and whether somebody has approved just that. */
export async function deployment(context: Context, wanted: Wanted): Promise<Deployment> {
  const plan = await deploymentPlan(context, wanted)
  const approval = await context.records.get('deploymentApprovals', approvalId(context, wanted))
  return {
    tags: plan.drafts.length,
    changes: await plannedChanges(context, plan),
    compared: plan.stored !== undefined,
    plan: plan.name,
    approval: approval === undefined ? null : await standing(context, approval, plan),
  }
}

async function standing(context: Context, approval: DeploymentApproval, plan: DeploymentPlan): Promise<NonNullable<Deployment['approval']>> {
  const stale = await staleness(context, approval, plan)
  return { by: approval.by, at: approval.at, holds: stale === null, stale }
}

/** Why an approval does not hold for a plan; null where it does. The proof is looked at again each time, because a newer engine may come to another result. */
async function staleness(context: Context, { plan: approvedPlan, proof }: DeploymentApproval, plan: DeploymentPlan): Promise<StaleApproval | null> {
  if (approvedPlan !== plan.name) return 'plan'
  return proof !== undefined && (await apart(context, 'isProof', proof, plan.part, filesOf(plan).after)) ? null : 'proof'
}

/** Says yes to the plan that was looked at. */
export async function approve(context: Context, { plan, ...wanted }: Wanted & { plan: string }): Promise<Approval> {
  const looked = await deploymentPlan(context, wanted)
  const { drafts, name } = looked
  mustHoldDrafts(drafts)
  if (name !== plan) throw new Refusal('conflict', 'The plan has changed since it was looked at: look at it again, then approve it.')
  const proof = mustPass(await provenPlan(context, looked))
  const id = approvalId(context, wanted)
  const { session, now, records } = context
  const approval = { by: session.member.name, at: now.toISOString() }
  records.put('deploymentApprovals', id, { id, project: session.project, plan, proof, ...approval })
  return approval
}

/** The file of a proof that passes. */
function mustPass({ tests, failed, failures, impossible, file }: DeploymentProof): string {
  if (impossible !== '') throw new Refusal('conflict', `Nothing can be proven of this deployment, so it cannot be approved. ${impossible}`)
  const [first] = failures
  if (first !== undefined)
    throw new Refusal(
      'conflict',
      `${failed} of ${tests} tests fail in the container as it would be, first those of '${first.trigger}': correct the tags or the container, then approve it.`,
    )
  return file
}

/** The file that Tag Manager imports. The tags stay drafts: nobody knows yet that they are in the container. */
export async function deploymentFile(context: Context, wanted: Wanted): Promise<FileToSave & { tags: number }> {
  const { drafts, part } = await approved(context, wanted)
  return { fileName: `${wanted.containerId}-deploy.json`, text: part, tags: drafts.length }
}

/** The member says that the tags are in the container and published. The approval is used up. */
export async function markDeployed(context: Context, wanted: Wanted): Promise<{ tags: number }> {
  const { drafts, workspace, stored, after } = await approved(context, wanted)
  const { records, session, now, ports } = context
  await settle(context, drafts, wanted.containerId)
  for (const tag of workspace === null ? [] : drafts) {
    if (workspace === null || editOf(workspace.edits, tag.row.name) === null) continue
    const id = editedId(workspace, tag)
    const content = editedContent(workspace, tag)
    records.put('deployedTags', id, { id, project: session.project, content, containerId: wanted.containerId, at: now.toISOString() })
  }
  records.remove('deploymentApprovals', approvalId(context, wanted))
  // What was stored of the container is not what it holds any more.
  if (stored !== undefined && after !== null) await storeFile(context, { ...stored, text: after }, { cause: { kind: 'deploy', tags: drafts.length } })
  const id = ports.id()
  const { name } = await ownRow(context, 'containers', wanted.containerId)
  records.put('notifications', id, {
    id,
    project: session.project,
    title: say('notifications.deployment.title'),
    description: say(`notifications.deployment.${drafts.length === 1 ? 'one' : 'many'}`, { tags: drafts.length, container: name }),
    at: now.toISOString(),
    severity: 'success',
    read: false,
    href: '/setup/gtm',
  })
  return { tags: drafts.length }
}

/** The plan, where somebody has approved just that. */
async function approved(context: Context, wanted: Wanted): Promise<DeploymentPlan> {
  const plan = await deploymentPlan(context, wanted)
  mustHoldDrafts(plan.drafts)
  const approval = await context.records.get('deploymentApprovals', approvalId(context, wanted))
  if (approval === undefined) throw new Refusal('conflict', 'Nobody has approved this deployment: look at the plan and approve it first.')
  const stale = await staleness(context, approval, plan)
  if (stale === 'plan') throw new Refusal('conflict', `The plan is not the one that ${approval.by} approved: look at what has changed, then approve it again.`)
  if (stale === 'proof')
    throw new Refusal(
      'conflict',
      `The proof that ${approval.by} approved is missing, was changed or was made by another engine: approve the plan again to make a new one.`,
    )
  return plan
}

function mustHoldDrafts(drafts: readonly MadeTag[]) {
  if (drafts.length === 0)
    throw new Refusal('conflict', 'There is no draft among these tags, so there is nothing to deploy: change the plan or an event first.')
}

/** These tags are in that container now, as they are. */
export async function settle({ records, session, now }: Context, tags: readonly MadeTag[], containerId: string): Promise<void> {
  for (const { row, content } of tags) {
    if ((await records.get('generatedTags', row.id)) === undefined)
      records.put('deployedTags', row.id, { id: row.id, project: session.project, content, containerId, at: now.toISOString() })
    else records.put('generatedTags', row.id, { ...row, status: 'deployed', containerId })
  }
}
