import { z } from 'zod'
import { address } from '../inputTerms.ts'
import { languages } from '../setup/planTerms.ts'
import type { InSpace } from '../space.ts'

/** The zones that stand first, by the specification's name and the real zone behind each. */
export const timeZoneChoices = [
  { value: 'UTC-8', label: 'UTC-8 Pacific', zone: 'America/Los_Angeles' },
  { value: 'UTC-5', label: 'UTC-5 Eastern', zone: 'America/New_York' },
  { value: 'UTC+0', label: 'UTC+0 GMT', zone: 'Europe/London' },
  { value: 'UTC+1', label: 'UTC+1 Central European', zone: 'Europe/Paris' },
] as const

/** The IANA name behind a choice: one of the four by its label's offset, or a zone itself. */
export const zoneOf = (timezone: string): string => timeZoneChoices.find((choice) => choice.value === timezone)?.zone ?? timezone

/** Whether it is one of the four or a zone that this machine knows. */
function isTimezone(timezone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zoneOf(timezone) }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const timezone = z.string().max(60).refine(isTimezone, 'Choose a time zone of the list.')

/** The signed-in person. */
export const profileSchema = z.object({
  firstName: z.string().trim().min(1).max(100),
  lastName: z.string().trim().min(1).max(100),
  email: address,
  company: z.string().trim().max(200),
  timezone,
  language: z.enum(languages),
})
export type Profile = z.infer<typeof profileSchema>

/** What is mailed to a person. */
export const notificationPreferencesSchema = z.object({
  emailAlerts: z.boolean(),
  dataAnomalies: z.boolean(),
  weeklyReports: z.boolean(),
  productUpdates: z.boolean(),
  securityAlerts: z.boolean(),
})
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>

/** What a person has until they choose (specification, section 9). */
export const defaultNotificationPreferences: NotificationPreferences = {
  emailAlerts: true,
  dataAnomalies: true,
  weeklyReports: false,
  productUpdates: true,
  securityAlerts: true,
}

/** Kept under the member's id. */
export type StoredProfile = Profile & { id: string; twoFactor: boolean }
export type StoredNotificationPreferences = NotificationPreferences & { id: string }

/** The same language as the switch at the top right. */
export const settingsPreferencesSchema = profileSchema.pick({ timezone: true, language: true }).partial()

/** Not trimmed: a space is a letter like any other. */
const password = z.string().max(200)
export const passwordChangeSchema = z.object({ current: password, next: password, confirm: password })
/** The password is asked for where the address is another one. */
export const profileDraftSchema = profileSchema.omit({ timezone: true, language: true }).extend({ password: password.optional() })
export const passwordOnly = z.object({ password })
export const deletionSchema = z.object({ name: z.string().trim().max(200), password })

/** What is kept of a password. */
export interface StoredPassword extends InSpace {
  /** Id of the member. */
  id: string
  /** As the slow port writes it: method, cost, salt and result. */
  hash: string
  /** By the clock of the project in which it was done; ISO 8601, UTC. */
  changedAt: string
  /** By the world's clock, which decides when it ends; left out in those from before there was a server. ISO 8601, UTC. */
  at?: string
}

/** A second factor: its secret is needed to check codes and is never answered again. */
export interface StoredTwoFactor extends InSpace {
  /** Id of the member. */
  id: string
  /** Base 32. */
  secret: string
  /** ISO 8601, UTC; null until a first code has shown that it works. */
  enabledAt: string | null
  /** The step of the last code that was taken, so that none is taken twice. */
  lastStep: number
  /** SHA-256 of each recovery code that is left. */
  recovery: string[]
}

/** A new address that waits for its owner to open the link in the mail. */
export interface EmailChange extends InSpace {
  /** Id of the member. */
  id: string
  email: string
  /** SHA-256 of the link's token. */
  hash: string
  /** ISO 8601, UTC, by the world's clock. */
  expires: string
}

/** An account that is to go. */
export interface AccountDeletion extends InSpace {
  id: string
  /** ISO 8601, UTC. */
  due: string
  /** Address of who asked for it. */
  by: string
}

/** Days between asking for deletion and deletion. */
export const deletionDays = 7
export const recoveryCodes = 10

export interface AccountSettings {
  profile: Profile
  /** An address that waits for confirmation. */
  pendingEmail: string | null
  notifications: NotificationPreferences
  security: {
    /** Since when, ISO 8601 in UTC; null where it is not enabled. */
    twoFactor: string | null
    recoveryCodesLeft: number
    /** ISO 8601, UTC; null while no password is set. */
    passwordChanged: string | null
    passwordExpires: string | null
    passwordMinLength: number
  }
  /** What has to be typed to delete the account. */
  accountName: string
  /** When the account goes; null where nobody asked for it. */
  deletion: string | null
}

/** For an authenticator: the secret to type, and the address that a picture of squares shows. */
export interface TwoFactorSetup {
  secret: string
  uri: string
}
