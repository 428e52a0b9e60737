import type { CollectedEvent } from '@tagmason/domain'
import { shortHash } from './ids.ts'

/** What a page writes for an order without a number: two such orders are not the same one. */
const noNumber = new Set(['', 'undefined', 'null', '(not set)'])

/** Begins the keys of orders, so that they can be remembered for longer than those of other events: 48 of 64 bits are left to tell orders apart. */
const mark = 'ffff'
/** Whether a key may be an order's, by its upper 32 bits. Of the keys of other events one in 65,536 looks like it. */
export const isOrderKey = (high: number) => high >>> 16 === 0xffff

/**
 * What an order is known again by, sixteen hexadecimal digits: a purchase by account, project and `transaction_id`, a refund also by what was given back, because an order may be given back in parts.
 * Null for other events and for orders without a number.
 */
export function orderKey({ account, project, name, params, value }: Pick<CollectedEvent, 'account' | 'project' | 'name' | 'params' | 'value'>): string | null {
  if (name !== 'purchase' && name !== 'refund') return null
  const transaction = String(params['transaction_id'] ?? '').trim()
  if (noNumber.has(transaction)) return null
  const part = name === 'refund' ? [String(value), String(params['items'] ?? '')] : []
  return mark + shortHash(account, project, name, transaction, ...part).slice(mark.length)
}
