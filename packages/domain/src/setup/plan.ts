import { z } from 'zod'
import {
  clauseKinds,
  comparisons,
  conditionSubjects,
  dataLayerPath,
  embedProviders,
  isPattern,
  languages,
  parameterTypes,
  planReadings,
  questionKinds,
  settledBy,
} from './planTerms.ts'

/**
 * The measurement plan: what a person wants to measure, as events that GA4 accepts and triggers that Google Tag Manager can fire.
 * It is the one document between words (goals) and files (container, GA4 configuration, snippets).
 */

export const conditionSchema = z
  .object({
    subject: z.enum(conditionSubjects),
    is: z.enum(comparisons),
    /** What the subject is compared with. A CSS selector for `cssSelector`, a regular expression for `matchRegex`. */
    value: z.string().min(1).max(1000),
    /** True turns the condition round; Google Tag Manager has no 'not equals'. */
    negate: z.boolean().optional(),
    ignoreCase: z.boolean().optional(),
  })
  .refine(({ is, value }) => is !== 'matchRegex' || isPattern(value), { path: ['value'], message: 'This is not a regular expression.' })
export type Condition = z.infer<typeof conditionSchema>

const conditions = z.array(conditionSchema).max(20)

/** What makes an event fire. The types are Google Tag Manager's trigger types as its API spells them, plus `automatic`: GA4 collects the event itself and no tag is written. */
export const planTriggerSchema = z.discriminatedUnion('type', [
  /** The site pushes `{ event }` to the data layer; the snippets say where and with what. */
  z.object({ type: z.literal('customEvent'), event: z.string().min(1).max(100), conditions: conditions.optional() }),
  z.object({ type: z.literal('pageview'), conditions: conditions }),
  z.object({ type: z.literal('historyChange'), conditions: conditions }),
  z.object({ type: z.literal('click'), conditions: conditions }),
  z.object({ type: z.literal('linkClick'), conditions: conditions }),
  z.object({ type: z.literal('formSubmission'), conditions: conditions }),
  /** Vertical scroll depth in percent of the page. */
  z.object({ type: z.literal('scrollDepth'), percents: z.array(z.number().int().min(1).max(100)).min(1).max(20), conditions: conditions.optional() }),
  /** Seconds spent on the page; fires once per page. */
  z.object({ type: z.literal('timer'), seconds: z.number().int().min(1).max(86_400), conditions: conditions.optional() }),
  z.object({ type: z.literal('elementVisibility'), selector: z.string().min(1).max(500), conditions: conditions.optional() }),
  z.object({
    type: z.literal('youTubeVideo'),
    actions: z.array(z.enum(['start', 'progress', 'complete', 'pause'])).min(1),
    percents: z.array(z.number().int().min(1).max(100)).optional(),
  }),
  /** A form, calendar, chat or player that only its own messages tell of; the container brings a listener for them. */
  z.object({
    type: z.literal('embed'),
    provider: z.enum(embedProviders),
    /** Of a player: only when it begins or ends. */
    status: z.enum(['start', 'complete']).optional(),
    conditions: conditions.optional(),
  }),
  /** Collected by GA4 without a tag: always (`always`) or when the named enhanced-measurement setting of the Admin API is on. */
  z.object({
    type: z.literal('automatic'),
    setting: z.enum([
      'always',
      'scrollsEnabled',
      'outboundClicksEnabled',
      'siteSearchEnabled',
      'videoEngagementEnabled',
      'fileDownloadsEnabled',
      'pageChangesEnabled',
      'formInteractionsEnabled',
    ]),
  }),
])
export type PlanTrigger = z.infer<typeof planTriggerSchema>

export const planParameterSchema = z.object({
  /** GA4 name: letter first, then letters, digits, underscores; at most 40 characters. */
  name: z.string().min(1).max(100),
  type: z.enum(parameterTypes),
  /** An example value as it stands in the snippet; for `items` the JSON of one item list. */
  example: z.union([z.string().max(2000), z.number(), z.boolean()]),
  /** Demanded by GA4 for this event, or without it a figure stays empty. */
  required: z.boolean().optional(),
  /** Where the value comes from: the data layer (default), or a Google Tag Manager built-in variable by its display name, e.g. 'Click Text'. */
  source: z.string().max(100).optional(),
})
export type PlanParameter = z.infer<typeof planParameterSchema>

/** The part of the goals that asked for something: [start, end) in UTF-16 code units of the goals as typed, and the words themselves. */
export const spanSchema = z.object({ start: z.number().int().min(0), end: z.number().int().min(0), text: z.string() })
export type Span = z.infer<typeof spanSchema>

export const plannedEventSchema = z.object({
  /** Stable within the plan: `e1`, `e2` ... */
  id: z.string().min(1).max(40),
  /** GA4 event name: letter first, then letters, digits, underscores; at most 40 characters. */
  name: z.string().min(1).max(100),
  /** `recommended`: Google names the event and its parameters. `automatic`: GA4 collects it. `custom`: ours. */
  kind: z.enum(['recommended', 'automatic', 'custom']),
  parameters: z.array(planParameterSchema).max(100),
  trigger: planTriggerSchema,
  /** GA4 key event (formerly 'conversion'). */
  keyEvent: z.boolean(),
  /** A fixed worth per event, where the goal states one. */
  value: z.object({ amount: z.number(), currency: z.string().regex(/^[A-Z]{3}$/) }).optional(),
  /** Only count when the number parameter compares so: 'orders over $50'. The currency stands where the goal names one. */
  threshold: z
    .object({
      parameter: z.string(),
      is: z.enum(['greater', 'greaterOrEquals', 'less', 'lessOrEquals', 'equals']),
      amount: z.number(),
      unit: z.string().max(20).optional(),
    })
    .optional(),
  /** 0 to 100: how sure the planner is that the goal asked for this. 100 when a person wrote or changed it. */
  confidence: z.number().int().min(0).max(100),
  because: spanSchema,
  /** Sentences that say what was changed so that GA4 accepts the name or a parameter; codes with the old and new name, worded by the screen. */
  repairs: z.array(z.object({ code: z.string(), from: z.string(), to: z.string() })),
  /** Off: it stays in the plan and is not written anywhere. */
  enabled: z.boolean(),
  /** How it is known that the trigger fits the site: read from the page, promised by a developer, or set by a person. Absent where only the goals tell. */
  settled: z.enum(settledBy).optional(),
})
export type PlannedEvent = z.infer<typeof plannedEventSchema>

export const plannedAudienceSchema = z.object({
  id: z.string(),
  /** People who did all of these events, by their ids ... */
  includes: z.array(z.string()).min(1),
  /** ... and none of these. */
  excludes: z.array(z.string()),
  days: z.number().int().min(1).max(540),
  because: spanSchema,
})
export type PlannedAudience = z.infer<typeof plannedAudienceSchema>

export const plannedDashboardSchema = z.object({
  id: z.string(),
  /** The events stand by their ids. `funnel`: in order; `trend`: one line per event; `breakdown`: the events by the named dimension. */
  chart: z.enum(['funnel', 'trend', 'breakdown']),
  events: z.array(z.string()).min(1),
  /** GA4 dimension, e.g. `sessionDefaultChannelGroup`, `country`, `deviceCategory`, or a parameter of the events. */
  dimension: z.string().optional(),
  because: spanSchema,
})
export type PlannedDashboard = z.infer<typeof plannedDashboardSchema>

/** What is known of the visitor on every page, such as the plan of the account. GA4 keeps it with the user instead of with one event. */
export const plannedUserPropertySchema = z.object({
  /** Stable within the plan: `u1`, `u2` ... */
  id: z.string().min(1).max(40),
  /** GA4 name: letter first, then letters, digits, underscores; at most 24 characters. */
  name: z.string().min(1).max(100),
  /** Where the page says the value, before the container loads. */
  source: z.string().max(100).regex(dataLayerPath),
  /** A value for the snippet; GA4 cuts what is longer. */
  example: z.string().max(36),
  because: spanSchema,
})
export type PlannedUserProperty = z.infer<typeof plannedUserPropertySchema>

/** A part of the goals that became nothing, and why. Nothing is dropped silently. */
export const unmatchedSchema = z.object({ span: spanSchema, reason: z.enum(['notAnEvent', 'tooVague', 'unknown', 'negated', 'personalData']) })
export type Unmatched = z.infer<typeof unmatchedSchema>

/** A doubt that only a person can settle: an event of the plan, and the events that take its place when its doing is read otherwise. */
export const planQuestionSchema = z.object({
  /** `q1` to `q3`. */
  id: z.string().min(1).max(40),
  kind: z.enum(questionKinds),
  /** The id of the event that is asked about; `because` is its wish. */
  event: z.string().min(1).max(40),
  because: spanSchema,
  /** The first one is how the plan reads it unless a person says otherwise. */
  answers: z
    .array(z.object({ reading: z.enum(planReadings), event: plannedEventSchema }))
    .min(2)
    .max(4),
})
export type PlanQuestion = z.infer<typeof planQuestionSchema>

/** A clause of the goals, [from, to) in UTF-16 code units, and what became of it. */
export const planClauseSchema = z.object({
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  kind: z.enum(clauseKinds),
  /** The ids of the events it asks for. */
  events: z.array(z.string()).optional(),
})
export type PlanClause = z.infer<typeof planClauseSchema>

export const measurementPlanSchema = z.object({
  /** Goals as typed. */
  goals: z.string(),
  language: z.enum(languages),
  /** The site's own host, e.g. `shop.example`. */
  site: z.string().optional(),
  events: z.array(plannedEventSchema),
  audiences: z.array(plannedAudienceSchema),
  dashboards: z.array(plannedDashboardSchema),
  /** At most as many as GA4 reports on. */
  userProperties: z.array(plannedUserPropertySchema).max(25).optional(),
  unmatched: z.array(unmatchedSchema),
  /** What the goals may also ask for, the likeliest first. No event of the plan until a person takes it. */
  suggestions: z.array(plannedEventSchema).max(3).optional(),
  /** At most three doubts. Read them with `openQuestions`: a person may have changed or removed the event. */
  questions: z.array(planQuestionSchema).max(3).optional(),
  /** All of the goals in order, without gap or overlap. Read them with `clausesNow`: a person may have changed the plan. */
  clauses: z.array(planClauseSchema).optional(),
})
export type MeasurementPlan = z.infer<typeof measurementPlanSchema>
