import { limits } from './limits.ts'
import { reservedOnWeb, reservedOverProtocol, reservedParameters, reservedPrefixes, reservedUserProperties } from './reserved.ts'

/** What was wrong with a name. The screen words each code; `from` and `to` of a repair are the name before and after that one step. */
export const nameCodes = [
  'nameEmpty',
  'nameHasCharacters',
  'nameNotLowerSnake',
  'nameReservedPrefix',
  'nameStartsWithDigit',
  'nameTooLong',
  'nameReserved',
  'nameTaken',
] as const
export type NameCode = (typeof nameCodes)[number]

export interface NameRepair {
  code: NameCode
  from: string
  to: string
}

export interface RepairedName {
  name: string
  repairs: NameRepair[]
}

export type NameKind = 'event' | 'parameter' | 'userProperty'

interface NameRule {
  max: number
  reserved: (name: string) => boolean
  /** Takes the place of a name with nothing usable in it. */
  fallback: string
  /** Before a leading digit. */
  before: string
  /** Behind a reserved name. */
  behind: string
}

const rules: Record<NameKind, NameRule> = {
  event: {
    max: limits.eventName,
    reserved: (name) => reservedOnWeb.has(name) || reservedOverProtocol.has(name),
    fallback: 'custom_event',
    before: 'event_',
    behind: '_event',
  },
  parameter: { max: limits.parameterName, reserved: (name) => reservedParameters.has(name), fallback: 'custom_value', before: 'value_', behind: '_value' },
  userProperty: {
    max: limits.userPropertyName,
    reserved: (name) => reservedUserProperties.has(name),
    fallback: 'custom_property',
    before: 'user_',
    behind: '_own',
  },
}

const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', ẞ: 'SS' }
const otherLetters: Readonly<Record<string, string>> = { æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' }

/** 'Übernahme' -> 'Uebernahme', 'café' -> 'cafe'. Letters of other scripts stay as they are. */
export function toAscii(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[äöüÄÖÜßẞ]/g, (letter) => germanLetters[letter] ?? letter)
    .replace(/[æÆœŒøØłŁđĐı]/g, (letter) => otherLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** 'addToCart' -> 'add_to_cart', 'A__B_' -> 'a_b'. Leading underscores stay: they are a reserved prefix. */
function lowerSnake(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .replace(/__+/g, '_')
    .replace(/_+$/, '')
}

/** Cuts at an underscore where that costs less than half of the name. */
function shorten(name: string, max: number): string {
  if (name.length <= max) return name
  const word = name.slice(0, max + 1).lastIndexOf('_')
  return name.slice(0, word >= max / 2 ? word : max).replace(/_+$/, '')
}

/** A reserved prefix at the start of `name`, or '' when there is none. */
export function reservedPrefixOf(name: string): string {
  return reservedPrefixes.find((prefix) => name.startsWith(prefix)) ?? ''
}

function step(code: NameCode, name: string, rule: NameRule): string {
  switch (code) {
    case 'nameEmpty':
      return /[A-Za-z0-9]/.test(name) || /[A-Za-z0-9]/.test(toAscii(name)) ? name : rule.fallback
    case 'nameHasCharacters':
      return /^\w*$/.test(name)
        ? name
        : toAscii(name)
            .replace(/['’]/g, '')
            .replace(/\W+/g, '_')
            .replace(/^_+|_+$/g, '')
    case 'nameNotLowerSnake':
      return /[A-Z]|__|_$/.test(name) ? lowerSnake(name) : name
    case 'nameReservedPrefix':
      return name.slice(reservedPrefixOf(name).length)
    case 'nameStartsWithDigit':
      return /^\d/.test(name) ? rule.before + name : name
    case 'nameTooLong':
      return shorten(name, rule.max)
    case 'nameReserved':
      return rule.reserved(name) ? shorten(name, rule.max - rule.behind.length) + rule.behind : name
    case 'nameTaken':
      return name
  }
}

function untaken(name: string, taken: ReadonlySet<string>, rule: NameRule): string {
  for (let n = 2; ; n++) {
    const tail = `_${n}`
    const candidate = name.slice(0, rule.max - tail.length).replace(/_+$/, '') + tail
    if (!taken.has(candidate)) return candidate
  }
}

function repairName(name: string, kind: NameKind, taken: ReadonlySet<string>): RepairedName {
  const rule = rules[kind]
  const repairs: NameRepair[] = []
  let now = name
  // A step can uncover what an earlier one looks for ('ga_google_x'), so the steps run until none of them changes the name.
  for (let before: string | undefined; before !== now;) {
    before = now
    for (const code of nameCodes) {
      const to = step(code, now, rule)
      if (to !== now) repairs.push({ code, from: now, to })
      now = to
    }
  }
  if (taken.has(now)) {
    const to = untaken(now, taken, rule)
    repairs.push({ code: 'nameTaken', from: now, to })
    now = to
  }
  return { name: now, repairs }
}

const none: ReadonlySet<string> = new Set()

/**
 * Turns any text into an event name that GA4 accepts from a web page: lower snake_case, 1 to 40 ASCII characters, letter first, not reserved, not in `taken`.
 * Repairing a repaired name changes nothing. Never throws.
 */
export function repairEventName(name: string, taken: ReadonlySet<string> = none): RepairedName {
  return repairName(name, 'event', taken)
}

/** The same for the name of an event parameter (40 characters). */
export function repairParameterName(name: string, taken: ReadonlySet<string> = none): RepairedName {
  return repairName(name, 'parameter', taken)
}

/** The same for the name of a user property (24 characters). */
export function repairUserPropertyName(name: string, taken: ReadonlySet<string> = none): RepairedName {
  return repairName(name, 'userProperty', taken)
}

/** Why GA4 would refuse the name, or null. Looks at GA4's rules only: capital letters are legal. `page_view` counts as reserved (see `reservedOnWeb`). */
export function nameProblem(name: string, kind: NameKind): NameCode | null {
  const rule = rules[kind]
  if (name === '') return 'nameEmpty'
  if (reservedPrefixOf(name) !== '') return 'nameReservedPrefix'
  if (!/^\w+$/.test(name)) return 'nameHasCharacters'
  if (/^\d/.test(name)) return 'nameStartsWithDigit'
  if (name.length > rule.max) return 'nameTooLong'
  return rule.reserved(name) ? 'nameReserved' : null
}
