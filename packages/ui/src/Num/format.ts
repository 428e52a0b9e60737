import { formatBytes } from '../Bytes/format.ts'
import { numberFormat } from '../theme/intl.ts'
import type { Locale } from '../theme/locale.tsx'

/** How a number is written. */
export interface NumberForm {
  /** `number` 48,210 · `compact` 48K · `percent` of a ratio, 0.124 → 12.4% · `money` · `bytes` 1.2 MB · `duration` of seconds, 95 → 1m 35s. */
  as?: 'number' | 'compact' | 'percent' | 'money' | 'bytes' | 'duration'
  /** ISO 4217, for money. */
  currency?: string
  /** The most digits after the point. */
  digits?: number
  /** Writes + and − before numbers that are not zero. */
  signed?: boolean
}

/** A number as text, by Intl. Bytes count in thousands; durations are whole seconds. */
export function formatNumber(value: number, { as = 'number', currency = 'USD', digits, signed = false }: NumberForm, { locale }: Locale): string {
  const write = (number: number, options: Intl.NumberFormatOptions) =>
    numberFormat(locale, { signDisplay: signed ? 'exceptZero' : 'auto', ...options }).format(number)
  switch (as) {
    case 'number':
      return write(value, { maximumFractionDigits: digits ?? 2 })
    case 'compact':
      return write(value, { notation: 'compact', maximumFractionDigits: digits ?? 1 })
    case 'percent':
      return write(value, { style: 'percent', maximumFractionDigits: digits ?? 1 })
    case 'money':
      return write(value, { style: 'currency', currency, ...(digits === undefined ? {} : { maximumFractionDigits: digits, minimumFractionDigits: digits }) })
    case 'bytes':
      return formatBytes(value, { digits, signed }, { locale })
    case 'duration':
      return duration(value, write)
  }
}

function duration(seconds: number, write: (number: number, options: Intl.NumberFormatOptions) => string): string {
  const whole = Math.round(Math.abs(seconds))
  const parts: [number, string][] = [
    [Math.floor(whole / 86400), 'day'],
    [Math.floor(whole / 3600) % 24, 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [whole % 60, 'second'],
  ]
  const first = parts.findIndex(([count]) => count > 0)
  const shown = first < 0 ? parts.slice(3) : parts.slice(first, first + 2).filter(([count], index) => index === 0 || count > 0)
  const sign = Math.sign(seconds) || 1
  return shown.map(([count, unit], index) => write(index === 0 ? count * sign : count, { style: 'unit', unit, unitDisplay: 'narrow' })).join(' ')
}
