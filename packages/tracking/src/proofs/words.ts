import type { ReportEntry } from '@tagmason/domain'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import type { ProofFinding } from './proof.ts'

const wordsOf = (finding: ProofFinding): Sentence => {
  switch (finding.code) {
    case 'changed':
      return say('proof.changed')
    case 'otherEngine':
      return say('proof.otherEngine', finding.values)
    case 'otherInput':
      return say('proof.otherInput', finding.values)
    case 'missingInput':
      return say('proof.missingInput', finding.values)
    case 'resultDiffers':
      return say('proof.resultDiffers')
    case 'failed':
      return say('proof.failed')
  }
}

/** Whether a proof holds, in one line. */
export const proofHeadline = (file: string, command: string, holds: boolean): Sentence =>
  holds ? say('proof.holds', { file, command }) : say('proof.holds.not', { file, command })

/** Why a proof does not hold, for a report. */
export const proofEntries = (command: string, findings: readonly ProofFinding[]): readonly ReportEntry<Words>[] =>
  findings.map((finding) => ({
    code: finding.code,
    level: 'error' as const,
    label: say('proof.label'),
    name: command,
    message: wordsOf(finding),
    details: [],
  }))
