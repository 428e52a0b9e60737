import { type EffectKind, effectKinds } from '@tagmason/domain'
import {
  checkProof,
  type ContainerFile,
  type Effect,
  effectOf,
  loadSentences,
  proveConsent,
  type Proof,
  readContainer,
  readProof,
  sentenceOf,
  type SimulateOptions,
  taintCounts,
  taintOf,
  validateContainer,
  worded,
  writeContainer,
} from '@tagmason/tracking'
import { mustRead } from '../containerChanges.ts'

/** Why a draft is refused, in one sentence of English, or its file with what the proof found. */
export type ProvenDraft = { refused: string } | { text: string; counts: Record<EffectKind, number>; visits: number }

const refused = (why: string): ProvenDraft => ({ refused: `The draft is not taken: ${why}` })

/**
 * Whether a changed container comes with a passing proof that was made for exactly this change, which is checked by running it again. Beside that the draft has to import,
 * and respects consent and keeps personal data in as the stored container does. Runs both on many visits, so a server does it in a thread.
 * @param meant the hits that are gained, doubled or changed, by the labels that the proof gives them
 */
export async function provenDraft(before: string, after: string, proofText: string, meant: readonly string[]): Promise<ProvenDraft> {
  const was = mustRead(before)
  const { file } = readContainer(after)
  if (file === null) return refused('it is no container export. Change an export of the stored container.')
  const publicId = (one: ContainerFile) => one.containerVersion.container?.publicId
  if (publicId(file) !== publicId(was)) return refused('it is another container. Change an export of the stored one.')
  if (writeContainer(file) === writeContainer(was)) return refused('it is as what is stored. Change it first.')
  const errors = newErrors(was, file)
  if (errors.length > 0)
    return refused(`it would not import any more (${worded(await loadSentences('en'), errors.slice(0, 3)).join('; ')}). Correct it and prove it again.`)
  const proof = readProof(proofText)
  const wrong = proof === undefined ? 'the proof is none. Send the one that effect made.' : unfit(proof)
  if (proof === undefined || wrong !== '') return refused(wrong)
  let effect: Effect
  try {
    effect = await effectOf(was, file, optionsOf(proof))
  } catch (error) {
    return refused(`it cannot be compared (${worded(await loadSentences('en'), sentenceOf(error))}). Correct it and prove it again.`)
  }
  const faults = checkProof(proof, { inputs: { before: was, after: file }, data: effect })
  if (faults.length > 0)
    return refused(
      `the proof does not hold for this change of what is stored (${faults.map(({ code }) => code).join(', ')}). Ask for the stored container, and prove the draft against it.`,
    )
  const counts = Object.fromEntries(effectKinds.map((kind) => [kind, effect.changes.filter((one) => one.kind === kind).length])) as Record<EffectKind, number>
  if (counts.lost + counts.unknown > 0) return refused('a hit is lost, or no longer known to be sent. Change it so that each hit of before is still sent.')
  const other = effect.changes.filter(({ label }) => !meant.includes(label))
  if (other.length > 0)
    return refused(
      `it does more than is meant (${other
        .slice(0, 5)
        .map(({ kind, label }) => `${kind}: ${label}`)
        .join('; ')}). Change it, or name in meant what is meant.`,
    )
  const worse = await becameWorse(was, file)
  return worse === '' ? { text: writeContainer(file), counts, visits: effect.visits } : refused(worse)
}

const newErrors = (was: ContainerFile, file: ContainerFile) => {
  const errorsOf = (one: ContainerFile) => validateContainer(one).filter(({ severity }) => severity === 'error')
  const keyOf = ({ code, message }: ReturnType<typeof errorsOf>[number]) => JSON.stringify([code, message])
  const known = new Set(errorsOf(was).map(keyOf))
  return errorsOf(file).flatMap((one) => (known.has(keyOf(one)) ? [] : [one.message]))
}

/** Why a proof cannot be one for a draft; empty where it can. */
function unfit({ command, passed, inputs }: Proof): string {
  if (command !== 'effect') return `it needs a proof of 'effect', and this is one of '${command.slice(0, 40)}'.`
  if (inputs['visits'] !== undefined) return 'the proof is about visits of your own, which may leave out what breaks. Call effect without visits.'
  return passed ? '' : 'its proof did not pass. Change it, and prove it again.'
}

/** What the proof was made with; of what is no time or number nothing is taken, and then its result is another one. */
function optionsOf({ options: { now, seed } }: Proof): SimulateOptions {
  const time = now === undefined ? Number.NaN : Date.parse(String(now))
  return { ...(Number.isNaN(time) ? {} : { now: time }), ...(/^\d{1,9}$/.test(String(seed)) ? { seed: Number(seed) } : {}) }
}

/** What was proven of the stored container stays so, whatever is meant. */
async function becameWorse(was: ContainerFile, file: ContainerFile): Promise<string> {
  const respects = async (one: ContainerFile) => (await proveConsent(one, { late: 0, region: 'DE' })).tags.every(({ verdict }) => verdict === 'proven')
  if (!(await respects(file)) && (await respects(was)))
    return 'it would run tags against what the visitor said, which the stored container does not. Change it.'
  const keeps = async (one: ContainerFile) => taintCounts(await taintOf(one, {})).personal === 0
  if (!(await keeps(file)) && (await keeps(was))) return "a visitor's personal data would leave in it, which it does not in the stored container. Change it."
  return ''
}
