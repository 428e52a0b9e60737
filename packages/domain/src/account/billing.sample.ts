import { on } from '../shell/sampleTime.ts'
import type { BillingPlan, Invoice, Subscription } from './billing.ts'

const professional = ['500k events/month', 'API access', 'Priority support']

export const plansSample = [
  {
    id: 'plan-starter',
    name: 'Starter',
    price: 19,
    period: 'month',
    description: 'For one site and its first questions.',
    features: ['10k events/month', 'E-mail support'],
    popular: false,
    limits: { events: 10_000, apiCalls: 0, storage: 1 },
    seats: 2,
  },
  {
    id: 'plan-professional',
    name: 'Professional',
    price: 49,
    period: 'month',
    description: 'For teams that decide by what they measure.',
    features: professional,
    popular: true,
    limits: { events: 500_000, apiCalls: 25_000, storage: 10 },
    seats: 10,
  },
  {
    id: 'plan-enterprise',
    name: 'Enterprise',
    price: 199,
    period: 'month',
    description: 'For organisations and agencies with brands of their own.',
    features: ['Unlimited events', 'White-label', '24/7 support'],
    popular: false,
    limits: { events: null, apiCalls: null, storage: null },
    seats: null,
  },
] satisfies BillingPlan[]

export const subscriptionsSample = [
  {
    id: 'subscription',
    planId: 'plan-professional',
    name: 'Professional',
    price: 49,
    billingInterval: 'month',
    features: professional,
    nextBilling: on('2024-02-01'),
    usage: { events: { used: 125_000, limit: 500_000 }, apiCalls: { used: 8_500, limit: 25_000 }, storage: { used: 2.1, limit: 10 } },
  },
] satisfies Subscription[]

export const invoicesSample = [
  { id: 'INV-2024-001', date: on('2024-01-01'), amountCents: 4_900, status: 'paid' },
  { id: 'INV-2023-012', date: on('2023-12-01'), amountCents: 4_900, status: 'paid' },
  { id: 'INV-2023-011', date: on('2023-11-01'), amountCents: 4_900, status: 'paid' },
] satisfies Invoice[]
