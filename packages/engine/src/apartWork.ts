import { mostListedFindings, readTable } from '@tagmason/domain'
import {
  audit,
  type AuditFinding,
  type AuditOptions,
  loadSentences,
  planFromGoals,
  readContainer,
  validateContainer,
  type Worded,
  worded,
} from '@tagmason/tracking'
import { issuesInFiles, isCleanOf } from './automation/containerIssues.ts'
import { issueMended } from './automation/issueMended.ts'
import { tableBytes } from './files/tableFile.ts'
import { exportBytes } from './reports/exportFile.ts'
import { namesOf } from './setup/containerNames.ts'
import { decodedScript } from './setup/decodedScript.ts'
import { entitiesOfFile } from './setup/containerEntities.ts'
import {
  consentOriginOfFile,
  countsOfFile,
  differenceOfFiles,
  fixesOfFile,
  heldInFile,
  importOfFile,
  isProofOf,
  mendedFile,
  mergedFile,
  sendersInFile,
  writtenFile,
} from './setup/containerWork.ts'
import { visitPartsOfFile } from './setup/simulator/customEvents.ts'
import { specificationOfFile } from './setup/specificationOfFile.ts'
import { recordingOfFile } from './setup/recordingOfFile.ts'
import { consentOfFile } from './setup/proof/consentOfFile.ts'
import { contentHash, proofAgain } from './setup/proof/proofAgain.ts'
import { provenDraft } from './setup/proof/provenDraft.ts'
import { provenFiles } from './setup/proof/provenFiles.ts'
import { flowsOfFile } from './setup/proof/flowsOfFile.ts'
import { effectFile } from './setup/proof/effectFile.ts'
import { explainFile } from './setup/proof/explainFile.ts'
import { strengthOfFile } from './setup/proof/strengthOfFile.ts'

type Language = Parameters<typeof loadSentences>[0]

const order = ['error', 'warning', 'info']

/** The findings of a container's file in a member's language, errors first, and how many there are of all. */
async function auditFile(text: string, options: AuditOptions, language: Language): Promise<{ total: number; findings: Worded<AuditFinding>[] }> {
  const { file } = readContainer(text)
  const found = file === null ? [] : audit(file, options)
  const listed = found.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity)).slice(0, mostListedFindings)
  return { total: found.length, findings: worded(await loadSentences(language), listed) }
}

/** What reading a container's file and importing it would refuse or lose, in a member's language, and what it calls itself; `names` is null where it cannot be used. */
async function reviewFile(text: string, language: Language) {
  const { file, findings } = readContainer(text)
  const { losses, ...said } = worded(await loadSentences(language), { findings, losses: file === null ? [] : validateContainer(file) })
  return file === null ? { names: null, ...said, losses: [] } : { names: namesOf(file), ...said, losses }
}

/** Work that takes seconds where its input is large: pure functions whose inputs and results can be copied between threads. */
const work = {
  plan: planFromGoals,
  audit: auditFile,
  review: reviewFile,
  published: decodedScript,
  difference: differenceOfFiles,
  entities: entitiesOfFile,
  held: heldInFile,
  senders: sendersInFile,
  written: writtenFile,
  counts: countsOfFile,
  consentOrigin: consentOriginOfFile,
  fixes: fixesOfFile,
  mended: mendedFile,
  import: importOfFile,
  merged: mergedFile,
  isProof: isProofOf,
  issues: issuesInFiles,
  isClean: isCleanOf,
  issueMended,
  specification: specificationOfFile,
  visitParts: visitPartsOfFile,
  effect: effectFile,
  explain: explainFile,
  strength: strengthOfFile,
  consent: consentOfFile,
  recording: recordingOfFile,
  dataFlows: flowsOfFile,
  deploymentProof: provenFiles,
  draft: provenDraft,
  contentHash,
  proofAgain,
  table: tableBytes,
  export: exportBytes,
  readTable,
}

export type ApartName = keyof typeof work
export type ApartInput<N extends ApartName> = Parameters<(typeof work)[N]>
export type ApartOutput<N extends ApartName> = Awaited<ReturnType<(typeof work)[N]>>

/** Does one piece of work here and now, as a thread does that was asked for it. */
export async function runApart<N extends ApartName>(name: N, input: ApartInput<N>): Promise<ApartOutput<N>> {
  const run: (...input: never) => unknown = work[name]
  return (await run(...(input as never))) as ApartOutput<N>
}
