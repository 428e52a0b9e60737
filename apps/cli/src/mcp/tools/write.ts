import { lstatSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { z } from 'zod'
import { checkProof, type ContainerFile, parseTests, type Proof, readContainer, readProof } from '@tagmason/tracking'
import { newErrors } from '../../newErrors.ts'
import { consentOutcome } from '../../outcomes/consent.ts'
import { effectOutcome } from '../../outcomes/effect.ts'
import { mutateOutcome } from '../../outcomes/mutate.ts'
import { taintOutcome } from '../../outcomes/taint.ts'
import type { Outcome } from '../../outcomes/outcome.ts'
import type { SimulateValues } from '../../simulateOptions.ts'
import { Unusable } from '../../streams.ts'
import { writeTogether } from '../../writeTogether.ts'
import { type Folder, pathIn } from '../folder.ts'
import { container, path } from '../inputs.ts'
import { tool } from '../tool.ts'
import { type Installation, propose } from './installation.ts'
import { textIn } from './proofs.ts'

interface Given {
  readonly path: string
  readonly from: string
  readonly proof: string
  readonly meant?: readonly string[] | undefined
  readonly container?: string | undefined
  readonly title?: string | undefined
}

/** What a path begins with that names a container of the installation. */
const remote = 'installation:'

/** The tool that writes into the folder, and proposes drafts to an installation where there is one. */
export const writeTool = (installation: Installation | undefined) =>
  tool({
    name: 'write',
    description:
      'Writes a container or a file of tests into the folder, and refuses without a passing proof, which is checked by running it again. A container that is there: a proof of `effect` from it to the new one, with every hit that is gained, doubled or changed named in `meant`. A new container: a proof of `prove` (consent). Tests: a proof of `mutate` with their container. With an installation, `installation:GTM-…` as `path` proposes a container as a draft of that one, with a proof of `effect` from its export; a person takes it there or not.',
    input: z.object({
      path: path.describe('where to write: .json, or .yaml for tests; or installation:GTM-…'),
      from: path.describe('the draft or file whose content is written'),
      proof: path.describe('the proof, as a tool kept it'),
      meant: z.array(z.string().max(500)).max(500).optional().describe('the hits, by the names that `effect` gives them, whose difference is meant'),
      title: z.string().min(1).max(200).optional().describe('of a draft for an installation: what the change is for, for the person who looks at it'),
      container: container.optional().describe('of tests: the container that the proof is about'),
    }),
    writes: true,
    async run(folder, given: Given) {
      if (given.path.startsWith(remote)) return await proposed(folder, given, installation)
      const target = await pathIn(folder, given.path)
      if (given.path.startsWith('draft:')) throw new Unusable('A draft is no place to write to: name a file of the folder.')
      if (!/\.(?:json|ya?ml)$/.test(target) || given.path.split(/[\\/]/).some((part) => part.startsWith('.') && part !== '.'))
        throw new Unusable(`'${given.path}' is not written: containers are .json and tests .yaml files, outside of hidden folders.`)
      const text = await textIn(folder, given.from)
      const proof = readProof(await textIn(folder, given.proof))
      if (proof === undefined) throw new Unusable(`${given.proof} is no proof: give the one that a tool kept.`)
      const { file } = readContainer(text)
      const before = lstatSync(target, { throwIfNoEntry: false }) === undefined ? undefined : await textIn(folder, given.path)
      if (file !== null) await containerProven(folder, given, { target, proof, file, before })
      else await testsProven(folder, given, { target, proof, text, before })

      const now = lstatSync(target, { throwIfNoEntry: false }) === undefined ? undefined : await textIn(folder, given.path)
      if (now !== before) throw new Unusable(`${given.path} was changed meanwhile: prove the change against it as it is now.`)
      await writeTogether(dirname(target), { [basename(target)]: text })
      return `Written to ${given.path}, by a proof of '${proof.command}' that holds.`
    },
  })

/** Proposes what a draft holds. The installation checks the proof by running it against what it stores, and so its refusal counts. */
async function proposed(folder: Folder, given: Given, installation: Installation | undefined): Promise<string> {
  const id = given.path.slice(remote.length)
  if (installation === undefined)
    throw new Unusable(`There is no installation to propose ${id} to: start the server with TAGMASON_URL and TAGMASON_KEY, or name a file of the folder.`)
  if (given.title === undefined) throw refused(given.path, 'a person will look at the draft. Say in title what the change is for.')
  const text = await textIn(folder, given.from)
  const proof = readProof(await textIn(folder, given.proof))
  if (proof === undefined) throw new Unusable(`${given.proof} is no proof: give the one that a tool kept.`)
  if (readContainer(text).file === null) throw refused(given.path, `${given.from} is no container. Change an export of the installation.`)
  needs(given, proof, 'effect')
  const said = await propose(installation, id, { title: given.title, container: JSON.parse(text) as unknown, proof, meant: given.meant ?? [] })
  return `Proposed for ${id}, and applied to nothing: a person takes or dismisses it on the page GTM Management.\n${said}`
}

const refused = (path: string, why: string) => new Unusable(`${path} is not written: ${why}`)

interface Facts {
  /** The real path. */
  readonly target: string
  readonly proof: Proof
  /** What is there now. */
  readonly before: string | undefined
}

async function containerProven(folder: Folder, given: Given, { target, proof, file, before }: Facts & { readonly file: ContainerFile }): Promise<void> {
  const was = before === undefined ? null : readContainer(before).file
  if (before !== undefined && was === null) throw refused(given.path, 'what is there is no container, and would be lost. Name another file.')
  const from = await pathIn(folder, given.from)
  const errors = await newErrors(file, was === null ? [] : [was])
  if (errors.length > 0) throw refused(given.path, `it would not import any more (${errors.slice(0, 3).join('; ')}). Correct it and prove it again.`)
  if (was === null) {
    needs(given, proof, 'consent prove')
    const { late, region } = proof.options
    await holds(given, proof, await consentOutcome(from, { late: Number(late ?? 0), region: String(region ?? 'DE') }, valuesOf(proof)))
    return
  }
  needs(given, proof, 'effect')
  if (proof.inputs['visits'] !== undefined)
    throw refused(given.path, 'the proof is about visits of your own, which may leave out what breaks. Call effect without visits.')
  const outcome = await effectOutcome(target, from, undefined, valuesOf(proof))
  await holds(given, proof, outcome)
  await noWorse(given, target, from)
  const { changes } = outcome.report.data as { readonly changes: readonly { readonly kind: string; readonly label: string }[] }
  const other = changes.filter(({ label }) => given.meant?.includes(label) !== true)
  if (other.length > 0)
    throw refused(
      given.path,
      `it does more than is meant (${other.map(({ kind, label }) => `${kind}: ${label}`).join('; ')}). Change the draft, or name in meant what is meant.`,
    )
}

/** What was proven of the container that is there stays so, whatever is meant. */
async function noWorse(given: Given, target: string, from: string): Promise<void> {
  const checks = [
    ['it would run tags against what the visitor said', (file: string) => consentOutcome(file, { late: 0, region: 'DE' }, {})],
    ["a visitor's personal data would leave in it", (file: string) => taintOutcome(file, {})],
  ] as const
  for (const [why, check] of checks)
    if (!(await check(from)).passed && (await check(target)).passed)
      throw refused(given.path, `${why}, which the container that is there does not. Change the draft.`)
}

async function testsProven(folder: Folder, given: Given, { proof, text, before }: Facts & { readonly text: string }): Promise<void> {
  const isTests = (one: string) => !('message' in parseTests(one))
  if (!isTests(text)) throw refused(given.path, `${given.from} is neither a container nor a file of tests, and nothing else is written.`)
  if (before !== undefined && !isTests(before)) throw refused(given.path, 'what is there is no file of tests, and would be lost. Name another file.')
  needs(given, proof, 'mutate')
  if (given.container === undefined) throw refused(given.path, 'the proof is about tests and their container. Name the container too.')
  await holds(given, proof, await mutateOutcome(await pathIn(folder, given.container), await pathIn(folder, given.from), valuesOf(proof)))
}

function needs(given: Given, { command, passed }: Proof, wanted: string): void {
  if (command !== wanted) throw refused(given.path, `it needs a proof of '${wanted}', and this is one of '${command}'.`)
  if (!passed) throw refused(given.path, `the proof of '${command}' did not pass. Change the draft, and prove it again.`)
}

const valuesOf = ({ options: { now, seed } }: Proof): SimulateValues => ({
  ...(now === undefined ? {} : { now: String(now) }),
  ...(seed === undefined ? {} : { seed: String(seed) }),
})

/** Whether the proof holds for what was found when it was run again just now. */
async function holds(given: Given, proof: Proof, { inputs, report, passed }: Outcome): Promise<void> {
  const found = checkProof(proof, { inputs, data: report.data })
  if (found.length > 0 || !passed)
    throw refused(
      given.path,
      `the proof does not hold for these files (${found.map(({ code }) => code).join(', ') || 'failed'}). Prove the draft against the file as it is now.`,
    )
}
