/** What mails tell of by themselves: each morning what happened, each Monday the figures of the week. */
export const digestKinds = ['daily', 'weekly'] as const
export type DigestKind = (typeof digestKinds)[number]

/** The last digest of a member, project and kind. */
export interface DigestState {
  /** `<project>:<member>:<kind>` */
  id: string
  project: string
  /** The day that it was for, in the member's time zone: `2026-03-02`; of a week, its Monday. */
  day: string
  /** Up to when it told, ISO 8601 in UTC. */
  until: string
}
