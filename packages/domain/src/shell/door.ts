import { z } from 'zod'
import type { DashboardFigures, RecentAnalytics } from '../dashboard/figures.ts'
import { act, read } from '../declare.ts'
import { byId, nothing, text } from '../inputTerms.ts'
import { preferencesSchema, type Session } from '../session.ts'
import type { AppNotification } from './notifications.ts'
import { mostInternalNetworks, mostOwnDomains, type Project } from './projects.ts'
import type { FoundRecord } from './records.ts'

/** What the frame around the screens and the Dashboard ask for. */
export const shellReads = {
  'session.get': read<Session>()({
    input: nothing,
    role: 'viewer',
    topics: ['preferences', 'enterpriseRoles', 'enterpriseMembers', 'accountMembers', 'profiles', 'brandSettings', 'whiteLabelFeatures'],
  }),
  'projects.list': read<Project[]>()({ input: nothing, role: 'viewer', topics: ['projects'] }),
  'notifications.list': read<AppNotification[]>()({ input: nothing, role: 'viewer', topics: ['notifications', 'preferences'] }),
  'dashboard.figures': read<DashboardFigures>()({
    input: nothing,
    role: 'viewer',
    topics: ['projects', 'insights', 'workflows', 'eventTriggers', 'campaigns', 'alerts', 'eventArrivals', 'preferences'],
  }),
  'records.list': read<FoundRecord[]>()({
    input: nothing,
    role: 'viewer',
    topics: [
      'configuredEvents',
      'containers',
      'properties',
      'connections',
      'models',
      'anomalies',
      'reports',
      'insights',
      'recommendations',
      'trainingJobs',
      'workflows',
      'eventTriggers',
      'campaigns',
      'issues',
      'alerts',
      'dashboards',
      'schedules',
      'ownTemplates',
      'preferences',
    ],
  }),
  'dashboard.recent': read<RecentAnalytics>()({ input: nothing, role: 'viewer', topics: ['eventArrivals', 'preferences'] }),
} as const

export const shellActs = {
  'session.setPreferences': act<void>()({ input: preferencesSchema.partial(), role: 'viewer' }),
  'session.selectProject': act<void>()({ input: z.object({ project: text(80) }), role: 'viewer' }),
  'projects.create': act<Project>()({ input: z.object({ name: text(80), website: text(200), timeZone: text(60) }), role: 'editor' }),
  /** What is true of the selected project's site, from now on; an empty currency is none. */
  'projects.change': act<Project>()({
    input: z.object({
      website: text(200),
      timeZone: text(60),
      currency: z.string().regex(/^([A-Z]{3})?$/),
      /** Left out, they stay as they are; an empty list takes them back. */
      ownDomains: z.array(text(200)).max(mostOwnDomains).optional(),
      internalNetworks: z.array(text(60)).max(mostInternalNetworks).optional(),
    }),
    role: 'editor',
  }),
  /** Whether the selected project keeps user ids and personal properties as they are sent, from now on. */
  'projects.keepPersonalData': act<Project>()({ input: z.object({ keeps: z.boolean() }), role: 'admin' }),
  'notifications.markRead': act<void>()({ input: byId, role: 'viewer' }),
  'notifications.markAllRead': act<void>()({ input: nothing, role: 'viewer' }),
  'workspace.reset': act<void>()({ input: nothing, role: 'owner' }),
} as const
