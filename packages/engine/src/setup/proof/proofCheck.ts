import type { ProofTexts } from './proofTexts.ts'
import { type ProofCheck, type ProofFault, proofInputNames, provenCommands } from '@tagmason/domain'
import { checkProof, type Proof, type ProofFinding, readProof, writeContainer } from '@tagmason/tracking'
import { apart } from '../../apart.ts'
import type { Context } from '../../context.ts'
import { ownRow } from '../../own.ts'
import { historyOf, textOfVersion } from '../containerHistory.ts'
import { madeTags } from '../madeTags.ts'

interface Asked {
  id: string
  proof: string
  files: ProofTexts
}

/** Whether a proof file holds for the versions that are kept of a container, and for what was chosen beside them. */
export async function proofCheck(context: Context, { id, proof: text, files }: Asked): Promise<ProofCheck> {
  await ownRow(context, 'containers', id)
  const proof = readProof(text)
  if (proof === undefined) return checked({ outcome: 'unreadable' })
  const command = provenCommands.find((one) => one === proof.command) ?? 'unknown'
  const told = { command, passed: proof.passed }
  if (command === 'unknown') return checked({ ...told, outcome: 'broken', faults: [{ code: 'unknownCommand' }] })
  const atOnce = checkProof(proof, { inputs: {} }).flatMap(faultOf)
  if (atOnce.some(({ code }) => code === 'changed')) return checked({ ...told, outcome: 'broken', faults: atOnce })
  const kept = await keptInputs(context, id, proof)
  const texts: ProofTexts = { ...kept.texts, ...files }
  const versions = kept.versions.filter(({ input }) => files[input] === undefined)
  const faults = [...atOnce, ...containerFaults(proof, texts, versions, kept.now)]
  if (faults.length > 0) return checked({ ...told, outcome: 'broken', faults, versions })
  const missing = proofInputNames.filter((input) => proof.inputs[input] !== undefined && texts[input] === undefined)
  if (missing.length > 0) return checked({ ...told, outcome: 'files', files: missing, versions })
  const { findings, tooLong, impossible } = await apart(context, 'proofAgain', text, texts, context.session.preferences.language)
  if (tooLong) return checked({ ...told, outcome: 'tooLong', versions })
  if (impossible !== '') return checked({ ...told, outcome: 'impossible', versions, impossible })
  const found = findings.flatMap(faultOf)
  return checked({ ...told, outcome: found.length === 0 ? 'holds' : 'broken', faults: found, versions })
}

const checked = (found: Partial<ProofCheck> & Pick<ProofCheck, 'outcome'>): ProofCheck => ({
  command: 'unknown',
  passed: false,
  faults: [],
  files: [],
  versions: [],
  impossible: '',
  ...found,
})

/** That a command failed is no fault of its proof, and what is missing is asked for. */
function faultOf({ code, values }: ProofFinding): ProofFault[] {
  switch (code) {
    case 'otherEngine':
      return [{ code, ...values }]
    case 'otherInput': {
      const input = proofInputNames.find((name) => name === values.input)
      return input === undefined ? [] : [{ code: 'otherFile', input }]
    }
    case 'changed':
    case 'resultDiffers':
      return [{ code }]
    default:
      return []
  }
}

/** What the command is about is what is stored now: the check names an older version, and a container that is none of them. */
function containerFaults({ inputs }: Proof, texts: ProofTexts, versions: ProofCheck['versions'], now: number): ProofFault[] {
  if (inputs['container'] === undefined) return []
  if (texts.container === undefined) return [{ code: 'container' }]
  const version = versions.find(({ input }) => input === 'container')?.version
  return version === undefined || version === now ? [] : [{ code: 'older', version, now }]
}

interface Kept {
  texts: ProofTexts
  versions: ProofCheck['versions']
  /** The number of what is stored now; 0 where nothing is. */
  now: number
}

/** The versions that a proof is about, the newest first, by their hashes. Where nothing is stored of a container, it is what is generated, as its download is. */
async function keptInputs(context: Context, id: string, { inputs }: Proof): Promise<Kept> {
  const { versions } = await historyOf(context, id)
  const kept: Kept = { texts: {}, versions: [], now: versions.at(-1)?.number ?? 0 }
  const sought = new Set(proofInputNames.filter((input) => input !== 'tests' && input !== 'visits' && inputs[input] !== undefined))
  const take = async (text: string, version: number) => {
    const hash = await apart(context, 'contentHash', text)
    for (const input of sought)
      if (inputs[input] === hash) {
        kept.texts[input] = text
        if (version > 0) kept.versions.push({ input, version })
        sought.delete(input)
      }
  }
  for (const version of versions.toReversed()) {
    if (sought.size === 0) break
    await take(await textOfVersion(version), version.number)
  }
  if (versions.length === 0) await take(writeContainer((await madeTags(context)).file), 0)
  kept.versions.sort((one, other) => proofInputNames.indexOf(one.input) - proofInputNames.indexOf(other.input))
  return kept
}
