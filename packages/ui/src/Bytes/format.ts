import { numberFormat } from '../theme/intl.ts'
import type { Locale } from '../theme/locale.tsx'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/**
 * A size in bytes as text, by Intl, in the decimal units of SI: 1000 bytes are a kilobyte. `digits` is the most after the point; `signed` writes + and − where it is not zero. A size that would be rounded to 1,000 of a unit is one of the
 * next; sizes past terabytes stay terabytes.
 */
export function formatBytes(bytes: number, { digits = 1, signed = false }: { digits?: number; signed?: boolean }, { locale }: Pick<Locale, 'locale'>): string {
  const scaled = (step: number) => Math.abs(Number((bytes / 1000 ** step).toFixed(digits)))
  const step = units.findIndex((_, place) => place === units.length - 1 || scaled(place) < 1000)
  return numberFormat(locale, {
    style: 'unit',
    signDisplay: signed ? 'exceptZero' : 'auto',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: digits,
  }).format(bytes / 1000 ** step)
}
