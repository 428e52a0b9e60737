import type { Step } from '@tagmason/domain'
import { proveConsent } from '../consent/index.ts'
import { effectOf } from '../effect/index.ts'
import { explainTag } from '../explain/index.ts'
import type { ContainerFile } from '../gtm/model.ts'
import { judgeMutants, mutantsOf } from '../mutate/index.ts'
import { errorOf } from '../sentences/sentenceError.ts'
import type { SimulateOptions } from '../simulate/simulate.ts'
import { parseTests } from '../simulate/tests/parse.ts'
import { taintOf } from '../taint/index.ts'
import { deploymentCommand, proveDeployment } from './deployment.ts'
import type { Proof } from './proof.ts'
import { type CommandResult, consentResult, deploymentResult, effectResult, explainResult, mutateResult, taintResult } from './results.ts'

/** The files that a proof is about, by what they are to its command. */
export interface ProofFiles {
  readonly container?: ContainerFile
  readonly before?: ContainerFile
  readonly after?: ContainerFile
  readonly import?: ContainerFile
  /** The text of a file of tests. */
  readonly tests?: string
  readonly visits?: readonly (readonly Step[])[]
}

/** What each command that writes proofs is about, in the order in which the CLI takes the files. */
export const proofInputs = {
  effect: ['before', 'after', 'visits'],
  mutate: ['container', 'tests'],
  explain: ['container'],
  'consent prove': ['container'],
  taint: ['container'],
  [deploymentCommand]: ['container', 'import'],
} as const satisfies Readonly<Record<string, readonly (keyof ProofFiles)[]>>

export type ProvingCommand = keyof typeof proofInputs

/** Whether this version knows the command of a proof. */
export const isProvingCommand = (command: string): command is ProvingCommand => Object.hasOwn(proofInputs, command)

/** What may be given to a command that is run again. */
export interface AgainOptions extends Pick<SimulateOptions, 'progress'> {
  /** As `judgeMutants` has it: the most visits that are run for a proof of `mutate`. */
  readonly work?: number
}

/**
 * Runs the command of a proof again over these files, with the options that the proof names.
 * @returns undefined where a file is missing, or the command takes more work than is allowed
 * @throws SentenceError where a container cannot be run, or the tests cannot be read
 */
export async function resultAgain(
  { command, options: given }: Proof,
  files: ProofFiles,
  { progress, work }: AgainOptions = {},
): Promise<CommandResult | undefined> {
  const { container, before, after, tests } = files
  const options = { ...optionsOf(given), ...(progress === undefined ? {} : { progress }) }
  switch (command) {
    case 'effect': {
      if (before === undefined || after === undefined) return undefined
      const { visits } = files
      const own = visits === undefined ? {} : { visits }
      return effectResult({ before, after, ...own }, await effectOf(before, after, { ...options, ...own }))
    }
    case deploymentCommand: {
      if (container === undefined) return undefined
      // Where nothing was stored of the container, it is what is imported.
      const part = files.import ?? container
      return deploymentResult(part, container, await proveDeployment(part, container))
    }
  }
  if (container === undefined) return undefined
  switch (command) {
    case 'mutate': {
      if (tests === undefined) return undefined
      return mutateAgain(container, tests, options, sampled(given['work']), work)
    }
    case 'explain': {
      const tag = String(given['tag'] ?? '')
      return explainResult(container, tag, await explainTag(container, tag, options))
    }
    case 'consent prove': {
      const orders = { late: Number(given['late'] ?? 0), region: String(given['region'] ?? 'DE') }
      return consentResult(container, orders, await proveConsent(container, { ...options, ...orders }))
    }
    case 'taint':
      return taintResult(container, await taintOf(container, options))
    default:
      return undefined
  }
}

const sampled = (work: string | number | undefined): number | undefined => (work === undefined ? undefined : Number(work))

async function mutateAgain(
  container: ContainerFile,
  text: string,
  options: SimulateOptions,
  work: number | undefined,
  most: number = Number.POSITIVE_INFINITY,
): Promise<CommandResult | undefined> {
  const found = parseTests(text)
  if ('message' in found) throw errorOf(found.message)
  const allowed = Math.min(work ?? most, most)
  const judged = await judgeMutants(container, found.tests, Number.isFinite(allowed) ? { ...options, work: allowed } : options)
  const isCut = allowed !== work && judged.length < mutantsOf(container).length
  return isCut ? undefined : mutateResult(container, text, judged, work)
}

/** Time and chance, as a proof names them. */
function optionsOf({ now, seed }: Proof['options']): SimulateOptions {
  const time = now === undefined ? Number.NaN : Date.parse(String(now))
  return { ...(Number.isNaN(time) ? {} : { now: time }), ...(seed === undefined ? {} : { seed: Number(seed) }) }
}
