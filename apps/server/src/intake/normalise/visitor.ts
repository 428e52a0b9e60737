import { hash } from 'node:crypto'

export interface VisitorMarks {
  account: string
  project: string
  ip: string
  userAgent: string
  /** Only where a server tells of its visitors without their address. */
  userId: string
}

/**
 * Who has no id of a client's: a hash that is the same all day and that nobody can follow into the next one, because the day's salt is destroyed (`memory/salts.ts`).
 * 32 hexadecimal digits after `day_`, by which reports tell such visitors.
 */
export function dailyVisitor(salt: string, { account, project, ip, userAgent, userId }: VisitorMarks): string {
  return `day_${hash('sha256', JSON.stringify([salt, account, project, ip, userAgent, userId]), 'hex').slice(0, 32)}`
}
