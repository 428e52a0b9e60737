import type { ParameterType, PlanParameter, ValueKind, ViolationKind } from '@tagmason/domain'

/** Parameters that cannot be less than nothing. */
const amounts = new Set(['value', 'price', 'quantity', 'tax', 'shipping', 'discount'])
/** Google Analytics keeps more than 100 characters of these. */
const longer = /^(page_|link_url$|items$|_)/

const fitting: Record<ParameterType, readonly ValueKind[]> = {
  number: ['number', 'negative'],
  boolean: ['boolean'],
  string: ['text', 'code', 'numericText', 'long', 'email', 'phone'],
  // A list of items is kept as its JSON text.
  items: ['text', 'long', 'email'],
}

/** What is wrong with values of a kind in a parameter, worst first; null where nothing is. `planned` is what the plan says of it, where it does. */
export function violationOf(
  { parameter, kind }: { readonly parameter: string; readonly kind: ValueKind },
  planned: PlanParameter | undefined,
): ViolationKind | null {
  if (kind === 'empty') return planned?.required === true ? 'missing' : null
  if (kind === 'email' || kind === 'phone') return planned?.type === 'items' ? null : kind
  if (planned !== undefined && !fitting[planned.type].includes(kind)) return 'otherType'
  if (parameter === 'currency' && kind !== 'code') return 'currency'
  if (kind === 'negative' && amounts.has(parameter)) return 'negative'
  return kind === 'long' && !longer.test(parameter) ? 'tooLong' : null
}
