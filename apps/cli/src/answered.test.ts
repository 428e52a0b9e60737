import { Readable } from 'node:stream'
import { planReadings, questionKinds } from '@tagmason/domain'
import { planFromGoals } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { asked } from './answered.ts'
import { questions, readings } from './questionWords.ts'
import { run } from './run.testing.ts'

const goals = 'Do people watch the rooftop video on the homepage till the end or just 3 seconds, and do they press book afterwards?'
const plan = { ...planFromGoals(goals), questions: [] }
const doubtful = 'Track room bookings and purchases.'
const names = (events: readonly { name: string }[]) => events.map(({ name }) => name)
const by = (answer: string, text = doubtful) => run('plan', '--goals', text, '--json', '--answer', answer)

describe('tagmason plan --answer', () => {
  it('answers the questions it names', async () => {
    expect(names(JSON.parse((await by('q1=requested')).out).events)).toEqual(['generate_lead', 'purchase'])
    expect(JSON.parse((await by('q1=requested')).out).questions).toEqual([])
    // Paid, it is the purchase that the plan has already.
    expect(names(JSON.parse((await by(' q1 = paid ')).out).events)).toEqual(['purchase'])
  })

  it.each([
    ['q9=paid', "--answer cannot be 'q9=paid': the open questions are q1.\n"],
    ['q1=job', "--answer cannot be 'q1=job': q1 is answered with reserved, paid, requested, elsewhere.\n"],
    ['q1', "--answer cannot be 'q1': q1 is answered with reserved, paid, requested, elsewhere.\n"],
    ['q1=paid,q1=paid', "--answer cannot be 'q1=paid': no question is open.\n"],
  ])('refuses %s', async (answer, says) => {
    const { code, error } = await by(answer)
    expect([code, error]).toEqual([2, says])
  })

  it('asks them in words', async () => {
    const { out } = await run('plan', '--goals', doubtful, '--json')
    expect(JSON.parse(out).questions).toMatchObject([{ id: 'q1', kind: 'booking', because: 'room bookings' }])
    expect(Object.keys(questions)).toEqual([...questionKinds])
    expect(Object.keys(readings).toSorted()).toEqual(planReadings.toSorted())
  })
})

describe('tagmason plan --ask', () => {
  it('asks each question first, by the number of its answer', async () => {
    let said = ''
    const answer = (text: string) => asked(planFromGoals(doubtful), (part) => (said += part), Readable.from([text]))
    expect(names((await answer('3\n')).events)).toEqual(['generate_lead', 'purchase'])
    expect(said).toBe(
      '“room bookings”: What is a booking here?\n  1 booked on the site, not paid there (make_reservation, key event)\n  2 paid on the site (purchase, key event, which the plan has already)\n  3 only asked for, agreed later (generate_lead, key event)\n  4 booked on another site (click)\n[1] ',
    )
    for (const text of ['\n', '7\n', 'none\n', '']) expect(names((await answer(text)).events)).toEqual(['make_reservation', 'purchase'])
  })

  const answered = async (text: string) => {
    let said = ''
    const made = await asked(plan, (part) => (said += part), Readable.from([text]))
    return { added: names(made.events.slice(plan.events.length)), said }
  }

  it('asks about each suggestion, and takes what is answered with yes', async () => {
    const [first, second] = names(plan.suggestions ?? [])
    expect((await answered('n\nYES\n')).added).toEqual([second])
    expect((await answered('y\n\n')).added).toEqual([first])
    expect((await answered('maybe\nno\n')).said).toContain(`Measure ${first} too (“watch the rooftop video”)? [y/N] `)
  })

  it('keeps what was answered when the answers end', async () => {
    expect((await answered('')).added).toEqual([])
    expect((await answered('y\n')).added).toHaveLength(1)
  })
})
