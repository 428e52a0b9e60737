import { z } from 'zod'
import type { ReportFile } from '../reports/reportFile.ts'
import { act, read } from '../declare.ts'
import { nothing, text } from '../inputTerms.ts'
import {
  type AccountSettings,
  deletionSchema,
  type NotificationPreferences,
  notificationPreferencesSchema,
  passwordChangeSchema,
  passwordOnly,
  profileDraftSchema,
  settingsPreferencesSchema,
  type TwoFactorSetup,
} from './settings.ts'

const topics = ['profiles', 'notificationPreferences', 'preferences', 'passwords', 'twoFactors', 'emailChanges', 'accountDeletions', 'securityPolicy'] as const

/** What a person sets for themselves, and the end of the account. */
export const settingsReads = {
  'settings.get': read<AccountSettings>()({ input: nothing, role: 'viewer', topics }),
} as const

export const settingsActs = {
  /** A new address takes effect when its link is opened; who has a password gives it. */
  'settings.saveProfile': act<AccountSettings>()({ input: profileDraftSchema, role: 'viewer' }),
  'settings.confirmEmail': act<AccountSettings>()({ input: z.object({ token: text(100) }), role: 'viewer' }),
  'settings.cancelEmail': act<void>()({ input: nothing, role: 'viewer' }),
  'settings.setNotifications': act<NotificationPreferences>()({ input: notificationPreferencesSchema.partial(), role: 'viewer' }),
  'settings.setPreferences': act<void>()({ input: settingsPreferencesSchema, role: 'viewer' }),
  'settings.changePassword': act<void>()({ input: passwordChangeSchema, role: 'viewer' }),
  'settings.startTwoFactor': act<TwoFactorSetup>()({ input: nothing, role: 'viewer' }),
  /** Answers the recovery codes, which nobody can read again. Who has a password gives it. */
  'settings.enableTwoFactor': act<string[]>()({ input: z.object({ code: text(12), ...passwordOnly.partial().shape }), role: 'viewer' }),
  'settings.disableTwoFactor': act<void>()({ input: passwordOnly, role: 'viewer' }),
  /** All that is the member's own, without what is secret. */
  'settings.exportData': act<ReportFile>()({ input: nothing, role: 'owner' }),
  'settings.deleteAccount': act<AccountSettings>()({ input: deletionSchema, role: 'owner' }),
  'settings.keepAccount': act<void>()({ input: nothing, role: 'owner' }),
  /** Carries the deletion out once its days are over. */
  'settings.finishDeletion': act<void>()({ input: nothing, role: 'owner' }),
} as const
