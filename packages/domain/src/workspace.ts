import { z } from 'zod'
import type { DashboardFigures, RecentAnalytics } from './dashboard/figures.ts'
import type { Role } from './roles.ts'
import { preferencesSchema, type Session } from './session.ts'
import type { SetupProgressByPage } from './setup/cards.ts'
import type { AppNotification } from './shell/notifications.ts'
import type { Project } from './shell/projects.ts'
import { measurementPlanSchema, planParameterSchema, planTriggerSchema } from './setup/plan.ts'
import { type PlanFiles, type StoredPlan, storedPlanSchema } from './setup/plans.ts'
import { consentModes, languages, measurementIdPattern } from './setup/planTerms.ts'

/**
 * THE DOOR. Screens, the command line's siblings and the server know the product by these names only. One name does five jobs: cache key, wire path,
 * permission key, audit verb, story hook. Declaring one without schema and role does not compile; an act without a handler does not compile in the engine.
 */

/** A question. `Output` exists for the types only. */
interface ReadDeclaration<Input extends z.ZodType, Output> {
  input: Input
  role: Role
  /** The collections whose change makes the answer old. */
  topics: readonly Topic[]
  output?: Output
}

/** A change. Its handler writes all or nothing, and an audit entry with it. */
interface ActDeclaration<Input extends z.ZodType, Output> {
  input: Input
  role: Role
  output?: Output
}

const read =
  <Output>() =>
  <Input extends z.ZodType>(declaration: ReadDeclaration<Input, Output>): ReadDeclaration<Input, Output> =>
    declaration
const act =
  <Output>() =>
  <Input extends z.ZodType>(declaration: ActDeclaration<Input, Output>): ActDeclaration<Input, Output> =>
    declaration

/** What can change: the collections that the reads below look at. */
export const topics = [
  'preferences',
  'projects',
  'notifications',
  'plans',
  'insights',
  'workflows',
  'eventTriggers',
  'campaigns',
  'alerts',
  'eventHours',
  'configuredEvents',
] as const
export type Topic = (typeof topics)[number]

const nothing = z.undefined()
const text = (most: number) => z.string().trim().min(1).max(most)

export const reads = {
  'session.get': read<Session>()({ input: nothing, role: 'viewer', topics: ['preferences'] }),
  'projects.list': read<Project[]>()({ input: nothing, role: 'viewer', topics: ['projects'] }),
  'notifications.list': read<AppNotification[]>()({ input: nothing, role: 'viewer', topics: ['notifications'] }),
  'dashboard.figures': read<DashboardFigures>()({
    input: nothing,
    role: 'viewer',
    topics: ['projects', 'insights', 'workflows', 'eventTriggers', 'campaigns', 'alerts', 'eventHours', 'preferences'],
  }),
  'dashboard.recent': read<RecentAnalytics>()({ input: nothing, role: 'viewer', topics: ['eventHours', 'preferences'] }),
  'setup.progress': read<SetupProgressByPage>()({ input: nothing, role: 'viewer', topics: ['plans', 'configuredEvents', 'preferences'] }),
  'plans.current': read<StoredPlan | null>()({ input: nothing, role: 'viewer', topics: ['plans', 'preferences'] }),
  'plans.files': read<PlanFiles | null>()({ input: nothing, role: 'viewer', topics: ['plans', 'preferences'] }),
} as const

export const acts = {
  'session.setPreferences': act<void>()({ input: preferencesSchema.partial(), role: 'viewer' }),
  'session.selectProject': act<void>()({ input: z.object({ project: text(80) }), role: 'viewer' }),
  'projects.create': act<Project>()({ input: z.object({ name: text(80), website: text(200), timeZone: text(60) }), role: 'editor' }),
  'notifications.markRead': act<void>()({ input: z.object({ id: text(80) }), role: 'viewer' }),
  'notifications.markAllRead': act<void>()({ input: nothing, role: 'viewer' }),
  'workspace.reset': act<void>()({ input: nothing, role: 'owner' }),

  'plans.generate': act<StoredPlan>()({ input: z.object({ goals: text(20_000), language: z.enum(languages).optional() }), role: 'editor' }),
  'plans.changeEvent': act<StoredPlan>()({
    input: z.object({
      id: text(40),
      change: z
        .object({
          name: text(200),
          enabled: z.boolean(),
          keyEvent: z.boolean(),
          trigger: planTriggerSchema,
          parameters: z.array(planParameterSchema).max(100),
          value: z.null(),
          threshold: z.null(),
        })
        .partial(),
    }),
    role: 'editor',
  }),
  'plans.addEvent': act<StoredPlan>()({
    input: z.object({ name: text(200), trigger: planTriggerSchema, keyEvent: z.boolean(), parameters: z.array(planParameterSchema).max(100) }),
    role: 'editor',
  }),
  'plans.removeEvent': act<StoredPlan>()({ input: z.object({ id: text(40) }), role: 'editor' }),
  /** Puts back one event that was removed, with what counted it; everything changed since stays. `before` is the plan as it was. */
  'plans.restoreEvent': act<StoredPlan>()({ input: z.object({ id: text(40), before: storedPlanSchema }), role: 'editor' }),
  'plans.setFiles': act<StoredPlan>()({
    input: z.object({ measurementId: z.string().trim().regex(measurementIdPattern).or(z.literal('')), consent: z.enum(consentModes) }).partial(),
    role: 'editor',
  }),
  'plans.startOver': act<void>()({ input: nothing, role: 'editor' }),
  /** Puts back a whole plan as it was: the Undo of generating and starting over. */
  'plans.restore': act<StoredPlan>()({ input: storedPlanSchema.extend({ plan: measurementPlanSchema }), role: 'editor' }),
  'plans.apply': act<{ added: number; changed: number }>()({ input: nothing, role: 'editor' }),
} as const

export type ReadName = keyof typeof reads
export type ActName = keyof typeof acts
export type ReadInput<N extends ReadName> = z.input<(typeof reads)[N]['input']>
export type ReadOutput<N extends ReadName> = NonNullable<(typeof reads)[N]['output']> | Extract<(typeof reads)[N]['output'], null>
export type ActInput<N extends ActName> = z.input<(typeof acts)[N]['input']>
export type ActOutput<N extends ActName> = Exclude<(typeof acts)[N]['output'], undefined>

export interface Workspace {
  /** Answers a question. Throws a `Refusal`: forbidden, notFound, invalid input, unavailable. */
  read<N extends ReadName>(name: N, input: ReadInput<N>): Promise<ReadOutput<N>>
  /** Makes a change, all of it or nothing. Throws a `Refusal`. */
  act<N extends ActName>(name: N, input: ActInput<N>): Promise<ActOutput<N>>
  /** Tells which questions have other answers now, whoever changed them. Returns the way to stop. */
  watch(listener: (old: readonly ReadName[]) => void): () => void
}
