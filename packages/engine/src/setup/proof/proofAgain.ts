import type { Language } from '@tagmason/domain'
import {
  checkProof,
  type ContainerFile,
  errorOf,
  hashOf,
  loadSentences,
  parseTests,
  parseVisit,
  type ProofFiles,
  type ProofFinding,
  readContainer,
  readProof,
  resultAgain,
  sentenceOf,
  worded,
} from '@tagmason/tracking'
import type { ProofTexts } from './proofTexts.ts'
import { strengthWork } from './strengthOfFile.ts'

/** What a proof calls a container's file by; empty where it is none. */
export function contentHash(text: string): string {
  const { file } = readContainer(text)
  return file === null ? '' : hashOf(file)
}

interface Again {
  findings: readonly ProofFinding[]
  /** It takes more work than a page may ask for. */
  tooLong: boolean
  /** One sentence in the member's language where it could not be run; empty where it was. */
  impossible: string
}

/**
 * Why a proof does not hold for these files, found by running its command again as `tagmason verify-proof` does. Takes as long as the command did, so a server does it
 * in a thread.
 */
export async function proofAgain(text: string, texts: ProofTexts, language: Language): Promise<Again> {
  const proof = readProof(text)
  if (proof === undefined) return told([{ code: 'changed', values: {} }])
  try {
    const files = filesOf(texts)
    const atOnce = checkProof(proof, { inputs: { ...files } })
    // Other files come to another result, so only the same are run.
    if (atOnce.some(({ code }) => code !== 'failed')) return told(atOnce)
    const result = await resultAgain(proof, files, { work: strengthWork })
    return result === undefined ? { ...told([]), tooLong: true } : told(checkProof(proof, result))
  } catch (error) {
    return { ...told([]), impossible: worded(await loadSentences(language), sentenceOf(error)) }
  }
}

const told = (findings: Again['findings']): Again => ({ findings, tooLong: false, impossible: '' })

function filesOf({ container, before, after, import: part, tests, visits }: ProofTexts): ProofFiles {
  return {
    ...(container !== undefined && { container: containerIn(container) }),
    ...(before !== undefined && { before: containerIn(before) }),
    ...(after !== undefined && { after: containerIn(after) }),
    ...(part !== undefined && { import: containerIn(part) }),
    ...(tests !== undefined && { tests }),
    ...(visits !== undefined && { visits: visitsIn(visits) }),
  }
}

/** The visits of a file of tests, or the one of a file of steps, as the command takes both. */
function visitsIn(text: string): NonNullable<ProofFiles['visits']> {
  const found = parseTests(text)
  if (!('message' in found)) return found.tests.map(({ steps }) => steps)
  const steps = parseVisit(text)
  if (!('message' in steps)) return [steps]
  throw errorOf(steps.message)
}

function containerIn(text: string): ContainerFile {
  const { file, findings } = readContainer(text)
  if (file === null) throw errorOf(findings[0]?.message ?? '')
  return file
}
