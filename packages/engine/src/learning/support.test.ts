import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

type Workspace = ReturnType<typeof sampleEngine>['workspace']

const seen = (workspace: Workspace) => workspace.read('support.overview', undefined)
const real = (workspace: Workspace) => workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'Europe/Madrid' })

describe('support', () => {
  it('shows the figures of the sample: 2 open, 4.2 hours, 3 consultations, 4.8', async () => {
    const { workspace } = sampleEngine()
    const { figures, tickets, experts, packages, talks, bill, people } = await seen(workspace)
    expect(figures).toEqual({ open: 2, averageHours: 4.2, consultations: 3, satisfaction: 4.8 })
    expect(tickets.map(({ id, clock }) => [id, clock?.kind, clock?.state])).toEqual([
      ['SUP-2024-002', 'first', 'running'],
      ['SUP-2024-001', 'first', 'met'],
      ['SUP-2023-014', 'first', 'met'],
    ])
    expect(tickets[0]?.clock?.due).toBe('2024-01-23T08:00:00.000Z')
    expect(experts.map(({ hourlyRate, availability, next }) => [hourlyRate, next === availability])).toEqual([
      [175, true],
      [150, true],
      [200, true],
    ])
    expect(packages.map(({ name, change }) => [name, change])).toEqual([
      ['Basic', 'current'],
      ['Priority', 'upgrade'],
      ['Expert', 'upgrade'],
    ])
    expect(talks.map(({ state }) => state)).toEqual(['past', 'past', 'past'])
    expect(bill).toEqual({ cents: 17_500, on: '2024-02-01T09:00:00.000Z' })
    expect(people).toBe('sandbox')
  })

  it('pretends nobody in a project of one’s own', async () => {
    const { workspace } = sampleEngine()
    await real(workspace)
    const all = await seen(workspace)
    expect([all.tickets, all.experts, all.talks, all.bill]).toEqual([[], [], [], { cents: 0, on: null }])
    expect([all.mail, all.payment, all.people, all.settings]).toEqual(['notConfigured', 'notConfigured', 'notConfigured', { mail: '', meetings: '' }])
    expect(all.figures).toEqual({ open: 0, averageHours: null, consultations: 0, satisfaction: null })
    expect(await workspace.read('consultations.slots', { expertId: null })).toEqual([])
    await expect(workspace.act('consultations.book', { expertId: 'expert-james', slot: '2026-03-02T10:00:00.000Z' })).rejects.toMatchObject({
      code: 'notFound',
    })
  })
})

describe('the chat', () => {
  it('answers with places in the documentation, and hands over as a ticket (LEARN-SUP-18-B)', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('supportChat.handOver', undefined)).rejects.toMatchObject({ code: 'conflict' })
    const { messages, person } = await workspace.act('supportChat.say', { text: 'How do I set up consent mode?' })
    expect(person).toBe(false)
    expect(messages.map(({ from }) => from)).toEqual(['member', 'assistant'])
    expect(messages[1]?.found.map(({ article }) => article)).toContain('consent-mode-in-ten-minutes')
    expect(messages[1]?.found).toHaveLength(3)
    expect((await workspace.act('supportChat.say', { text: 'zeppelin' })).messages.at(-1)?.found).toEqual([])
    const ticket = await workspace.act('supportChat.handOver', undefined)
    expect(ticket).toMatchObject({ subject: 'How do I set up consent mode?', status: 'Pending' })
    expect(ticket.description).toContain('> zeppelin')
    expect((await workspace.read('supportChat.messages', undefined)).messages).toEqual([])
  })

  it('keeps the last hundred turns until it is cleared', async () => {
    const { workspace } = sampleEngine()
    for (let turn = 0; turn < 51; turn++) await workspace.act('supportChat.say', { text: `question ${turn}` })
    const { messages } = await workspace.read('supportChat.messages', undefined)
    expect([messages.length, messages[0]?.text]).toEqual([100, 'question 1'])
    await workspace.act('supportChat.clear', undefined)
    expect((await workspace.read('supportChat.messages', undefined)).messages).toEqual([])
    await expect(workspace.act('supportChat.say', { text: ' ' })).rejects.toMatchObject({ code: 'invalid' })
  })
})
