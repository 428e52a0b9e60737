import type { Purchase } from './store.ts'
import type { PayoutSchedule, SalesLine } from './revenue.ts'

/** Month of an instant as `2024-01`. */
export const periodOf = (at: string) => at.slice(0, 7)

/** The last day of a month, counted from 0 and running over into other years, as ISO 8601 at 09:00 in UTC. */
const endOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0, 9)).toISOString()

/** When the sales of the running month or quarter are paid: at the end of the month after it. Null where payouts are made by hand. */
export function payoutDue(schedule: PayoutSchedule, now: string): string | null {
  const year = Number(now.slice(0, 4))
  const month = Number(now.slice(5, 7)) - 1
  if (schedule === 'manual') return null
  return endOf(year, schedule === 'monthly' ? month + 1 : month - (month % 3) + 3)
}

/** The sales lines with what was paid for since: one line for each template and month, newest month first, equals by name. */
export function withPurchases(lines: readonly SalesLine[], purchases: readonly Purchase[], names: ReadonlyMap<string, string>): SalesLine[] {
  const found = new Map(lines.map((line) => [`${line.templateId} ${line.period}`, { ...line, template: names.get(line.templateId) ?? line.template }]))
  for (const { project, templateId, priceCents, commissionCents, time, status } of purchases) {
    const template = names.get(templateId)
    if (status !== 'paid' || template === undefined) continue
    const period = periodOf(time)
    const key = `${templateId} ${period}`
    const line = found.get(key) ?? { id: `sales-${templateId}-${period}`, project, templateId, template, sales: 0, revenueCents: 0, commissionCents: 0, period }
    found.set(key, {
      ...line,
      sales: line.sales + 1,
      revenueCents: line.revenueCents + priceCents,
      commissionCents: line.commissionCents + commissionCents,
    })
  }
  return [...found.values()].toSorted((a, b) => b.period.localeCompare(a.period) || a.template.localeCompare(b.template))
}

/** Whether a text is an IBAN: its form, and its check digits (ISO 13616, ISO 7064 MOD 97-10). */
export function isIban(typed: string): boolean {
  const iban = typed.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (character) => Number.parseInt(character, 36)).join('')
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** What is left of an account number: country and the last four. */
export function maskedIban(typed: string): string {
  const iban = typed.replace(/\s/g, '').toUpperCase()
  return `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`
}

/** What is left of an address: its first letter and its host. */
export const maskedAddress = (address: string): string => `${address.slice(0, 1)}•••••${address.slice(address.lastIndexOf('@'))}`

/** What is left of a tax number: the last four, or none of a short one. */
export function maskedNumber(typed: string): string {
  const number = typed.replace(/[^\p{L}\p{N}]/gu, '')
  return number.length < 8 ? '••••' : `••• ${number.slice(-4)}`
}
