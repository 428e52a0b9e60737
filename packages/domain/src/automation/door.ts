import { z } from 'zod'
import { act, read } from '../declare.ts'
import { byId, nothing, text } from '../inputTerms.ts'
import { mostFileBytes } from '../setup/connections.ts'
import type { VisitorAudience } from './audiences.ts'
import { clauseComparisons } from './conditions.ts'
import { type AlertAddress, alertChannels, type AlertDelivery, type AlertPreview, isAlertAddress, type SmartAlert, type SmartAlerts } from './alerts.ts'
import { alertDraftSchema, alertRuleSchema } from './alertSchema.ts'
import { type CampaignIntegration, type CampaignIntegrations, campaignPlatforms } from './campaigns.ts'
import { seenSchema } from '../analytics/traffic.ts'
import type { CampaignAttribution } from './attribution.ts'
import { eventConditionSchema } from './conditionSchema.ts'
import type { CheckResult, IssueDetails, RemediationIssue, RemediationIssues } from './issues.ts'
import { type EventTrigger, type EventTriggers, switchStatuses, type TriggerReplay, triggerEventTypes } from './triggers.ts'
import {
  actionKinds,
  startKinds,
  type Workflow,
  type WorkflowChoices,
  type WorkflowDetails,
  type WorkflowRun,
  type Workflows,
  type WorkflowWork,
} from './workflows.ts'

/** A switch goes between active and paused (specification, section 5). */
const switched = byId.extend({ status: z.enum(switchStatuses) })
const audienceName = z.object({ name: text(200) })
const description = z.string().trim().max(500)

export const automationReads = {
  'workflows.list': read<Workflows>()({ input: nothing, role: 'viewer', topics: ['workflows', 'workflowRuns', 'preferences'] }),
  'workflows.details': read<WorkflowDetails>()({
    input: byId,
    role: 'viewer',
    topics: ['workflows', 'workflowDefinitions', 'workflowRuns', 'workflowWork', 'workflowHooks', 'preferences'],
  }),
  'workflows.choices': read<WorkflowChoices>()({ input: nothing, role: 'viewer', topics: ['eventTriggers', 'campaigns', 'reports', 'preferences'] }),
  /** Visitors that event triggers and workflows set apart. */
  'audiences.list': read<VisitorAudience[]>()({ input: nothing, role: 'viewer', topics: ['audienceMembers', 'preferences'] }),
  'eventTriggers.list': read<EventTriggers>()({ input: nothing, role: 'viewer', topics: ['eventTriggers', 'workflows', 'preferences'] }),
  /** When a trigger would have fired in the last seven days, by the events that were kept. */
  'eventTriggers.replay': read<TriggerReplay>()({
    input: z.object({ event_type: z.enum(triggerEventTypes), condition: eventConditionSchema }),
    role: 'viewer',
    topics: ['conversionGoals', 'configuredEvents', 'plans', 'eventArrivals', 'projects', 'preferences'],
  }),
  'campaigns.list': read<CampaignIntegrations>()({ input: nothing, role: 'viewer', topics: ['campaigns', 'campaignCosts', 'preferences'] }),
  /** What campaigns brought by the events beside what they cost by the uploads; null where nothing is collected. */
  'campaigns.attribution': read<CampaignAttribution | null>()({
    input: seenSchema,
    role: 'viewer',
    topics: ['campaigns', 'campaignCosts', 'projects', 'eventArrivals', 'preferences'],
  }),
  'issues.list': read<RemediationIssues>()({
    input: nothing,
    role: 'viewer',
    topics: ['issueRunbooks', 'issues', 'issueFixes', 'trackingChecks', 'containerFiles', 'preferences'],
  }),
  'issues.details': read<IssueDetails>()({
    input: byId,
    role: 'viewer',
    topics: ['issueRunbooks', 'issues', 'issueFixes', 'configuredEvents', 'plans', 'containerFiles', 'eventArrivals', 'preferences'],
  }),
  'alerts.list': read<SmartAlerts>()({ input: nothing, role: 'viewer', topics: ['alerts', 'alertAddresses', 'alertStates', 'preferences'] }),
  /** When a rule would have been raised in the last thirty days, looked at once in each of its windows. */
  'alerts.preview': read<AlertPreview>()({
    input: z.object({ rule: alertRuleSchema }),
    role: 'viewer',
    topics: ['alerts', 'anomalies', 'conversionGoals', 'configuredEvents', 'plans', 'projects', 'preferences'],
  }),
  /** Addresses of webhooks are as good as a password: only who sets them up sees them. */
  'alerts.addresses': read<AlertAddress[]>()({ input: nothing, role: 'editor', topics: ['alertAddresses', 'preferences'] }),
} as const

export const automationActs = {
  'workflows.setStatus': act<Workflow>()({ input: switched, role: 'editor' }),
  /** Without an id, a new one, which is a draft until it is published. */
  'workflows.save': act<Workflow>()({
    input: z.object({
      id: text(200).optional(),
      name: text(200),
      description,
      starts: z.array(z.object({ kind: z.enum(startKinds), of: z.string().max(200) })).max(20),
      condition: eventConditionSchema,
      actions: z
        .array(
          z.object({
            id: text(200),
            kind: z.enum(actionKinds),
            words: z.string().trim().max(1000),
            target: z.string().max(200).optional(),
            status: z.enum(switchStatuses).optional(),
            to: z.string().trim().max(500).optional(),
            field: z.string().trim().max(60).optional(),
            comparison: z.enum(clauseComparisons).optional(),
            otherwise: z.string().max(200).optional(),
          }),
        )
        .max(50),
    }),
    role: 'editor',
  }),
  'workflows.publish': act<Workflow>()({ input: byId, role: 'editor' }),
  /** Runs the actions now, as far as they need nothing outside the product. */
  'workflows.test': act<WorkflowRun>()({ input: byId, role: 'editor' }),
  /** Stops a run that is under way: what was done stays done. */
  'workflows.stop': act<WorkflowRun>()({ input: byId, role: 'editor' }),
  /** Starts a run that ended again: from its first step that did not go well, or, with `whole`, from its beginning. */
  'workflows.retry': act<WorkflowWork>()({ input: byId.extend({ whole: z.boolean() }), role: 'editor' }),
  'workflows.remove': act<void>()({ input: byId, role: 'editor' }),
  /** Starts a run of an active workflow that starts by webhook, with what was sent. `once` tells the same call from another. */
  'workflows.run': act<{ started: boolean }>()({
    input: byId.extend({ values: z.record(z.string().max(60), z.union([z.string().max(500), z.number()])), once: text(200).optional() }),
    role: 'editor',
  }),
  /** Gives a workflow an address that starts it, in the place of one that it had. The address is answered this once. */
  'workflows.openHook': act<{ address: string }>()({ input: byId, role: 'editor' }),
  'workflows.closeHook': act<void>()({ input: byId, role: 'editor' }),
  /** An audience as a CSV file: visitor, and when they were put in. */
  'audiences.export': act<{ csv: string }>()({ input: audienceName, role: 'analyst' }),
  /** Forgets who is in it. Triggers and workflows that add to it begin it anew. */
  'audiences.remove': act<void>()({ input: audienceName, role: 'editor' }),

  'eventTriggers.setStatus': act<EventTrigger>()({ input: switched, role: 'editor' }),
  /** Without an id, a new one. */
  'eventTriggers.save': act<EventTrigger>()({
    input: z.object({
      id: text(200).optional(),
      name: text(200),
      description,
      event_type: z.enum(triggerEventTypes),
      condition: eventConditionSchema,
      // Those that start a workflow say its name after a few words.
      actions: z.array(text(250)).min(1).max(20),
    }),
    role: 'editor',
  }),
  'eventTriggers.remove': act<void>()({ input: byId, role: 'editor' }),

  'campaigns.setStatus': act<CampaignIntegration>()({ input: switched, role: 'editor' }),
  'campaigns.connect': act<CampaignIntegration>()({
    input: z.object({ platform: z.enum(campaignPlatforms), name: text(200), description, account: text(120) }),
    role: 'editor',
  }),
  'campaigns.sync': act<CampaignIntegration>()({ input: byId, role: 'editor' }),
  /** Adds the costs of a CSV file; days and campaigns that were there are replaced. */
  'campaigns.upload': act<{ integration: CampaignIntegration; added: number; replaced: number }>()({
    input: byId.extend({ csv: z.string().min(1).max(mostFileBytes) }),
    role: 'editor',
  }),
  'campaigns.remove': act<void>()({ input: byId, role: 'editor' }),

  /** Looks through the list of events and the imported containers. What is set to be fixed without asking is fixed, where the role may. */
  'issues.check': act<CheckResult>()({ input: nothing, role: 'analyst' }),
  /** Runs the fix. The answer says whether it went well: `resolved` or `failed`. */
  'issues.resolve': act<RemediationIssue>()({ input: byId, role: 'editor' }),
  /** Takes a fix back; the issue is pending again. */
  'issues.undo': act<RemediationIssue>()({ input: byId, role: 'editor' }),
  'issues.setAutoFix': act<RemediationIssue>()({ input: byId.extend({ on: z.boolean() }), role: 'editor' }),

  'alerts.setStatus': act<SmartAlert>()({ input: switched, role: 'editor' }),
  /** Makes a disabled alert active. */
  'alerts.enable': act<SmartAlert>()({ input: byId, role: 'admin' }),
  /** Switches an alert off for everybody below an administrator. */
  'alerts.disable': act<SmartAlert>()({ input: byId, role: 'admin' }),
  'alerts.save': act<SmartAlert>()({ input: alertDraftSchema, role: 'editor' }),
  'alerts.remove': act<void>()({ input: byId, role: 'editor' }),
  /** Tells of an alert as if it had been raised, everywhere it goes. */
  'alerts.test': act<AlertDelivery[]>()({ input: byId, role: 'editor' }),
  /** An empty address removes what is there. */
  'alerts.setAddress': act<void>()({
    input: z
      .object({ channel: z.enum(alertChannels), address: z.string().trim().max(500) })
      .refine(({ channel, address }) => address === '' || isAlertAddress(channel, address), { path: ['address'], message: 'This address cannot be used.' }),
    role: 'editor',
  }),
} as const
