import { allows, findingKey, findingSeverity, type IssueFinding, type IssueStatus, Refusal, type RemediationIssue } from '@tagmason/domain'
import { tellWebhooks } from '../account/webhookDelivery.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { countOwn, own, ownRow } from '../own.ts'
import { findIssues } from './issueChecks.ts'
import { mustBeAsLeft, write } from './issueFixes.ts'
import { issueInEnglish, issueInWords } from './issueSentences.ts'
import { startWorkflows } from './startWorkflows.ts'
import { listedIssue, listedIssues, openIssues, put, resolved, resolveIssue, runbookOf } from './issueRuns.ts'

export const issues: Handles<'issues'> = {
  'issues.list': async (context) => {
    const count = (status: IssueStatus) => countOwn(context, 'issues', { status })
    return {
      figures: {
        pending: await count('pending'),
        inProgress: await count('in_progress'),
        failed: await count('failed'),
        resolved: await count('resolved'),
      },
      rows: await listedIssues(context),
      lastCheck: (await context.records.get('trackingChecks', context.session.project)) ?? null,
    }
  },

  'issues.details': async (context, { id }) => {
    const issue = await listedIssue(context, id)
    return { issue, ...(await runbookOf(context, issue)) }
  },

  'issues.check': (context) => check(context),

  'issues.resolve': async (context, { id }) => issueInWords(context, await resolveIssue(context, await mustBe(context, id, ['pending', 'failed']))),

  'issues.undo': async (context, { id }) => {
    const issue = await mustBe(context, id, ['resolved', 'in_progress'])
    if (!(await listedIssue(context, id)).undoable) throw new Refusal('conflict', `Nothing is known of how '${id}' was resolved, so it cannot be taken back.`)
    const fix = await context.records.get('issueFixes', id)
    if (fix !== undefined) {
      await mustBeAsLeft(context, fix.writes)
      await write(context, fix.writes.toReversed(), 'before')
      context.records.remove('issueFixes', id)
    }
    // Else the next check would do again what somebody has just taken back.
    const { fixedAt: _, sinceMended: __, ...before } = issue
    const pending = put(context, { ...before, status: 'pending', resolved_at: null, remediation_time: null })
    return issueInWords(context, await setAutoFix(context, pending, false))
  },

  'issues.setAutoFix': async (context, { id, on }) => {
    return issueInWords(context, await setAutoFix(context, await mustBe(context, id, ['pending', 'in_progress', 'failed']), on))
  },
}

/** It is a choice about a kind of issue, so the open ones of that kind say the same. */
async function setAutoFix(context: Context, issue: RemediationIssue, on: boolean) {
  for (const row of await own(context, 'issues', { where: { status: openIssues } }))
    if (row.found !== undefined && row.found.check === issue.found?.check) put(context, { ...row, auto_fix_enabled: on })
  return put(context, { ...issue, auto_fix_enabled: on })
}

/** Opens an issue for what is new, closes those that somebody mended elsewhere, and fixes what is set to be fixed without asking. */
export async function check(context: Context) {
  const { now, records, session } = context
  const at = now.toISOString()
  const { findings, events, containers } = await findIssues(context)
  const before = (await own(context, 'issues')).filter((row) => row.found !== undefined)
  const open = before.filter((row) => row.status !== 'resolved')
  const known = new Set(open.map(keyOf))
  const there = new Set(findings.map(findingKey))
  const gone = open.filter((row) => !there.has(keyOf(row)))
  for (const row of gone) {
    if (row.fixedAt === undefined) put(context, { ...resolved(context, row, null), sinceMended: true })
    // Later events have shown that the fix of a container helped.
    else resolved(context, row, (now.getTime() - Date.parse(row.fixedAt)) / 1000)
  }
  // What is still found says how much of it there is now.
  for (const row of open) {
    const found = findings.find((finding) => findingKey(finding) === keyOf(row))
    if (found?.stored !== undefined) put(context, { ...row, found })
  }

  const fresh = findings.filter((finding) => !known.has(findingKey(finding)))
  // What was last chosen for a kind of issue stands on those that are open, else on the newest that was resolved.
  const latest = [...open, ...before.toSorted((a, b) => b.detected_at.localeCompare(a.detected_at))]
  let fixed = 0
  for (const found of fresh) {
    const auto = latest.find((row) => row.found?.check === found.check)?.auto_fix_enabled ?? false
    const row = await openIssue(context, found, auto)
    if (auto && allows(session.role, 'editor') && (await resolveIssue(context, row)).status === 'resolved') fixed++
  }
  const made = { id: session.project, project: session.project, at, events, containers }
  records.put('trackingChecks', session.project, made)
  return { ...made, found: fresh.length, fixed, gone: gone.length }
}

/** Opens an issue, tells the webhooks of it and starts the workflows that wait for one. */
export async function openIssue(context: Context, found: IssueFinding, auto = false): Promise<RemediationIssue> {
  const { now, ports, session } = context
  const row: RemediationIssue = {
    id: ports.id(),
    project: session.project,
    title: '',
    description: '',
    severity: findingSeverity(found),
    status: 'pending',
    detected_at: now.toISOString(),
    resolved_at: null,
    remediation_time: null,
    auto_fix_enabled: auto,
    found,
  }
  put(context, row)
  await tellWebhooks(context, 'data.quality.issue', {
    id: row.id,
    ...(await issueInEnglish(found)),
    severity: row.severity,
    check: found.check,
  })
  await startWorkflows(context, { by: 'issue', about: row.id, facts: {} }, row.id)
  return row
}

export const keyOf = ({ found }: RemediationIssue) => (found === undefined ? '' : findingKey(found))

/** An act fits some states only; another tab may have been faster. */
async function mustBe(context: Context, id: string, statuses: readonly IssueStatus[]) {
  const row = await ownRow(context, 'issues', id)
  if (!statuses.includes(row.status))
    throw new Refusal('conflict', `The issue '${id}' is ${row.status}, and this needs it to be ${statuses.join(' or ')}: reload to see what happened to it.`)
  return row
}
