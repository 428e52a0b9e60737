import { defaultNotificationPreferences, type StoredNotificationPreferences, type StoredProfile } from './settings.ts'

export const profilesSample = [
  {
    id: 'member-1',
    firstName: 'Elena',
    lastName: 'Fischer',
    email: 'elena.fischer@example.com',
    company: 'Example Outfitters',
    timezone: 'UTC+0',
    language: 'en',
    twoFactor: false,
  },
] satisfies StoredProfile[]

export const notificationPreferencesSample = [{ id: 'member-1', ...defaultNotificationPreferences }] satisfies StoredNotificationPreferences[]
