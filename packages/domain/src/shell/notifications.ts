export const notificationSeverities = ['warning', 'success', 'info'] as const
export type NotificationSeverity = (typeof notificationSeverities)[number]

/** Something happened that a member should know. */
export interface AppNotification {
  id: string
  project: string
  title: string
  description: string
  /** When it happened, ISO 8601 in UTC; shown as relative time. */
  at: string
  severity: NotificationSeverity
  read: boolean
  /** Path of the screen that shows its subject. */
  href: string
}

/** What a row keeps for people: text as it was written, or a sentence by its code, which the engine words for the member who reads it. */
export type KeptWords = string | { readonly code: string; readonly values: Readonly<Record<string, unknown>> }

/** A notification as it is kept. */
export type KeptNotification = Omit<AppNotification, 'title' | 'description'> & { title: KeptWords; description: KeptWords }

/** How many notifications are listed: the newest. */
export const listedNotifications = 200
