import { ago } from '../shell/sampleTime.ts'
import { workflowDefinitionsSample } from './workflowDefinitions.sample.ts'
import type { RunStep, WorkflowRun } from './workflows.ts'
import { runResult } from './workflowSteps.ts'

/** How a workflow has run: so many times, the newest so many minutes ago, at this distance, and which of them, counted from the newest, went wrong. */
const histories = [
  { workflow: 'workflow-1', runs: 55, last: 14, every: 60, wrong: 9 },
  { workflow: 'workflow-2', runs: 28, last: 120, every: 390, wrong: 4 },
  { workflow: 'workflow-3', runs: 24, last: 26, every: 60, wrong: -1 },
  { workflow: 'workflow-4', runs: 16, last: 180, every: 10_080, wrong: 2 },
  { workflow: 'workflow-5', runs: 8, last: 12_960, every: 60, wrong: 0 },
] as const

/** The rates of the workflows are counted from these: 54 of 55 is 98.2%. */
export const workflowRunsSample: WorkflowRun[] = histories.flatMap(({ workflow, runs, last, every, wrong }) => {
  const { project, actions } = workflowDefinitionsSample.find((definition) => definition.id === workflow) ?? { project: '', actions: [] }
  return Array.from({ length: runs }, (_, back): WorkflowRun => {
    // What failed is the last action: the service that it asks did not answer.
    const steps = actions.map(({ kind, words }, at): RunStep => {
      const failed = back === wrong && at === actions.length - 1
      return { kind, words, result: failed ? 'failed' : 'done', ...(failed ? { reason: 'unreachable' as const } : {}) }
    })
    return {
      id: `${workflow}-run-${runs - back}`,
      project,
      workflow,
      at: ago(last + back * every, 'minutes'),
      milliseconds: 420 + ((back * 173) % 900),
      test: false,
      result: runResult(steps),
      steps,
    }
  })
})
