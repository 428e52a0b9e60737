import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

async function planned(text: string) {
  const { workspace } = sampleEngine()
  return { workspace, stored: await workspace.act('plans.generate', { goals: text }) }
}

describe('a note on a wish that became nothing', () => {
  it('is dismissed, whatever its reason', async () => {
    const { workspace, stored } = await planned('Track purchases. Job applications with their name. Make customers happier.')
    expect(stored.plan.unmatched.map(({ reason }) => reason)).toEqual(['personalData', 'tooVague'])
    for (const { span } of stored.plan.unmatched) await workspace.act('plans.dismissWish', span)
    const now = await workspace.read('plans.current', undefined)
    expect(now?.plan.unmatched).toEqual([])
    await expect(workspace.act('plans.dismissWish', { start: 0, end: 1, text: 'T' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('goes when an event is added for the clause that it is part of', async () => {
    const { workspace, stored } = await planned('Track purchases. Make customers happier and rich.')
    const [note] = stored.plan.unmatched
    if (note === undefined) throw new Error('All of it was understood.')
    const because = { ...note.span, end: note.span.end + 4 }
    const { plan } = await workspace.act('plans.addEvent', {
      name: 'happy',
      trigger: { type: 'customEvent', event: 'happy' },
      keyEvent: false,
      parameters: [],
      because,
    })
    expect(plan.unmatched.some(({ span }) => span.start === note.span.start)).toBe(false)
  })
})
