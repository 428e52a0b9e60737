import { sha256 } from '../versions/sha256.ts'
import type { TaintForm } from './types.ts'

/** A value that stands nowhere but where it was put. */
export interface Canary {
  readonly value: string
  /** Texts that show it, and how. */
  readonly signs: readonly (readonly [string, TaintForm])[]
}

const bytesOf = (text: string): string => Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')

const signsOf = (value: string): Canary['signs'] => {
  const small = value.toLowerCase()
  const digits = value.replace(/\D/g, '')
  const normalized = [small, ...(value.startsWith('+') ? [digits, `+${digits}`, value.replaceAll(' ', '')] : [])]
  const forms: (readonly [string, TaintForm])[] = [[value, 'plain'], ...normalized.map((text) => [text, 'normalized'] as const)]
  for (const text of [value, ...normalized])
    forms.push(
      [encodeURIComponent(text), 'encoded'],
      [encodeURIComponent(encodeURIComponent(text)), 'encoded'],

      [encodeURIComponent(text).replaceAll('%20', '+'), 'encoded'],
      [btoa(bytesOf(text)), 'encoded'],
      [sha256(text), 'hashed'],
    )
  const seen = new Set<string>()
  return forms.filter(([text]) => text.length > 5 && !seen.has(text) && seen.add(text))
}

const kinds: readonly (readonly [RegExp, (number: number) => string])[] = [
  [/phone|tel|mobile|fax/i, (number) => `+49 151 70${String(number).padStart(6, '0')}`],
  [/name|street|city|address(?!.*mail)/i, (number) => `Canary Person${number}zq`],
]

/** A canary that looks like what a key of this name holds: a telephone number, a name, or a mail address. */
export const canaryFor = (key: string, number: number): Canary => {
  const value = kinds.find(([pattern]) => pattern.test(key))?.[1](number) ?? `Canary.${number}zq@Person.example`
  return { value, signs: signsOf(value) }
}

const textsOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** How a value shows a canary; undefined where it does not. */
export const formIn = (value: unknown, { signs }: Canary): TaintForm | undefined => {
  const text = textsOf(value)
  return signs.find(([sign]) => text.includes(sign))?.[1]
}
