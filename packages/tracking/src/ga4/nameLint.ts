import type { NameFinding } from '@tagmason/domain'
import { nameProblem, repairEventName } from './names.ts'
import { recommendedEvent, recommendedEvents } from './recommended.ts'

/** One thing in plural and singular is one thing: 'purchases' -> 'purchase', 'stories' -> 'story'. */
function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2)
  return /[^siu]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}

const words = (name: string): string[] => repairEventName(name).name.split('_')
const joined = (name: string): string => words(name).join('')
const inSingular = (name: string): string => words(name).map(singular).join('')
const inOrder = (name: string): string => words(name).map(singular).sort().join(' ')

/** Whether one letter added, left out, changed or swapped with the next makes one text the other. */
function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const rest = [a.slice(start), b.slice(start)] as const
  const [left, right] = rest
  if (left.slice(1) === right.slice(1) || left === right.slice(1) || left.slice(1) === right) return true
  return left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0]
}

/** How two different names come to mean one thing, or null. Slips are only believed of longer names: `add` and `ad` are two words. */
function confusion(name: string, other: string): 'case' | 'plural' | 'near' | null {
  if (joined(name) === joined(other)) return name.toLowerCase() === other.toLowerCase() ? 'case' : 'near'
  if (inSingular(name) === inSingular(other)) return 'plural'
  if (inOrder(name) === inOrder(other)) return 'near'
  // Numbers tell names apart on purpose: step_1, step_2.
  const letters = (text: string) => text.replace(/\d+/g, '')
  const slip = Math.min(name.length, other.length) >= 7 && !/\d/.test(name + other) && oneSlip(letters(name), letters(other))
  return slip ? 'near' : null
}

/**
 * What is unlucky about the name of an event: GA4 refuses or collects it itself, it is not written as GA4's own are, Google has a name for the same
 * thing, or another event of the project is called nearly so. Each with the name to use instead. Never throws.
 * @param others the project's other event names; of two names for one thing the earlier stays.
 * @param collected GA4 sends the event itself, so that the name is GA4's own.
 */
export function lintEventName(name: string, others: readonly string[], collected = false): NameFinding[] {
  const { name: repaired } = repairEventName(name)
  const problem = nameProblem(name, 'event')
  if (problem === 'nameReserved') return collected ? [] : [{ code: 'reserved', other: null, suggestion: repaired }]
  if (problem !== null) return [{ code: 'invalid', other: null, suggestion: repaired }]
  const findings: NameFinding[] = []
  if (recommendedEvent(name) === undefined) {
    const meant = recommendedEvents.find((event) => nameProblem(event.name, 'event') === null && confusion(name, event.name) !== null)
    if (meant !== undefined) findings.push({ code: 'recommended', other: meant.name, suggestion: meant.name })
    else if (name !== repaired) findings.push({ code: 'case', other: null, suggestion: repaired })
  }
  for (const other of others) {
    if (other === name || findings.some((finding) => finding.other === other)) continue
    const code = confusion(name, other)
    if (code !== null) findings.push({ code, other, suggestion: other })
  }
  return findings
}
