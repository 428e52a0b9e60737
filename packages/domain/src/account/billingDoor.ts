import { z } from 'zod'
import type { ReportFile } from '../reports/reportFile.ts'
import { act, read } from '../declare.ts'
import { byId, nothing, text } from '../inputTerms.ts'
import { type Billing, type Invoice, type PlanChange, type PlanQuote, type Subscription, testCards } from './billing.ts'

const topics = ['subscriptions', 'billingPlans', 'invoices', 'apiKeys', 'preferences'] as const
const card = z.enum(testCards)

export const billingReads = {
  'billing.overview': read<Billing>()({ input: nothing, role: 'admin', topics }),
  /** What changing to a plan would cost and when it would begin. */
  'billing.quote': read<PlanQuote>()({ input: z.object({ plan: text(80) }), role: 'admin', topics }),
} as const

export const billingActs = {
  /** `due` is what the member has agreed to, in cents: nobody pays another sum than they saw. */
  'billing.changePlan': act<PlanChange>()({ input: z.object({ plan: text(80), due: z.number().int().min(0), card }), role: 'admin' }),
  'billing.cancelChange': act<Subscription>()({ input: nothing, role: 'admin' }),
  /** Tries a payment that failed once more. */
  'billing.payInvoice': act<Invoice>()({ input: byId.extend({ card }), role: 'admin' }),
  'billing.download': act<ReportFile>()({ input: byId, role: 'admin' }),
} as const
