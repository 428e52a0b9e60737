import type { PlanParameter } from '@tagmason/domain'
import { limits, valueLimit } from './limits.ts'
import { nameProblem } from './names.ts'
import { itemFields } from './recommended.ts'

/** A value in an event: text, number or boolean, or the list of items. */
export type ExampleValue = string | number | boolean | Record<string, string | number>[]

const exampleItems = (): Record<string, string | number>[] => [{ item_id: 'SKU-1001', item_name: 'Example product', price: 10, quantity: 1 }]

const numberFields: ReadonlySet<string> = new Set(itemFields.number)
const textFields: ReadonlySet<string> = new Set(itemFields.text)

/** Fields that GA4 takes, as the type it takes them in; null when nothing says which item it is. */
function itemFrom(entry: object): Record<string, string | number> | null {
  const item: Record<string, string | number> = {}
  let own = 0
  for (const [name, value] of Object.entries(entry)) {
    if (numberFields.has(name)) {
      if (typeof value === 'number' || typeof value === 'string') item[name] = numberFrom(value)
    } else if (typeof value === 'string' || typeof value === 'number') {
      if (!textFields.has(name) && (nameProblem(name, 'parameter') !== null || ++own > limits.customItemParametersOverProtocol)) continue
      item[name] = typeof value === 'string' ? cut(value, limits.parameterValue) : value
    }
  }
  return 'item_id' in item || 'item_name' in item ? item : null
}

function itemsFrom(text: PlanParameter['example']): Record<string, string | number>[] {
  if (typeof text !== 'string') return exampleItems()
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return exampleItems()
  }
  const entries: unknown[] = Array.isArray(parsed) ? parsed.slice(0, limits.itemsPerEvent) : [parsed]
  const items: Record<string, string | number>[] = []
  for (const entry of entries) {
    const item = typeof entry === 'object' && entry !== null ? itemFrom(entry) : null
    if (item !== null) items.push(item)
  }
  return items.length === 0 ? exampleItems() : items
}

/** Without half of a surrogate pair at the end, which would be no character. */
const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')

function numberFrom(example: PlanParameter['example']): number {
  const number = typeof example === 'string' && example.trim() === '' ? Number.NaN : Number(example)
  return Number.isFinite(number) ? number : 1
}

/** The example of a parameter as the value of its type, cut to the length that GA4 keeps. An `items` example that is no item list gives one example item. */
export function exampleOf(parameter: PlanParameter): ExampleValue {
  const { example, type, name } = parameter
  if (type === 'items') return itemsFrom(example)
  if (type === 'number') return numberFrom(example)
  if (type === 'boolean') return example === true || example === 'true' || example === 1
  const text = String(example)
  if (name === 'currency') return /^[A-Z]{3}$/.test(text) ? text : 'USD'
  return cut(text, valueLimit(name))
}
