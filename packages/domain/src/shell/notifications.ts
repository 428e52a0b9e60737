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

/** How many notifications are listed: the newest. */
export const listedNotifications = 200
