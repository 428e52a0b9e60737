import { z } from 'zod'
import { languages } from '../setup/planTerms.ts'

/** The zones that stand first, by the specification's name and the real zone behind each (requirements G-80). */
export const timeZoneChoices = [
  { value: 'UTC-8', label: 'UTC-8 Pacific', zone: 'America/Los_Angeles' },
  { value: 'UTC-5', label: 'UTC-5 Eastern', zone: 'America/New_York' },
  { value: 'UTC+0', label: 'UTC+0 GMT', zone: 'Europe/London' },
  { value: 'UTC+1', label: 'UTC+1 Central European', zone: 'Europe/Paris' },
] as const
export const timeZoneValues = ['UTC-8', 'UTC-5', 'UTC+0', 'UTC+1'] as const satisfies readonly (typeof timeZoneChoices)[number]['value'][]

/** The signed-in person. */
export const profileSchema = z.object({
  firstName: z.string().trim().min(1).max(100),
  lastName: z.string().trim().min(1).max(100),
  email: z.email(),
  company: z.string().trim().max(200),
  timezone: z.enum(timeZoneValues),
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
