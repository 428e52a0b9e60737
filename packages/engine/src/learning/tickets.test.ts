import type { ActInput } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { withOthers } from '../testing/withOthers.ts'

type Workspace = ReturnType<typeof sampleEngine>['workspace']

const request: ActInput<'tickets.create'> = { category: 'billing', priority: 'high', subject: ' Wrong address ', description: 'On the invoice.' }
const seen = (workspace: Workspace) => workspace.read('support.overview', undefined)
const real = (workspace: Workspace) => workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'Europe/Madrid' })

describe('tickets', () => {
  it('are created as pending and unassigned, stand first, are counted and mailed (LEARN-SUP-03-B, LEARN-SUP-15-B, DATA-SUPFORM-01-B)', async () => {
    const { workspace, store } = sampleEngine()
    const files = [{ name: 'a.txt', type: 'text/plain', base64: btoa('hello') }]
    const ticket = await workspace.act('tickets.create', { ...request, files })
    expect(ticket).toMatchObject({
      id: 'SUP-2024-003',
      subject: 'Wrong address',
      priority: 'High',
      status: 'Pending',
      assignedTo: 'Unassigned',
      responseHours: 48,
      timeZone: 'Europe/Berlin',
      files: [{ name: 'a.txt', size: 5 }],
    })
    const { tickets, figures } = await seen(workspace)
    expect([tickets[0]?.id, figures.open]).toEqual(['SUP-2024-003', 3])
    const mails = [...(await store.list('outbox')).values()]
    expect(mails.map(({ to, subject, state, about }) => [to[0], subject, state, about])).toEqual([
      ['elena.fischer@example.com', 'SUP-2024-003: Wrong address', 'queued', ticket.id],
      ['support@example.com', 'SUP-2024-003: Wrong address', 'queued', ticket.id],
    ])
    expect(mails[0]?.body).toContain('Tuesday')
    expect(await workspace.act('tickets.download', { id: ticket.files[0]?.id ?? '' })).toEqual({ fileName: 'a.txt', type: 'text/plain', base64: btoa('hello') })
    expect((await workspace.act('tickets.create', request)).id).toBe('SUP-2024-004')
  })

  it('take 500 characters of subject and 50,000 of description, and five files of 2 MB (LEARN-SUP-14-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('tickets.create', { ...request, subject: 'x'.repeat(500), description: 'y'.repeat(50_000) })
    const refused = async (change: Partial<typeof request>, path: string) =>
      expect(workspace.act('tickets.create', { ...request, ...change })).rejects.toMatchObject({ code: 'invalid', issues: [{ path }] })
    await refused({ subject: 'x'.repeat(501) }, 'subject')
    await refused({ subject: '  ' }, 'subject')
    await refused({ description: '' }, 'description')
    await refused({ description: 'y'.repeat(50_001) }, 'description')
    await refused({ files: Array.from({ length: 6 }, () => ({ name: 'a', type: '', base64: '' })) }, 'files')
    await refused({ files: [{ name: 'a', type: '', base64: btoa('x'.repeat(2_000_001)) }] }, 'files.0')
  })

  it('go from pending over in progress to resolved, and wake up by a comment (LEARN-SUP-22-B, LEARN-SUP-24-B, LEARN-SUP-25-B, DATA-TICKET-01-B)', async () => {
    const { workspace, daniel } = withOthers()
    const id = (await workspace.act('tickets.create', request)).id
    await expect(daniel.act('tickets.assign', { id, to: 'Nobody' })).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'to' }] })
    expect(await daniel.act('tickets.assign', { id, to: 'Mei-Ling Zhao' })).toMatchObject({
      status: 'In Progress',
      assignedTo: 'Mei-Ling Zhao',
      firstAnswer: null,
    })
    expect(await daniel.act('tickets.comment', { id, text: 'Changed.' })).toMatchObject({ firstAnswer: '2024-01-22T10:00:00.000Z' })
    await expect(daniel.act('tickets.resolve', { id, rating: 5 })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await workspace.act('tickets.resolve', { id, rating: 4 })).toMatchObject({ status: 'Resolved', rating: 4 })
    await expect(workspace.act('tickets.resolve', { id, rating: null })).rejects.toMatchObject({ code: 'conflict' })
    await expect(daniel.act('tickets.assign', { id, to: 'Daniel Okafor' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('tickets.comment', { id, text: 'Still wrong.' })).toMatchObject({ status: 'In Progress', rating: null })
    const { ticket, comments, mine } = await workspace.read('tickets.details', { id })
    expect(ticket.history.map(({ what }) => what)).toEqual(['created', 'assigned', 'answered', 'resolved', 'commented', 'reopened'])
    expect(ticket.clock).toMatchObject({ kind: 'further', state: 'running' })
    expect([comments.map(({ author }) => author), mine]).toEqual([['Daniel Okafor', 'Elena Fischer'], true])
    await expect(workspace.act('tickets.reopen', { id })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('an answer of somebody else takes a pending ticket on (LEARN-SUP-04-B)', async () => {
    const { daniel } = withOthers()
    expect(await daniel.act('tickets.comment', { id: 'SUP-2024-002', text: 'Both do.' })).toMatchObject({ status: 'In Progress', assignedTo: 'Daniel Okafor' })
    const { figures } = await seen(daniel)
    expect([figures.open, figures.averageHours]).toEqual([2, 3.5])
  })

  it('can be resolved and reopened again, and withdrawn as long as nobody has looked', async () => {
    const { workspace, store } = sampleEngine()
    const { id } = await workspace.act('tickets.create', { ...request, files: [{ name: 'a', type: '', base64: '' }] })
    await workspace.act('tickets.resolve', { id, rating: null })
    expect(await workspace.act('tickets.reopen', { id })).toMatchObject({ status: 'Pending' })
    await workspace.act('tickets.withdraw', { id })
    expect([(await store.list('outbox')).size, (await store.list('ticketFiles')).size]).toEqual([0, 0])
    await expect(workspace.read('tickets.details', { id })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('tickets.withdraw', { id: 'SUP-2024-001' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('are seen by who asked and by admins, in their own space', async () => {
    const { workspace, store, tom: other } = withOthers()
    expect((await seen(other)).tickets).toEqual([])
    await expect(other.read('tickets.details', { id: 'SUP-2024-001' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(other.act('tickets.comment', { id: 'SUP-2024-001', text: 'x' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(other.act('tickets.assign', { id: 'SUP-2024-001', to: 'Tom Becker' })).rejects.toMatchObject({ code: 'forbidden' })
    await real(workspace)
    const { id, timeZone } = await workspace.act('tickets.create', request)
    expect([id, timeZone]).toEqual(['SUP-2026-001', 'Europe/Madrid'])
    expect((await seen(workspace)).tickets.map((ticket) => ticket.id)).toEqual([id])
    expect([...(await store.list('outbox')).values()].map(({ to }) => to[0])).toEqual(['owner@localhost'])
    await workspace.act('support.setSettings', { mail: 'help@agency.example', meetings: '' })
    await workspace.act('tickets.create', request)
    expect([...(await store.list('outbox')).values()].at(-1)?.to).toEqual(['help@agency.example'])
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    expect((await seen(workspace)).tickets).toHaveLength(3)
    await workspace.act('workspace.reset', undefined)
    await workspace.act('session.selectProject', { project: 'shop' })
    expect((await seen(workspace)).tickets).toHaveLength(2)
  })
})
