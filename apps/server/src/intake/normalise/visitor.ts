import { createHmac, hash } from 'node:crypto'

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

/**
 * A user's id as it is kept: the same for ever within a project, so that a user is counted once on all devices, and without the installation's key nobody can tell whose it is or
 * try ids out. `usr_` and 32 hexadecimal digits.
 */
export const pseudonym = (key: Buffer, account: string, project: string, id: string): string =>
  `usr_${createHmac('sha256', key)
    .update(JSON.stringify([account, project, id]))
    .digest('hex')
    .slice(0, 32)}`
