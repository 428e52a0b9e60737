/** Share of the price that goes to the creator; the platform keeps the rest. In percent. */
export const commissionPercent = 70
export const feePercent = 100 - commissionPercent

/** In US dollars. */
export const minimumPayouts = [100, 250, 500] as const
export type MinimumPayout = (typeof minimumPayouts)[number]
export const payoutSchedules = ['monthly', 'quarterly', 'manual'] as const
export type PayoutSchedule = (typeof payoutSchedules)[number]

/** The creator's part of a price in cents, rounded up to the cent: in the creator's favour (requirements MKT-REV-11). */
export const commissionOf = (cents: number) => Math.ceil((cents * commissionPercent) / 100)

/** Sales of one template in one month. */
export interface SalesLine {
  id: string
  templateId: string
  /** Name of the template. */
  template: string
  sales: number
  revenueCents: number
  commissionCents: number
  /** Month as `2024-01`. */
  period: string
}

export const payoutStatuses = ['Paid', 'Pending'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

export const paymentMethodKinds = ['wallet', 'bank'] as const
/** A payment wallet, or a bank transfer. */
export type PaymentMethodKind = (typeof paymentMethodKinds)[number]

export interface PaymentMethod {
  id: string
  kind: PaymentMethodKind
  /** What is left of its number or address after masking. */
  masked: string
}

/** Money that went to the creator, or will. */
export interface Payout {
  id: string
  /** When it is or will be paid, ISO 8601 in UTC. */
  date: string
  amountCents: number
  status: PayoutStatus
  method: PaymentMethodKind
  /** Month of the sales, as `2024-01`. */
  period: string
}

/** When and how payouts are made. */
export interface PayoutSettings {
  id: string
  minimumPayout: MinimumPayout
  schedule: PayoutSchedule
  taxInfo: { country: string; taxNumber: string } | null
}
