import { deploymentInputs, proveDeployment } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { simulating } from '../simulateOptions.ts'
import type { Outcome } from './outcome.ts'

/** Whether the tags of an import's file do in the container what they do alone, as a deployment on the screen proves it. */
export async function deploymentOutcome(container: string, part: string): Promise<Outcome> {
  const [{ file: whole }, { file: alone }] = [await containerAt(container), await containerAt(part)]
  const { proof, tests, failures } = await simulating(container, () => proveDeployment(alone, whole))
  return {
    report: {
      command: proof.command,
      file: container,
      title: `${failures.length} of ${tests} tests fail in ${container}.`,
      entries: failures.map(({ trigger, step }) => ({
        code: 'failed',
        level: 'error',
        label: 'fails',
        name: trigger,
        message: `At step ${step} of its visit.`,
        details: [],
      })),
      data: failures,
    },
    passed: proof.passed,
    summary: proof.summary,
    inputs: deploymentInputs(alone, whole),
    options: proof.options,
  }
}
