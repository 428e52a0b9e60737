import type { PlannedEvent, PlanParameter } from '@tagmason/domain'
import { exampleOf } from './examples.ts'
import { hooksIn } from './hooks.ts'

/** What a threshold is compared with: a parameter of the event, or a number field of its items (sum of quantities, highest of any other). */
export interface SentThreshold {
  name: string
  inItems: boolean
}

type Is = NonNullable<PlannedEvent['threshold']>['is']
type Item = Record<string, string | number>

const holds: Readonly<Record<Is, (value: number, amount: number) => boolean>> = {
  greater: (value, amount) => value > amount,
  greaterOrEquals: (value, amount) => value >= amount,
  less: (value, amount) => value < amount,
  lessOrEquals: (value, amount) => value <= amount,
  equals: (value, amount) => value === amount,
}

/** `value` where it lies past the threshold already, else a whole number near the amount that does. */
function past(value: number, { is, amount }: NonNullable<PlannedEvent['threshold']>, step: number): number {
  if (holds[is](value, amount)) return value
  if (is === 'greater') return Math.floor(amount) + step
  if (is === 'less') return amount > step ? Math.ceil(amount) - step : amount > 0 ? amount / 2 : Math.ceil(amount) - step
  return amount
}

const cents = (amount: number): number => Math.round(amount * 100) / 100
const numberIn = (item: Item, field: string, missing: number): number => (typeof item[field] === 'number' ? item[field] : missing)
const totalOf = (items: readonly Item[]): number => cents(items.reduce((sum, item) => sum + numberIn(item, 'price', 0) * numberIn(item, 'quantity', 1), 0))
const currencyIn = (text: string | undefined): string | undefined => (text !== undefined && /^[A-Z]{3}$/.test(text) ? text : undefined)

/** What the trigger itself says about the value of a parameter. */
function told({ trigger }: PlannedEvent, name: string): string | number | undefined {
  if (trigger.type === 'timer' && name === 'seconds') return trigger.seconds
  if (trigger.type === 'scrollDepth' && name === 'percent_scrolled') return Math.min(...trigger.percents)
  if (trigger.type === 'elementVisibility' && name === 'element_name') return hooksIn(trigger.selector)[0]
  if (trigger.type !== 'click' && trigger.type !== 'linkClick') return undefined
  const wanted = name === 'link_text' ? 'clickText' : name === 'link_url' ? 'clickUrl' : undefined
  const found = trigger.conditions.find((one) => one.subject === wanted && !one.negate && (one.is === 'equals' || one.is === 'startsWith'))
  if (found?.is === 'startsWith' && found.value === 'tel:') return 'tel:+15550100'
  if (found?.is === 'startsWith' && found.value === 'mailto:') return 'mailto:info@example.com'
  return found?.value
}

/** Items that cost `value` together: as they are, or the first one alone with a price that fits. */
function itemsWorth(items: readonly Item[], value: number): readonly Item[] {
  const [first = {}] = items
  if (value <= 0 || totalOf(items) === cents(value)) return items
  const quantity = numberIn(first, 'quantity', 1)
  const price = cents(value / quantity)
  return [quantity >= 1 && cents(price * quantity) === cents(value) ? { ...first, price, quantity } : { ...first, price: cents(value), quantity: 1 }]
}

/**
 * The parameters with examples that fit the event: the currency and the side of the threshold that the goal names, what the trigger says, a fixed
 * worth (shop events keep the order's own value), and items that add up to the value.
 */
export function fitted(event: PlannedEvent, parameters: readonly PlanParameter[], ecommerce: boolean, limit: SentThreshold | null): PlanParameter[] {
  const { threshold, value: worth } = event
  const currency = currencyIn(worth?.currency) ?? currencyIn(threshold?.unit)
  const result = parameters.map((parameter): PlanParameter => {
    const { name } = parameter
    let example = told(event, name) ?? parameter.example
    if (name === 'currency') example = currency ?? example
    if (name === 'value' && worth !== undefined && !ecommerce) example = worth.amount
    if (threshold === undefined || limit === null || limit.inItems || limit.name !== name || parameter.type !== 'number') return { ...parameter, example }
    const now = exampleOf({ ...parameter, example })
    return { ...parameter, example: past(typeof now === 'number' ? now : 0, threshold, name === 'value' ? 10 : 1) }
  })
  const goods = result.find((parameter) => parameter.type === 'items')
  const value = result.find((parameter) => parameter.name === 'value')
  const items = goods === undefined ? undefined : exampleOf(goods)
  if (goods === undefined || !Array.isArray(items)) return result
  let fit: readonly Item[] = items
  let amount = value === undefined ? undefined : exampleOf(value)
  if (threshold !== undefined && limit?.inItems) {
    const now = limit.name === 'quantity' ? items.reduce((sum, item) => sum + numberIn(item, 'quantity', 1), 0) : numberIn(items[0] ?? {}, limit.name, 0)
    const wanted = past(now, threshold, 1)
    if (wanted !== now) fit = [{ ...items[0], [limit.name]: wanted }]
    amount = totalOf(fit)
  } else if (typeof amount === 'number') fit = itemsWorth(items, amount)
  return result.map((parameter) => {
    if (parameter === goods) return fit === items ? parameter : { ...parameter, example: JSON.stringify(fit) }
    return parameter === value && typeof amount === 'number' ? { ...parameter, example: amount } : parameter
  })
}
