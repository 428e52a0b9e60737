import type { Step } from '@tagmason/domain'
import type { ConsentProof, TagConsentProof } from '../consent/types.ts'
import type { Effect } from '../effect/index.ts'
import type { Explanation } from '../explain/index.ts'
import type { ContainerFile } from '../gtm/model.ts'
import { expectationAgainst, type Judged } from '../mutate/index.ts'
import { type Taint, taintCounts } from '../taint/index.ts'
import { deploymentCommand, deploymentInputs, type ProvenDeployment } from './deployment.ts'
import type { proofOf } from './proof.ts'

/** What a command came to, as `proofOf` keeps it: the CLI and the screens write the same proof of it. */
export type CommandResult = Parameters<typeof proofOf>[0]

/** Passes where every tag is proven. `late` is in milliseconds. */
export const consentResult = (container: ContainerFile, given: { readonly late: number; readonly region: string }, found: ConsentProof): CommandResult => {
  const count = (verdict: TagConsentProof['verdict']) => found.tags.filter((one) => one.verdict === verdict).length
  const summary = { proven: count('proven'), broken: count('broken'), unknown: count('unknown'), visits: found.visits }
  return { command: 'consent prove', options: { ...given }, passed: summary.broken + summary.unknown === 0, summary, inputs: { container }, data: found }
}

/** Passes where nothing is lost or no longer known. `visits` are those of a file; left out where they were made up. */
export const effectResult = (
  files: { readonly before: ContainerFile; readonly after: ContainerFile; readonly visits?: readonly (readonly Step[])[] },
  effect: Effect,
): CommandResult => {
  const count = (kind: string) => effect.changes.filter((change) => change.kind === kind).length
  const [lost, unknown] = [count('lost'), count('unknown')]
  return {
    command: 'effect',
    options: {},
    passed: lost + unknown === 0,
    summary: { visits: effect.visits, lost, unknown, doubled: count('doubled'), changed: count('changed'), gained: count('gained') },
    inputs: files,
    data: effect,
  }
}

/** Passes where there is a visit that fires the tag. */
export const explainResult = (container: ContainerFile, tag: string, found: Explanation): CommandResult => ({
  command: 'explain',
  options: { tag },
  passed: found.fires,
  summary: { fires: Number(found.fires) },
  inputs: { container },
  data: found,
})

/** Passes where nothing that is likely to be personal leaves in a parameter that the container fills. */
export const taintResult = (container: ContainerFile, taint: Taint): CommandResult => {
  const { personal, automatic, open } = taintCounts(taint)
  return {
    command: 'taint',
    options: {},
    passed: personal === 0,
    summary: { flows: taint.flows.length, personal, automatic, open, visits: taint.visits },
    inputs: { container },
    data: taint,
  }
}

/** How many faults met each fate. */
export const faultCounts = (judged: readonly Judged[]) => {
  const of = (fate: Judged['fate']) => judged.filter((one) => one.fate === fate).length
  return { killed: of('killed'), survived: of('survived'), equivalent: of('equivalent') }
}

/**
 * Passes where the tests notice all that can be noticed.
 * @param tests The text of their file.
 * @param work As `judgeMutants` had it, where it tried a sample of the faults only.
 */
export const mutateResult = (container: ContainerFile, tests: string, judged: readonly Judged[], work?: number): CommandResult => {
  const summary = faultCounts(judged)
  return {
    command: 'mutate',
    options: work === undefined ? {} : { work },
    passed: summary.survived === 0,
    summary,
    inputs: { container, tests },
    data: { ...summary, mutants: judged.map(asJson) },
  }
}

const faultOf = ({ code, kind, name, what, before, after }: Judged) => ({ code, kind, name, what, before, after })
const asJson = (one: Judged) => {
  if (one.fate === 'killed') return { ...faultOf(one), fate: one.fate, test: one.test }
  if (one.fate === 'equivalent') return { ...faultOf(one), fate: one.fate, visits: one.visits }
  const { test, steps, at } = one.visit
  return { ...faultOf(one), fate: one.fate, ...(test === undefined ? {} : { test }), steps, step: at + 1, expect: expectationAgainst(one.visit) ?? null }
}

/** Passes where the tags of an import do in the container what they do alone. */
export const deploymentResult = (part: ContainerFile, container: ContainerFile, { proof, failures }: ProvenDeployment): CommandResult => ({
  command: deploymentCommand,
  options: proof.options,
  passed: proof.passed,
  summary: proof.summary,
  inputs: deploymentInputs(part, container),
  data: failures,
})
