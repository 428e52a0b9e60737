import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Appointment, icsOf } from './ics.ts'

const appointment: Appointment = {
  uid: 'talk-1@tagmason',
  sequence: 2,
  cancelled: false,
  start: Date.parse('2024-01-23T10:00:00Z'),
  end: Date.parse('2024-01-23T11:00:00Z'),
  stamp: Date.parse('2024-01-22T10:00:00Z'),
  summary: 'Consultation with Carmen Vasquez',
  description: 'One, two; three\nfour \\ five',
  place: null,
}

/** Reads a calendar file as RFC 5545 says: lines unfolded, values unescaped. Throws where a line is not allowed. */
function readIcs(bytes: Uint8Array): Record<string, string> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (!text.endsWith('\r\n')) throw new Error('The last line does not end.')
  const physical = text.slice(0, -2).split('\r\n')
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`A bare line break in '${line}'.`)
    if (new TextEncoder().encode(line).length > 75) throw new Error(`'${line}' is longer than 75 octets.`)
  }
  const found: Record<string, string> = {}
  const open: string[] = []
  for (const line of physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/su.exec(line) ?? []
    if (name === '') throw new Error(`'${line}' is no property.`)
    if (name === 'BEGIN') open.push(value)
    else if (name === 'END') expect(open.pop()).toBe(value)
    else found[`${open.at(-1)}.${name}`] = value.replaceAll(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
  }
  expect(open).toEqual([])
  return found
}

describe('calendar files', () => {
  it('say when, what and how', () => {
    expect(readIcs(icsOf(appointment))).toEqual({
      'VCALENDAR.VERSION': '2.0',
      'VCALENDAR.PRODID': '-//Tagmason//Support//EN',
      'VCALENDAR.CALSCALE': 'GREGORIAN',
      'VCALENDAR.METHOD': 'PUBLISH',
      'VEVENT.UID': 'talk-1@tagmason',
      'VEVENT.SEQUENCE': '2',
      'VEVENT.DTSTAMP': '20240122T100000Z',
      'VEVENT.DTSTART': '20240123T100000Z',
      'VEVENT.DTEND': '20240123T110000Z',
      'VEVENT.SUMMARY': 'Consultation with Carmen Vasquez',
      'VEVENT.DESCRIPTION': 'One, two; three\nfour \\ five',
      'VEVENT.STATUS': 'CONFIRMED',
      'VEVENT.TRANSP': 'OPAQUE',
    })
    expect(readIcs(icsOf({ ...appointment, cancelled: true, place: 'https://meet.example/a' }))).toMatchObject({
      'VCALENDAR.METHOD': 'CANCEL',
      'VEVENT.STATUS': 'CANCELLED',
      'VEVENT.LOCATION': 'https://meet.example/a',
    })
  })

  it('give back any words, in lines that every calendar reads', () => {
    const words = fc.string({
      unit: fc.oneof(fc.constantFrom('\\', ';', ',', '\n', ' ', 'é', '漢', '👩‍🚀', ':'), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
      maxLength: 300,
    })
    fc.assert(
      fc.property(words, words, (summary, description) => {
        // oxlint-disable-next-line no-control-regex -- calendars may not hold them
        const kept = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
        const read = readIcs(icsOf({ ...appointment, summary, description }))
        expect([read['VEVENT.SUMMARY'], read['VEVENT.DESCRIPTION']]).toEqual([kept(summary), kept(description)])
      }),
    )
  })
})
