import type { Settings } from '../settings.ts'

/** How the event store copies itself: the module `events/backup.ts` is one. */
export interface EventCopies {
  /** Writes all events into a folder, which it makes. */
  backupEvents(settings: Settings, folder: string): Promise<unknown>
  /** Replaces all events by those of a folder. Embedded, `settings.data` is a folder without events. */
  restoreEvents(settings: Settings, folder: string, options?: { replace?: boolean }): Promise<unknown>
}
