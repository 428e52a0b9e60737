import { checkProof, deploymentCommand, type Proof, proofEntries, proofHeadline, readProof } from '@tagmason/tracking'
import { type AnswerValues, formOf } from './answer.ts'
import { options } from './options.ts'
import { consentOutcome } from './outcomes/consent.ts'
import { deploymentOutcome } from './outcomes/deployment.ts'
import { effectOutcome } from './outcomes/effect.ts'
import { explainOutcome } from './outcomes/explain.ts'
import { mutateOutcome } from './outcomes/mutate.ts'
import type { Outcome } from './outcomes/outcome.ts'
import { taintOutcome } from './outcomes/taint.ts'
import type { SimulateValues } from './simulateOptions.ts'
import { type Streams, Unusable } from './streams.ts'
import { textAt } from './textAt.ts'
import { verifyProofUsage } from './usage/verifyProof.ts'
import { written } from './written.ts'

/** `tagmason verify-proof PROOF FILE…`: whether a proof holds for these files, by running the command again. Returns 0 where it does, 1 where it does not. */
export async function verifyProof(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, verifyProofUsage.flags)
  const [path, ...files] = positionals
  if (path === undefined || files.length === 0) throw new Unusable("A proof and its files are named: use 'tagmason verify-proof PROOF CONTAINER'.")
  const form = formOf(values as AnswerValues)
  const proof = readProof(await textAt(path))
  if (proof === undefined) throw new Unusable(`${path} is no proof file: name one that a command wrote with --proof.`)
  const outcome = await again(proof, files)
  const findings = checkProof(proof, { inputs: outcome.inputs, data: outcome.report.data })
  const holds = findings.length === 0
  const report = {
    command: 'verify-proof',
    file: path,
    title: proofHeadline(path, proof.command, holds),
    entries: proofEntries(proof.command, findings),
    data: { holds, findings, proof },
  }
  out(await written(report, form))
  return holds ? 0 : 1
}

/** Runs the command of a proof again, with the options that it names. */
async function again({ command, options: given }: Proof, [first = '', second, third]: readonly string[]): Promise<Outcome> {
  const text = (key: string) => (given[key] === undefined ? undefined : String(given[key]))
  const values: SimulateValues = { now: text('now'), seed: text('seed') }
  const needed = (file: string | undefined, what: string): string => {
    if (file === undefined) throw new Unusable(`The proof of '${command}' is about two files: name ${what} as well.`)
    return file
  }
  switch (command) {
    case 'effect':
      return await effectOutcome(first, needed(second, 'the second container'), third, values)
    case 'mutate':
      return await mutateOutcome(first, needed(second, 'the tests'), values)
    case 'explain':
      return await explainOutcome(first, text('tag') ?? '', values)
    case 'consent prove':
      return await consentOutcome(first, { late: Number(given['late'] ?? 0), region: text('region') ?? 'DE' }, values)
    case deploymentCommand:
      // Where nothing was stored of the container, it is what is imported.
      return await deploymentOutcome(first, second ?? first)
    case 'taint':
      return await taintOutcome(first, values)
    default:
      throw new Unusable(`The proof is of '${command}', which this version of tagmason does not know: use the version that wrote it.`)
  }
}
