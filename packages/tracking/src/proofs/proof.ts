import { engineVersion } from '../simulate/engineVersion.ts'
import { canonicalJson } from '../versions/canonical.ts'
import { sha256 } from '../versions/sha256.ts'

/** That a command came to a result over these files: what a deployment can ask for. It is no signature: who checks it lets the command run again. */
export interface Proof {
  readonly format: 'tagmason-proof'
  readonly version: 1
  /** Such as `effect` or `consent prove`. */
  readonly command: string
  /** The options that the result depends on. */
  readonly options: Readonly<Record<string, string | number>>
  readonly engine: string
  /** SHA-256 by what the file was to the command: `container`, `before`, `after`, `tests`, `visits`. */
  readonly inputs: Readonly<Record<string, string>>
  readonly passed: boolean
  readonly summary: Readonly<Record<string, number>>
  /** SHA-256 of the result. */
  readonly result: string
  /** SHA-256 of all that is above it. */
  readonly digest: string
}

/** Why a proof does not hold. */
export type ProofFinding =
  | { readonly code: 'changed' | 'resultDiffers' | 'failed'; readonly values: Readonly<Record<string, never>> }
  | { readonly code: 'otherEngine'; readonly values: { readonly proof: string; readonly here: string } }
  | { readonly code: 'otherInput' | 'missingInput'; readonly values: { readonly input: string } }

/** The hash of a value that a proof is about: the same for the same content, in whatever order its keys stand. */
export const hashOf = (value: unknown): string => sha256(typeof value === 'string' ? value : canonicalJson(value))

const digestOf = (proof: Omit<Proof, 'digest'>): string => hashOf(proof)

/**
 * A proof of a result, to be kept as JSON.
 * @param made.inputs What the result depends on, by what it was to the command; of `data`, the result, only the hash is kept.
 */
export const proofOf = (
  made: Pick<Proof, 'command' | 'options' | 'passed' | 'summary'> & { readonly inputs: Readonly<Record<string, unknown>>; readonly data: unknown },
): Proof => {
  const { command, options, passed, summary, inputs, data } = made
  const proof = {
    format: 'tagmason-proof' as const,
    version: 1 as const,
    command,
    options,
    engine: engineVersion,
    inputs: Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, hashOf(value)])),
    passed,
    summary,
    result: hashOf(data),
  }
  return { ...proof, digest: digestOf(proof) }
}

const isBag = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A proof from the text of its file; undefined where it is none. */
export const readProof = (text: string): Proof | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    if (!isBag(value) || value['format'] !== 'tagmason-proof' || value['version'] !== 1 || !isBag(value['inputs']) || !isBag(value['options'])) return undefined
    return ['command', 'engine', 'result', 'digest'].every((key) => typeof value[key] === 'string') && typeof value['passed'] === 'boolean'
      ? (value as unknown as Proof)
      : undefined
  } catch {
    return undefined
  }
}

/** What was found when it was checked again; `data` is the result of the command run again, where it was. */
export interface Checked {
  readonly inputs: Readonly<Record<string, unknown>>
  readonly data?: unknown
}

/** Why a proof does not hold for these files; empty where it does. */
export const checkProof = (proof: Proof, { inputs, data }: Checked): readonly ProofFinding[] => {
  const { digest, ...rest } = proof
  if (digestOf(rest) !== digest) return [{ code: 'changed', values: {} }]
  const found: ProofFinding[] = []
  if (proof.engine !== engineVersion) found.push({ code: 'otherEngine', values: { proof: proof.engine, here: engineVersion } })
  for (const [input, hash] of Object.entries(proof.inputs)) {
    const value = inputs[input]
    if (value === undefined) found.push({ code: 'missingInput', values: { input } })
    else if (hashOf(value) !== hash) found.push({ code: 'otherInput', values: { input } })
  }
  if (found.length === 0 && data !== undefined && hashOf(data) !== proof.result) found.push({ code: 'resultDiffers', values: {} })
  if (!proof.passed) found.push({ code: 'failed', values: {} })
  return found
}
