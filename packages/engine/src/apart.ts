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
import type { Ports } from './context.ts'
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

/** From how large an input on the way to a thread is worth its time: characters, or cells of a table. */
const isLarge: { [N in ApartName]: (...input: ApartInput<N>) => boolean } = {
  plan: (goals) => goals.length > 1000,
  audit: (text) => text.length > 100_000,
  review: (text) => text.length > 100_000,
  published: (text) => text.length > 100_000,
  difference: (before, after) => before.length + after.length > 100_000,
  entities: (text) => text.length > 100_000,
  held: (text) => text.length > 100_000,
  senders: (text) => text.length > 100_000,
  written: (text) => text.length > 100_000,
  counts: (text) => text.length > 100_000,
  consentOrigin: (text) => text.length > 100_000,
  fixes: (text) => text.length > 100_000,
  mended: (text) => text.length > 100_000,
  import: (there, text) => (there?.length ?? 0) + text.length > 100_000,
  merged: (there, text) => (there?.length ?? 0) + text.length > 100_000,
  issues: (files) => files.reduce((sum, { text }) => sum + text.length, 0) > 100_000,
  isClean: (text) => text.length > 100_000,
  issueMended: (text) => text.length > 100_000,
  isProof: (_, part, container) => part.length + container.length > 100_000,
  specification: (text) => text.length > 100_000,
  visitParts: (text) => text.length > 100_000,
  // Each runs a container on many visits, so its own scripts as often.
  effect: () => true,
  explain: () => true,
  strength: () => true,
  consent: () => true,
  recording: () => true,
  dataFlows: () => true,
  deploymentProof: () => true,
  draft: () => true,
  contentHash: (text) => text.length > 100_000,
  proofAgain: () => true,
  table: ({ columns, rows }) => columns.length * rows.length > 5000,
  export: (_, rows) => rows.length * (rows[0]?.length ?? 0) > 5000,
  readTable: (_, text) => text.length > 100_000,
}

/** Does one piece of work here and now, as a thread does that was asked for it. */
export async function runApart<N extends ApartName>(name: N, input: ApartInput<N>): Promise<ApartOutput<N>> {
  const run: (...input: never) => unknown = work[name]
  return (await run(...(input as never))) as ApartOutput<N>
}

/** Does a piece of work where it holds up nothing else: through `Ports.apart` where there is one and the input is large. */
export async function apart<N extends ApartName>({ ports }: { ports: Pick<Ports, 'apart'> }, name: N, ...input: ApartInput<N>): Promise<ApartOutput<N>> {
  const large = isLarge[name] as (...input: ApartInput<N>) => boolean
  return ports.apart === undefined || !large(...input) ? runApart(name, input) : ports.apart(name, input)
}
