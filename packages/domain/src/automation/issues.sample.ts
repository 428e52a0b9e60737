import { ago } from '../shell/sampleTime.ts'
import type { IssueRunbook, RemediationIssue } from './issues.ts'

const project = 'analytics-dashboard'

export const issuesSample = [
  {
    id: 'issue-1',
    project,
    title: 'Event purchase has stopped on mobile Safari',
    description: 'No purchase arrived from mobile Safari since 07:00 UTC, while begin_checkout did. The trigger waits for a button that was renamed.',
    severity: 'high',
    status: 'pending',
    detected_at: ago(42, 'minutes'),
    resolved_at: null,
    remediation_time: null,
    auto_fix_enabled: false,
  },
  {
    id: 'issue-2',
    project,
    title: 'Two tags send the same page view',
    description: 'The base tag and a custom tag both send page_view on /pricing, so its views count twice.',
    severity: 'medium',
    status: 'pending',
    detected_at: ago(5, 'hours'),
    resolved_at: null,
    remediation_time: null,
    auto_fix_enabled: true,
  },
  {
    id: 'issue-3',
    project,
    title: 'Parameter currency is missing from add_to_cart',
    description: 'A value without currency is left out of revenue. The fix reads it from the data layer.',
    severity: 'medium',
    status: 'in_progress',
    detected_at: ago(18, 'hours'),
    resolved_at: null,
    remediation_time: null,
    auto_fix_enabled: true,
  },
  {
    id: 'issue-4',
    project,
    title: 'Tags fire before consent is given',
    description: 'The consent default was loaded after the container. The order of the snippets was put right.',
    severity: 'high',
    status: 'resolved',
    detected_at: ago(3, 'days'),
    resolved_at: ago(70, 'hours'),
    remediation_time: 74,
    auto_fix_enabled: true,
  },
  {
    id: 'issue-5',
    project,
    title: 'Chat widget tag takes 2.8 s',
    description: 'The tag could not be moved to load after the page, because another tag waits for it.',
    severity: 'low',
    status: 'failed',
    detected_at: ago(6, 'days'),
    resolved_at: null,
    remediation_time: null,
    auto_fix_enabled: false,
  },
] satisfies RemediationIssue[]

/** The fixes as they were recorded: 30 seconds, except for what was resolved before and for what has not come to its end. */
export const issueRunbooksSample = [
  {
    id: 'issue-1',
    project,
    steps: [
      { words: 'Find the renamed button on the checkout page', seconds: 9 },
      { words: 'Point the trigger of purchase at the new button', seconds: 6 },
      { words: 'Publish the container', seconds: 8 },
      { words: 'Check that purchase arrives from mobile Safari', seconds: 7 },
    ],
    stops: null,
  },
  {
    id: 'issue-2',
    project,
    steps: [
      { words: 'Compare what both tags send on /pricing', seconds: 7 },
      { words: 'Pause the custom tag', seconds: 4 },
      { words: 'Publish the container', seconds: 8 },
      { words: 'Check that page_view arrives once', seconds: 11 },
    ],
    stops: null,
  },
  {
    id: 'issue-3',
    project,
    steps: [
      { words: 'Find currency in the data layer', seconds: 5 },
      { words: 'Add the parameter to the tag of add_to_cart', seconds: 6 },
      { words: 'Publish the container', seconds: 8 },
      { words: 'Check that revenue is counted', seconds: 11 },
    ],
    stops: 2,
  },
  {
    id: 'issue-4',
    project,
    steps: [
      { words: 'Compare the order of the snippets with the plan', seconds: 12 },
      { words: 'Load the consent default before the container', seconds: 20 },
      { words: 'Check 200 visits for tags before consent', seconds: 42 },
    ],
    stops: null,
  },
  {
    id: 'issue-5',
    project,
    steps: [
      { words: 'Measure the tag on ten pages', seconds: 14 },
      { words: 'Load it after the page', seconds: 6 },
      { words: 'Measure the pages again', seconds: 10 },
    ],
    stops: 1,
  },
] satisfies IssueRunbook[]
