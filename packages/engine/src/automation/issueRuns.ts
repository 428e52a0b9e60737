import {
  findingKey,
  type FixProof,
  type IssueDetails,
  type IssueFinding,
  type IssueStatus,
  type ListedIssue,
  type Mending,
  type FixSimulation,
  isMendable,
  isSafe,
  Refusal,
  type RemediationIssue,
  type RunbookStep,
} from '@tagmason/domain'
import type { Context } from '../context.ts'
import { newest, own, ownRow } from '../own.ts'
import { findIssues } from './issueChecks.ts'
import { proveFix } from './fixProof.ts'
import { simulateFix } from './fixSimulation.ts'
import { fixSteps, fixWrites, inTags, write } from './issueFixes.ts'
import { issuesInWords } from './issueSentences.ts'
import { withWordedFaults } from './wordedFaults.ts'

/** What is not resolved. */
export const openIssues: IssueStatus[] = ['pending', 'in_progress', 'failed']

/** The newest issues of the project and all that are open, with what can be done about each; newest first. */
export const listedIssues = async (context: Context): Promise<ListedIssue[]> =>
  withMending(context, await newest(context, 'issues', 'detected_at', { status: openIssues }))

/** One of them. Throws a `Refusal` notFound. */
export async function listedIssue(context: Context, id: string): Promise<ListedIssue> {
  const [issue] = await withMending(context, [await ownRow(context, 'issues', id)])
  if (issue === undefined) throw new Refusal('notFound', `There is no issue '${id}' in this project.`)
  return issue
}

async function withMending(context: Context, issues: readonly RemediationIssue[]): Promise<ListedIssue[]> {
  const recorded = new Set((await own(context, 'issueRunbooks')).map((runbook) => runbook.id))
  const fixed = new Set((await own(context, 'issueFixes')).map((fix) => fix.id))
  const rows = await issuesInWords(context, await withWordedFaults(context, issues))
  return rows.map((row) => {
    const mending = mendingOf(row.found, recorded.has(row.id))
    return { ...row, mending, undoable: isUndoable(row, mending, fixed.has(row.id)) }
  })
}

const isUndoable = ({ status, fixedAt, sinceMended }: RemediationIssue, mending: Mending, isFixed: boolean) =>
  (status === 'resolved' && sinceMended !== true && (mending === 'recorded' || mending === 'hand' || isFixed)) ||
  (status === 'in_progress' && fixedAt !== undefined && isFixed)

function mendingOf(found: IssueFinding | undefined, recorded: boolean): Mending {
  if (recorded) return 'recorded'
  if (found === undefined) return 'hand'
  return isMendable(found) ? 'automatic' : 'checked'
}

/** The steps of an issue's fix, and how many are done. */
export async function runbookOf(context: Context, issue: ListedIssue): Promise<Omit<IssueDetails, 'issue'>> {
  const recorded = await context.records.get('issueRunbooks', issue.id)
  const steps =
    recorded?.steps.map(({ words, seconds }): RunbookStep => ({ kind: 'recorded', of: words, to: '', seconds })) ??
    (issue.found === undefined ? [] : fixSteps(issue.found, issue.mending === 'automatic'))
  const said = issue.found === undefined || issue.mending !== 'automatic' ? nothingSaid : await saidOf(context, issue, issue.found)
  if (issue.status === 'resolved') return { steps, done: issue.sinceMended === true ? 0 : steps.length, ...said }
  return { steps, done: issue.status === 'pending' ? 0 : (recorded?.stops ?? stoppedAt(steps, said)), ...said }
}

interface Said {
  proof: FixProof | null
  simulation: FixSimulation | null
}
const nothingSaid: Said = { proof: null, simulation: null }

/** The step that a fix stopped at: the simulator's, where it found something that the fix is not for. */
function stoppedAt(steps: readonly RunbookStep[], { simulation }: Said): number {
  const simulated = steps.findIndex(({ kind }) => kind === 'simulate')
  return simulated >= 0 && simulation !== null && !isSafe(simulation) ? simulated : Math.max(0, steps.length - 1)
}

/** What stored events and the simulator say of a fix; of one that was made, what they said before. */
async function saidOf(context: Context, issue: RemediationIssue, found: IssueFinding): Promise<Said> {
  const fix = await context.records.get('issueFixes', issue.id)
  if (fix !== undefined) return { proof: fix.proof ?? null, simulation: fix.simulation ?? null }
  if (issue.status === 'resolved') return nothingSaid
  const writes = await fixWrites(context, found)
  return { proof: await proveFix(context, found, writes), simulation: await simulateFix(context, found, writes) }
}

/**
 * Runs the fix of an issue. A recorded run is replayed at once; a found one is mended, measured, and checked again; one that only a person can mend counts as
 * resolved when they say so.
 */
export async function resolveIssue(context: Context, issue: RemediationIssue): Promise<RemediationIssue> {
  const recorded = await context.records.get('issueRunbooks', issue.id)
  if (recorded !== undefined) {
    if (recorded.stops !== null) return put(context, { ...issue, status: 'failed' })
    return resolved(
      context,
      issue,
      recorded.steps.reduce((sum, step) => sum + step.seconds, 0),
    )
  }
  return issue.found === undefined ? resolved(context, issue, null) : mend(context, issue, issue.found)
}

async function mend(context: Context, issue: RemediationIssue, found: IssueFinding): Promise<RemediationIssue> {
  const began = context.ports.now().getTime()
  const writes = isMendable(found) ? await fixWrites(context, found) : []
  const proof = await proveFix(context, found, writes)
  // Nothing is changed that stored events say would not help.
  if (proof !== null && proof.passed < proof.of) return put(context, { ...issue, status: 'failed' })
  const simulation = await simulateFix(context, found, writes)
  // Nor what the simulator says would change more than it is for.
  if (simulation !== null && !isSafe(simulation)) return put(context, { ...issue, status: 'failed' })
  await write(context, writes, 'after')
  const fix = { id: issue.id, project: issue.project, writes, ...(proof === null ? {} : { proof }), ...(simulation === null ? {} : { simulation }) }
  if (writes.length > 0 && inTags(found)) {
    context.records.put('issueFixes', issue.id, fix)
    return put(context, { ...issue, status: 'in_progress', fixedAt: context.now.toISOString() })
  }
  const left = (await findIssues(context)).findings.some((other) => findingKey(other) === findingKey(found))
  if (left) {
    await write(context, writes.toReversed(), 'before')
    return put(context, { ...issue, status: 'failed' })
  }
  if (writes.length > 0) context.records.put('issueFixes', issue.id, fix)
  // Where nothing had to be written, somebody else has mended it, and nobody knows how long that took.
  return resolved(context, issue, writes.length === 0 ? null : (context.ports.now().getTime() - began) / 1000)
}

export function resolved(context: Context, issue: RemediationIssue, seconds: number | null): RemediationIssue {
  return put(context, { ...issue, status: 'resolved', resolved_at: context.now.toISOString(), remediation_time: seconds })
}

export function put({ records }: Context, row: RemediationIssue): RemediationIssue {
  records.put('issues', row.id, row)
  return row
}
