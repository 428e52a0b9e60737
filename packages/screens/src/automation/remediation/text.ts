import type { CheckResult, EffectKind, FixProof, IssueStatus, RunbookStep, Severity, StepKind, TrackingCheck } from '@tagmason/domain'
import { plural } from '../../language.ts'
import type { StepState } from './stepState.ts'

const seconds = (value: number) => (value < 1 ? 'under 1 second' : plural('en', Math.round(value), { one: 'second', other: 'seconds' }))

export const text = {
  pending: 'Pending',
  pendingDetail: 'wait for a fix',
  inProgress: 'In Progress',
  inProgressDetail: 'are being fixed now',
  failed: 'Failed',
  failedDetail: 'need a person',
  resolved: 'Resolved',
  resolvedDetail: 'fixed, or mended by hand',
  title: 'Issues',
  detail: 'What is wrong with the tracking itself, newest first.',
  checked: ({ events, containers }: TrackingCheck) =>
    `${plural('en', events, { one: 'event', other: 'events' })} and ${plural('en', containers, { one: 'container', other: 'containers' })} checked`,
  check: 'Check Tracking',
  checkDone: 'Tracking Checked',
  checkResult: ({ found, fixed, gone }: CheckResult) =>
    [
      found === 0 ? 'Nothing new was found.' : `${plural('en', found, { one: 'new issue', other: 'new issues' })}.`,
      fixed === 0 ? '' : `${plural('en', fixed, { one: 'was', other: 'were' })} fixed by Auto-Fix.`,
      gone === 0 ? '' : `${plural('en', gone, { one: 'has', other: 'have' })} been mended elsewhere.`,
    ]
      .filter(Boolean)
      .join(' '),
  none: 'No issues',
  noneDetail:
    'A check looks through the events and the imported containers of this project: names that GA4 refuses, tags that count twice, values without a currency; and through what was collected: events that stopped, missing or wrong parameters, personal data, duplicates.',
  severities: { high: 'High', medium: 'Medium', low: 'Low' } as Record<Severity, string>,
  statuses: { resolved: 'Resolved', in_progress: 'In progress', pending: 'Pending', failed: 'Failed' } as Record<IssueStatus, string>,
  detectedAt: 'Detected',
  resolvedAt: 'Resolved:',
  justNow: 'Just now',
  took: 'Remediation time:',
  seconds,
  autoFix: 'Auto-Fix',
  autoFixResolved: 'This issue is resolved. Auto-Fix can be changed as long as it is open.',
  autoFixByHand: 'Only a person can mend this.',
  resolveNow: 'Resolve Now',
  retry: 'Retry',
  preview: 'Preview Fix',
  progress: 'View Progress',
  view: 'View Fix',
  undoFix: 'Undo Fix',
  done: 'Issue Resolved',
  notDone: 'Fix Failed',
  notDoneDetail: 'The issue is still there. View the fix to see where it stopped.',
  undone: 'Fix Undone',
  undoneDetail: 'The issue is pending again, and Auto-Fix is off.',
  runbook: 'Runbook',
  stepStates: { done: 'Done', failed: 'Stopped here', current: 'Under way' } as Record<Exclude<StepState, 'ahead'>, string>,
  steps: {
    recorded: (of) => of,
    renameEvent: (of, to) => `Rename the event ${of} to ${to}, also in the plan`,
    addCurrency: (of) => `Add the parameter currency to ${of}, also in the plan`,
    pauseTag: (of) => `Pause the tag “${of}” in the container file`,
    renameInTag: (of, to) => `Have the tag “${of}” send ${to}`,
    changeType: (of, to) => `Plan ${of} as ${to}`,
    makeOptional: (of) => `Make ${of} optional in the plan`,
    dropParameter: (of) => `Take ${of} out of the plan and of the tags that send it`,
    askFirst: (of) => `Have the tag “${of}” run on Consent Initialization, before all others`,
    simulate: () => 'Simulate visits with the container before and after: nothing else may change',
    prove: () => 'Hold the stored events against the fixed plan or container',
    watch: () => 'Wait until events no longer show it: a later check resolves the issue',
    checkAgain: () => 'Check again that the issue is gone',
  } as Record<StepKind, (of: RunbookStep['of'], to: RunbookStep['to']) => string>,
  proofTitle: ({ passed, of }: FixProof) => `${passed} of ${of} would now pass`,
  proofDetail: 'The events of the last week that show this issue, held against the fix before anything is changed.',
  simulated: {
    kinds: { lost: 'lost', unknown: 'no longer known', doubled: 'doubled', changed: 'changed', gained: 'new' } as Record<EffectKind, string>,
    safe: (visits: number) => `${plural('en', visits, { one: 'simulated visit', other: 'simulated visits' })}: nothing else changes`,
    nothing: 'What leaves the browser stays as it is.',
    safeDetail: (changes: string) => `As it is meant to: ${changes}.`,
    unsafe: 'The fix is not applied: simulated visits would change elsewhere, too',
    unsafeDetail: (changes: string) => `${changes}. Change the container by hand in GTM Management.`,
    impossible: 'The fix is not applied: this container cannot be simulated',
  },
  shownBy: (count: number, of: number, clients: string) => `Shown by ${count} of ${of} events of the last week, sent by ${clients}`,
  lastShown: 'last',
  sinceMended: 'Since mended',
  recorded: 'The run was recorded for the sample and is replayed at once.',
  exportAfter: 'The fix changes the container file that is kept here. Export it in GTM Management afterwards and import it in Tag Manager.',
  byHand: 'The product cannot mend this by itself. Resolve Now says that it is done.',
  afterwards: 'The product cannot mend this by itself. Mend it first; Resolve Now then checks whether it is gone.',
  openEvents: 'Open Event Configuration',
  openContainers: 'Open GTM Management',
  close: 'Close',
}

export type RemediationText = typeof text
