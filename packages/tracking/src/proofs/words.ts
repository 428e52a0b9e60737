import type { ReportEntry } from '@tagmason/domain'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import { visitWords } from '../visits/words.ts'
import type { ProvenDeployment } from './deployment.ts'
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

/** How many tests of a deployment fail, in one line. */
export const deploymentHeadline = (file: string, { tests, failures }: Pick<ProvenDeployment, 'tests' | 'failures'>): Sentence =>
  say('proof.deployment.headline', { failed: failures.length, tests, file })

/** Each test that fails, with what was expected and what happened, for a report. */
export const deploymentEntries = ({ failures }: Pick<ProvenDeployment, 'failures'>): readonly ReportEntry<Words>[] =>
  failures.map(({ trigger, step, visit, messages: [first = '', ...more] }) => ({
    code: 'failed',
    level: 'error' as const,
    label: say('proof.deployment.fails'),
    name: trigger,
    message: say('proof.deployment.step', { step, failure: first }),
    details: [...more, say('visit.seen', { visit: visitWords(visit) })],
  }))

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
