import { Fault } from './fault.ts'
import { storable } from './text.ts'

const most = 100

/** The name of an event: 1 to 100 characters after trimming, none of them a control character. Throws a `Fault`. */
export function eventName(value: unknown): string {
  if (typeof value !== 'string') throw new Fault('name', `'name' is ${value === undefined ? 'missing' : 'no text'}: give 1 to ${most} characters.`)
  const name = storable(value.trim())
  if (name === '') throw new Fault('name', `'name' is empty: give 1 to ${most} characters.`)
  if (name.length > most) throw new Fault('name', `'name' has ${name.length} characters: give at most ${most}.`)
  if (/\p{Cc}/u.test(name)) throw new Fault('name', `'name' has a line break or another control character: leave it out.`)
  return name
}
