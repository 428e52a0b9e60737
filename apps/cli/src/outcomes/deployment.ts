import { deploymentEntries, deploymentHeadline, deploymentInputs, proveDeployment } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { simulating } from '../simulateOptions.ts'
import type { Outcome } from './outcome.ts'

/** Whether the tags of an import's file do in the container what they do alone, as a deployment on the screen proves it. */
export async function deploymentOutcome(container: string, part: string): Promise<Outcome> {
  const [{ file: whole }, { file: alone }] = [await containerAt(container), await containerAt(part)]
  const proven = await simulating(container, () => proveDeployment(alone, whole))
  const { proof, failures } = proven
  return {
    report: { command: proof.command, file: container, title: deploymentHeadline(container, proven), entries: deploymentEntries(proven), data: failures },
    passed: proof.passed,
    summary: proof.summary,
    inputs: deploymentInputs(alone, whole),
    options: proof.options,
  }
}
