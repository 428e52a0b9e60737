import { Fault } from './fault.ts'

/** Stands at the end of what was cut. */
export const cutMark = '…'

/** Half a surrogate pair is no character: stores refuse a whole batch for one. */
const halves = /\p{Surrogate}/gu
const mayHaveHalves = /[\ud800-\udfff]/

/** The text as every store can keep it: well-formed, without NUL. */
export function storable(text: string): string {
  const whole = mayHaveHalves.test(text) ? text.replace(halves, '\ufffd') : text
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole
}

/** The text in at most `most` UTF-16 units, with a mark where something was cut off. */
export const cut = (text: string, most: number) => storable(text.length <= most ? text : text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '') + cutMark)

/**
 * An id that a client gives: trimmed, empty where left out. An id is never cut, because two of them could become one.
 * Throws a `Fault` for anything but a text of at most 200 characters.
 */
export function givenId(value: unknown, field: string): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') throw new Fault(field, `'${field}' is no text: give a text of at most 200 characters, or leave it out.`)
  const id = storable(value.trim())
  if (id.length > 200) throw new Fault(field, `'${field}' has ${id.length} characters: give at most 200.`)
  return id
}

/** A text that says something about an event and identifies nothing: what is no text is nothing, what is too long is cut. */
export const remark = (value: unknown, most: number) => (typeof value === 'string' ? cut(value.trim(), most) : '')
