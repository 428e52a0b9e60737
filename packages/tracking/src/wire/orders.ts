import { z } from 'zod'
import { given, list, number, parsed, text } from './fields.ts'

/** The parameter that says what an event was called where it was sent. */
const sentAs = 'sent_as'

type Values = Readonly<Record<string, unknown>>

/** What the vendors' plans of ecommerce events call orders and refunds, in any spelling. */
const names = new Map<string, 'purchase' | 'refund'>([
  ['purchase', 'purchase'],
  ['ordercompleted', 'purchase'],
  ['completedorder', 'purchase'],
  ['refund', 'refund'],
  ['orderrefunded', 'refund'],
  ['refundedorder', 'refund'],
])

const amounts = z
  .object({ revenue: number, $revenue: number, $amount: number, amount: number, total: number, value: number })
  .extend({ price: number, $price: number, quantity: number, $quantity: number })
  .extend({ currency: text, $currency: text, order_id: text, orderId: text, transaction_id: text, products: list, $products: list })
const product = z
  .object({ price: number, quantity: number, position: number, discount: number })
  .extend({ product_id: text, sku: text, id: text, name: text, brand: text, category: text, variant: text, coupon: text })

/**
 * An order or a refund under GA4's name with its worth in `value`, so that it counts as one whichever client told of it; everything else as it is. What was sent stays: the parameters, and the name in
 * `sent_as`. Products are `items` too, as plans and GA4 call them. The worth is what was earned where that is said (`revenue`), else the total, else the products' prices.
 */
export function orderOf(name: string, params: Values): { name: string; params: Values } {
  const kind = names.get(name.toLowerCase().replace(/[\s$._-]/g, ''))
  return kind === undefined ? { name, params } : moneyEvent(kind, name, params, worthOf(params))
}

/** An event that brought or took money. A refund's worth is never below 0, however it was written. */
export function moneyEvent(kind: 'purchase' | 'refund', name: string, params: Values, worth: number | undefined): { name: string; params: Values } {
  const { currency, $currency, order_id, orderId, transaction_id, products } = amounts.parse(params)
  const value = worth === undefined ? undefined : kind === 'refund' ? Math.abs(worth) : worth
  return {
    name: kind,
    params: {
      ...params,
      ...(params['items'] === undefined && products.length > 0 ? { items: products.flatMap(itemOf) } : {}),
      ...given({ value, currency: currency ?? $currency, transaction_id: transaction_id ?? order_id ?? orderId, [sentAs]: name === kind ? undefined : name }),
    },
  }
}

/** A product as GA4 has it; none where it is no object. */
function itemOf(told: unknown): object[] {
  const read = parsed(product, told)
  if (read === undefined) return []
  const { product_id, sku, id, name, brand, category, variant, position, ...rest } = read
  const item = {
    item_id: product_id ?? sku ?? id,
    item_name: name,
    item_brand: brand,
    item_category: category,
    item_variant: variant,
    index: position,
    ...rest,
  }
  return [given(item)]
}

function worthOf(params: Values): number | undefined {
  const { revenue, $revenue, $amount, amount, total, value, ...told } = amounts.parse(params)
  const price = told.$price ?? told.price
  const one = price === undefined ? undefined : price * (told.$quantity ?? told.quantity ?? 1)
  return revenue ?? $revenue ?? $amount ?? total ?? value ?? amount ?? one ?? worthOfProducts([...told.products, ...told.$products])
}

function worthOfProducts(products: readonly unknown[]): number | undefined {
  const prices = products.flatMap((each) => {
    const { price, quantity } = parsed(product, each) ?? {}
    return price === undefined ? [] : [price * (quantity ?? 1)]
  })
  return prices.length === 0 ? undefined : prices.reduce((sum, price) => sum + price, 0)
}
