import type { DeploymentProof } from '@tagmason/domain'
import { apart } from '../../apart.ts'
import type { Context } from '../../context.ts'
import { type DeploymentPlan, deploymentPlan, filesOf, type Wanted } from '../deploymentPlan.ts'

/** Whether the tags of a deployment do in the container what they do alone, and the proof of it. */
export async function deploymentProof(context: Context, wanted: Wanted): Promise<DeploymentProof> {
  return provenPlan(context, await deploymentPlan(context, wanted))
}

/** The same of a plan that is worked out. */
export function provenPlan(context: Context, plan: DeploymentPlan): Promise<DeploymentProof> {
  return apart(context, 'deploymentProof', plan.part, filesOf(plan).after, context.session.preferences.language)
}
