import { type AccountMember, defaultNotificationPreferences, type NotificationPreferences, type Session, zoneOf } from '@tagmason/domain'
import type { Context } from '../context.ts'

/** A member who gets mails, with what they asked for. */
export interface MailedMember {
  member: AccountMember
  wants: NotificationPreferences
  zone: string
  language: Session['preferences']['language']
}

/** The members who can sign in (no member of the sample can); none where no mail server is set up. */
export async function mailedMembers({ records, ports }: Context): Promise<MailedMember[]> {
  if (ports.server?.mail !== true) return []
  const found: MailedMember[] = []
  for (const member of await records.list('accountMembers')) {
    if (member.status !== 'active' || (await records.get('passwords', member.id)) === undefined) continue
    found.push({
      member,
      wants: (await records.get('notificationPreferences', member.id)) ?? defaultNotificationPreferences,
      zone: zoneOf((await records.get('profiles', member.id))?.timezone ?? 'UTC'),
      language: (await records.get('preferences', member.id))?.language ?? 'en',
    })
  }
  return found
}
