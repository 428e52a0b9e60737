import { nameProblem } from '@tagmason/tracking'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventList } from './eventList.ts'

const none: ReadonlySet<string> = new Set()

describe('a list of events', () => {
  it('is read from its column event, whatever separates the columns', () => {
    const wanted = [{ line: 2, name: 'brochure_sent', skipped: null }]
    for (const text of ['event\nBrochure sent', 'id,Event name\r\n1,Brochure sent\r\n', 'Name;id\n"Brochure sent";1', '\uFEFFid\tEVENT\n1\tBrochure sent'])
      expect(eventList(text, none)).toEqual(wanted)
    expect(eventList('brew_coffee\n\nbrew_tea', none)).toEqual([
      { line: 1, name: 'brew_coffee', skipped: null },
      { line: 3, name: 'brew_tea', skipped: null },
    ])
    expect(eventList('event\n"say ""hello"", loud"', none)).toEqual([{ line: 2, name: 'say_hello_loud', skipped: null }])
  })

  it('is refused where a quote never closes or the text is no text', () => {
    expect(eventList('event\n"brew_coffee', none)).toEqual({ why: 'quote', line: 2 })
    expect(eventList('event\nbrew\uFFFDcoffee', none)).toEqual({ why: 'encoding' })
  })

  it('holds only names that GA4 takes, each once, and never one that is taken', () => {
    const taken = new Set(['purchase', 'sign_up'])
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('purchase', 'Sign up', 'brew coffee', '"'))), (lines) => {
        const rows = eventList(lines.join('\n'), taken)
        // A quote alone never closes.
        if ('why' in rows) return rows.why === 'quote'
        const kept = rows.filter(({ skipped }) => skipped === null).map(({ name }) => name)
        expect(new Set(kept).size).toBe(kept.length)
        for (const name of kept) {
          expect(taken.has(name)).toBe(false)
          expect(nameProblem(name, 'event')).toBeNull()
        }
        return true
      }),
    )
  })
})
