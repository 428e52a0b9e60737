import { type RecordStore, unitOfWork, verifyAudit } from '@tagmason/engine'
import type { AccountRecords } from '../../records/accountRecords.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

/** Milliseconds that the newest entry may lie ahead of this clock. */
const drift = 60_000

/** Goes through the audit log of every account, and holds the newest entry against this machine's clock, `now`. */
export async function auditFindings(records: Pick<AccountRecords, 'accounts' | 'of'>, now: number): Promise<Finding[]> {
  const findings: Finding[] = []
  let newest = 0
  for (const account of await records.accounts()) {
    const store = records.of(account)
    findings.push(await chain(account, store))
    for (const { timestamp } of (await store.find('auditLog', { descending: true, limit: 1000 })).values())
      newest = Math.max(newest, Date.parse(timestamp) || 0)
  }
  return [clock(newest, now), ...findings]
}

async function chain(account: string, store: RecordStore): Promise<Finding> {
  const { verified, sealed = 0, before, brokenAt } = await verifyAudit(unitOfWork(store))
  const says = `${verified} entries of '${account}' fit their chain, ${sealed} of them sealed with the key of this installation${before > 0 ? `, ${before} are from before there was one` : ''}`
  return brokenAt === null
    ? good('audit', says)
    : bad(
        'audit',
        `The audit log of '${account}' was changed at the entry '${brokenAt}', after ${verified} that fit`,
        'Find out who can write to the database, and compare with the last backup.',
      )
}

export function clock(newest: number, now: number): Finding {
  return newest > now + drift
    ? doubtful(
        'clock',
        `The newest entry of the audit log is from ${new Date(newest).toISOString()}, which is yet to come by this clock`,
        'Set the clock of this machine, best by NTP.',
      )
    : good('clock', `This clock says ${new Date(now).toISOString()}, and nothing was written after that`)
}
