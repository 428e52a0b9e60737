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
  project: string
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
  project: string
  kind: PaymentMethodKind
  /** What is left of its number or address after masking. */
  masked: string
  /** Who keeps the wallet. */
  provider?: string
}

/** Money that went to the creator, or will. */
export interface Payout {
  id: string
  project: string
  /** When it is or will be paid, ISO 8601 in UTC. */
  date: string
  amountCents: number
  status: PayoutStatus
  method: PaymentMethodKind
  /** Month of the sales, as `2024-01`. */
  period: string
  /** Asked for before its time; can be taken back while it is pending. */
  early?: boolean
}

export const taxForms = ['W-9', 'W-8BEN', 'W-8BEN-E'] as const
export type TaxForm = (typeof taxForms)[number]

/** When and how payouts are made. */
export interface PayoutSettings {
  id: string
  project: string
  minimumPayout: MinimumPayout
  schedule: PayoutSchedule
  /** The number is masked. Needed before the first payout. */
  taxInfo: { country: string; taxNumber: string; form: TaxForm } | null
}

/** Why no payout can be asked for. */
export const payoutObstacles = ['pending', 'belowMinimum', 'noMethod', 'noTaxInfo'] as const
export type PayoutObstacle = (typeof payoutObstacles)[number]

export interface RevenueFigures {
  /** The creator's part of all sales. */
  totalCents: number
  /** The creator's part of this month's sales. */
  monthCents: number
  /** Payouts that are on their way. */
  pendingCents: number
  /** When the next payout is made, ISO 8601 in UTC; null where payouts are made by hand. */
  nextPayout: string | null
}

export interface Revenue {
  figures: RevenueFigures
  /** In percent. */
  split: { commission: number; fee: number }
  /** Newest month first. */
  sales: SalesLine[]
  /** Oldest month first. */
  months: { period: string; revenueCents: number; commissionCents: number; feeCents: number }[]
  /** Newest first. */
  payouts: Payout[]
  settings: PayoutSettings
  /** `awaited` while a payout is on its way that only this method can take. */
  methods: (PaymentMethod & { awaited: boolean })[]
  /** Earned, and neither paid nor on its way. */
  availableCents: number
  /** Why no payout can be asked for now, in the order in which it is to be put right; empty where one can. */
  obstacles: PayoutObstacle[]
}
