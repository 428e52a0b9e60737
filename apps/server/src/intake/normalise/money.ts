import type { ParameterValue } from '@tagmason/domain'

/** What an event was worth, from its parameters `value` or `revenue`, and `currency`. Null and empty where they say nothing usable. */
export function money(params: Readonly<Record<string, ParameterValue>>): { value: number | null; currency: string } {
  const currency = params['currency']
  return {
    value: amount(params['value']) ?? amount(params['revenue']),
    currency: typeof currency === 'string' && /^[A-Za-z]{3}$/.test(currency.trim()) ? currency.trim().toUpperCase() : '',
  }
}

/** Numbers, and texts that are nothing but a number with a point. */
function amount(value: ParameterValue | undefined): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?\s*$/.test(value)) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}
