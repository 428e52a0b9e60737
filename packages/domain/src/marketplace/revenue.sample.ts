import { on } from '../shell/sampleTime.ts'
import { commissionOf, type PaymentMethod, type Payout, type PayoutSettings, type SalesLine } from './revenue.ts'
import { ownTemplatesSample } from './templates.sample.ts'

const project = 'analytics-dashboard'

function line(templateId: string, sales: number, period: string): SalesLine {
  const template = ownTemplatesSample.find((row) => row.id === templateId)
  if (template === undefined) throw new Error(`The sales line of '${templateId}' has no such template: name one of templates.sample.ts.`)
  const price = template.price * 100
  return {
    id: `sales-${templateId}-${period}`,
    project,
    templateId,
    template: template.name,
    sales,
    revenueCents: sales * price,
    commissionCents: sales * commissionOf(price),
    period,
  }
}

/** 2,450 + 1,740 + 660 = 4,850 dollars, of which 3,395 go to the creator. */
export const salesSample = [
  line('template-shop-essentials', 50, '2024-01'),
  line('template-lead-form-kit', 60, '2023-12'),
  line('template-trial-funnel', 20, '2023-11'),
] satisfies SalesLine[]

/** December was paid early at the creator's request, so January's is the next: at the end of February. */
export const payoutsSample = [
  { id: 'payout-3', project, date: on('2024-02-29'), amountCents: 171_500, status: 'Pending', method: 'wallet', period: '2024-01' },
  { id: 'payout-2', project, date: on('2024-01-12'), amountCents: 121_800, status: 'Paid', method: 'bank', period: '2023-12' },
  { id: 'payout-1', project, date: on('2023-12-29'), amountCents: 46_200, status: 'Paid', method: 'wallet', period: '2023-11' },
] satisfies Payout[]

export const paymentMethodsSample = [
  { id: 'method-wallet', project, kind: 'wallet', masked: 'm•••••@example.com', provider: 'PayPal' },
  { id: 'method-bank', project, kind: 'bank', masked: 'DE•• •••• 3000' },
] satisfies PaymentMethod[]

export const payoutSettingsSample = [
  { id: 'analytics-dashboard', project, minimumPayout: 100, schedule: 'monthly', taxInfo: { country: 'DE', taxNumber: '••• 4821', form: 'W-8BEN' } },
] satisfies PayoutSettings[]
