import type { DeploymentProof, FindingsReport, ReportEntry, Step, TagExplanation } from '@tagmason/domain'
import { stepWords } from '../simulator/stepWords.ts'
import type { ProofText } from './text.ts'

/** The visit in one line; none where there is none. */
export const visitLine = (text: ProofText, visit: readonly Step[]): string[] =>
  visit.length === 0 ? [] : [`${text.visit}: ${visit.map(stepWords).join(' → ')}`]

/** Why a tag fires or cannot. */
export function explainReport(found: TagExplanation, tag: string, text: ProofText, file: string): FindingsReport {
  const { explain: own } = text
  const proven = found.reasons.every(({ code }) => code !== 'notFound')
  const title = found.visit.length > 0 ? own.fires : proven ? own.cannot : own.notFound
  const why = found.reasons.map((reason): ReportEntry => ({
    code: reason.code,
    level: reason.code === 'notFound' ? 'warning' : 'error',
    label: title,
    name: tag,
    message: own.reasons[reason.code]({ trigger: '', by: '', because: '', ...reason }),
    details: 'conditions' in reason ? reason.conditions.map(({ left, words, right }) => `${left} ${words} '${right}'`) : [],
  }))
  const fires: ReportEntry = { code: 'fires', level: 'pass', label: title, name: tag, message: '', details: found.visit.map(stepWords) }
  return { command: 'explain', file, title: `${tag}: ${title}`, entries: found.visit.length > 0 ? [fires] : why, data: found }
}

/** What failed of the visits that prove a deployment. */
export function deploymentReport(
  found: DeploymentProof,
  { file, title, label }: { file: string; title: string; label: string },
  text: ProofText,
): FindingsReport {
  const entries = found.failures.map(({ trigger, visit, messages }): ReportEntry => ({
    code: 'fails',
    level: 'error',
    label,
    name: trigger,
    message: messages.join(' '),
    details: visitLine(text, visit),
  }))
  return { command: 'deployment prove', file, title, entries, data: found }
}
