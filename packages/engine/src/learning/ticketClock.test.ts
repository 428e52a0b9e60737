import type { SupportTicket, TicketComment } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstDue, ticketClock } from './ticketClock.ts'

const at = (iso: string) => Date.parse(iso)
const due = (created: string, priority: SupportTicket['priority'], responseHours: number) =>
  new Date(firstDue(at(created), { priority, responseHours, timeZone: 'Europe/Berlin' })).toISOString()

const ticket: SupportTicket = {
  id: 'SUP-2024-009',
  subject: 'x',
  description: 'y',
  category: 'technical',
  status: 'Pending',
  priority: 'Medium',
  created: '2024-01-22T08:00:00.000Z',
  assignedTo: 'Unassigned',
  firstAnswer: null,
  rating: null,
  requester: { id: 'member-1', name: 'Elena' },
  files: [],
  responseHours: 4,
  timeZone: 'Europe/Berlin',
  history: [],
}
const comment = (author: string, time: string): TicketComment => ({ id: time, ticketId: ticket.id, author, text: 'z', time })

describe('the clock of a ticket', () => {
  it('is the smaller of what everybody is promised and what the package promises', () => {
    expect(due('2024-01-22T08:00:00Z', 'Medium', 48)).toBe('2024-01-23T08:00:00.000Z')
    expect(due('2024-01-22T08:00:00Z', 'Medium', 12)).toBe('2024-01-23T08:00:00.000Z')
    expect(due('2024-01-22T08:00:00Z', 'Low', 4)).toBe('2024-01-22T12:00:00.000Z')
    expect(due('2024-01-22T08:00:00Z', 'High', 12)).toBe('2024-01-22T14:00:00.000Z')
  })

  it('rests at night, except for what is urgent', () => {
    expect(due('2024-01-22T20:00:00Z', 'High', 4)).toBe('2024-01-23T10:00:00.000Z')
    expect(due('2024-01-22T20:00:00Z', 'Urgent', 4)).toBe('2024-01-22T22:00:00.000Z')
  })

  it('never runs longer than 24 hours before the first answer, and urgent is never later than the rest', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 24 * 60 }), fc.constantFrom(4, 12, 48), (minute, responseHours) => {
        const created = at('2024-01-01T00:00:00Z') + minute * 60_000
        const [low = 0, , high = 0, urgent = 0] = (['Low', 'Medium', 'High', 'Urgent'] as const).map((priority) =>
          firstDue(created, { priority, responseHours, timeZone: 'America/New_York' }),
        )
        expect(low).toBeLessThanOrEqual(created + 86_400_000)
        expect(high).toBeLessThanOrEqual(low)
        expect(urgent).toBeLessThanOrEqual(high)
        expect(urgent).toBeGreaterThan(created)
      }),
    ))

  it('tells whether the promise runs, is over, was kept or broken', () => {
    const now = (iso: string) => new Date(iso)
    expect(ticketClock(ticket, [], now('2024-01-22T11:00:00Z'))).toEqual({ kind: 'first', due: '2024-01-22T12:00:00.000Z', state: 'running' })
    expect(ticketClock(ticket, [], now('2024-01-22T13:00:00Z'))?.state).toBe('overdue')
    const answered = { ...ticket, status: 'In Progress' as const, firstAnswer: '2024-01-22T11:30:00.000Z' }
    expect(ticketClock(answered, [comment('Carmen', '2024-01-22T11:30:00.000Z')], now('2024-01-25T11:00:00Z'))?.state).toBe('met')
    expect(ticketClock({ ...answered, firstAnswer: '2024-01-22T12:30:00.000Z' }, [], now('2024-01-25T11:00:00Z'))?.state).toBe('missed')
    expect(ticketClock({ ...ticket, status: 'Resolved' }, [], now('2024-01-25T11:00:00Z'))).toBeNull()
  })

  it('runs again from the first question that nobody has answered', () => {
    const answered = { ...ticket, status: 'In Progress' as const, firstAnswer: '2024-01-22T09:00:00.000Z' }
    const talk = [comment('Carmen', '2024-01-22T09:00:00.000Z'), comment('Elena', '2024-01-22T10:00:00.000Z'), comment('Elena', '2024-01-22T13:00:00.000Z')]
    expect(ticketClock(answered, talk, new Date('2024-01-22T13:30:00Z'))).toEqual({ kind: 'further', due: '2024-01-22T14:00:00.000Z', state: 'running' })
    expect(ticketClock(answered, [...talk, comment('Carmen', '2024-01-22T13:40:00.000Z')], new Date('2024-01-22T15:00:00Z'))?.kind).toBe('first')
  })
})
