import {
  checkProof,
  type CommandResult,
  isProvingCommand,
  parseTests,
  type Proof,
  proofEntries,
  type ProofFiles,
  proofHeadline,
  proofInputs,
  readProof,
  resultAgain,
} from '@tagmason/tracking'
import { type AnswerValues, formOf } from './answer.ts'
import { containerAt } from './containerAt.ts'
import { options } from './options.ts'
import { visitsAt } from './outcomes/effect.ts'
import { simulateOptions, simulating, unusableAt } from './simulateOptions.ts'
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
  const findings = checkProof(proof, await again(proof, files))
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
async function again(proof: Proof, files: readonly string[]): Promise<CommandResult> {
  const { command } = proof
  if (!isProvingCommand(command)) throw unknown(command)
  // Refuses an impossible time or seed by its name.
  simulateOptions({ now: textOf(proof.options['now']), seed: textOf(proof.options['seed']) })
  const given: Partial<Record<keyof ProofFiles, unknown>> = {}
  for (const [at, input] of proofInputs[command].entries()) {
    const path = files[at]
    const needed = second[input]
    if (path !== undefined) given[input] = await read(input, path)
    else if (needed !== undefined) throw new Unusable(`The proof of '${command}' is about two files: name ${needed} as well.`)
  }
  const result = await simulating(files.join(', '), () => resultAgain(proof, given as ProofFiles))
  if (result === undefined) throw unknown(command)
  return result
}

/** What a second file is called where a proof needs one. */
const second: Partial<Record<keyof ProofFiles, string>> = { after: 'the second container', tests: 'the tests' }

const textOf = (value: string | number | undefined) => (value === undefined ? undefined : String(value))

const unknown = (command: string) => new Unusable(`The proof is of '${command}', which this version of tagmason does not know: use the version that wrote it.`)

async function read(input: keyof ProofFiles, path: string): Promise<unknown> {
  if (input === 'visits') return visitsAt(path)
  if (input !== 'tests') return (await containerAt(path)).file
  const text = await textAt(path)
  const found = parseTests(text)
  if ('message' in found) throw await unusableAt(path, found)
  return text
}
