import { isLessonLink, mentions } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const question = { title: 'Which id?', category: 'Privacy', text: `${'word '.repeat(40)}end` } as const
const lesson = { title: 'Consent in ten minutes', difficulty: 'Beginner', duration: 10, link: 'https://example.com/video' } as const

describe('what is looked for', () => {
  it('is found in any of the words, whatever its case', () => {
    expect(mentions('CONSENT', ['Share your consent set-up', 'Henrik'])).toBe(true)
    expect(mentions(' henrik ', ['Share your consent set-up', 'Henrik'])).toBe(true)
    expect(mentions('', ['x'])).toBe(true)
    expect(mentions('zzzz', ['Share your consent set-up', 'Henrik'])).toBe(false)
  })
})

describe('the address of a lesson', () => {
  it('is taken by the engine where the form takes it', async () => {
    const { workspace } = sampleEngine()
    for (const link of ['https://example.com/video', 'https://www.example.co.uk/?v=1#t=2']) {
      expect(isLessonLink(link)).toBe(true)
      await workspace.act('community.submitTutorial', { ...lesson, link })
    }
    for (const link of [
      '',
      'http://example.com',
      'javascript:alert(1)',
      'https://',
      'https://example',
      'https://a b.example',
      `https://a.example/${'x'.repeat(2000)}`,
    ])
      expect(isLessonLink(link)).toBe(false)
  })
})

describe('the community', () => {
  it('counts its rows, newest discussion first', async () => {
    const { figures, discussions, tutorials, experts } = await sampleEngine().workspace.read('community.overview', undefined)
    expect(figures).toEqual({ members: 27, discussions: 5, tutorials: 4, experts: 4 })
    expect(discussions.map((row) => row.id)).toEqual([1, 2, 3, 4, 5].map((number) => `discussion-${number}`))
    expect(tutorials.map((row) => row.views)).toEqual([3482, 1927, 1206, 874])
    expect(experts.map((row) => row.followers)).toEqual([1284, 967, 742, 388])
  })

  it('takes discussions and answers, of which only their authors and admins can take some back (MKT-COMM-12-B, DATA-DISCUSSION-01-B)', async () => {
    const { workspace, as } = sampleEngine()
    const { id, excerpt } = await workspace.act('community.startDiscussion', question)
    expect(excerpt.length).toBeLessThanOrEqual(141)
    expect(excerpt).toMatch(/word…$/)
    const { discussions } = await workspace.read('community.overview', undefined)
    expect(discussions[0]).toMatchObject({ id, mine: true, liked: false, replies: 0 })
    const reply = await workspace.act('community.reply', { id, text: 'Mine.' })
    const open = await workspace.read('community.discussion', { id })
    expect([open.discussion.replies, open.replies.map((row) => row.text)]).toEqual([1, ['Mine.']])
    await workspace.act('community.removeReply', { id: reply.id })
    expect((await workspace.read('community.discussion', { id })).discussion.replies).toBe(0)
    await workspace.act('community.removeDiscussion', { id })
    await expect(workspace.read('community.discussion', { id })).rejects.toMatchObject({ code: 'notFound' })
    await expect(as('viewer').act('community.removeDiscussion', { id: 'discussion-1' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(workspace.act('community.startDiscussion', { ...question, title: ' ' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('counts a like of each member once, of discussions and of answers (MKT-COMM-12-B, DATA-DISCUSSION-01-B)', async () => {
    const { workspace } = sampleEngine()
    for (const [id, likes] of [
      ['discussion-3', 91],
      ['reply-3-1', 15],
    ] as const) {
      expect(await workspace.act('community.like', { id, liked: true })).toEqual({ likes: likes + 1 })
      expect(await workspace.act('community.like', { id, liked: true })).toEqual({ likes: likes + 1 })
      expect(await workspace.act('community.like', { id, liked: false })).toEqual({ likes })
    }
    await expect(workspace.act('community.like', { id: 'nothing', liked: true })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('has tutorials wait for an administrator (MKT-COMM-03-B, MKT-COMM-09-B, MKT-COMM-10-B, DATA-COMMTUTORIAL-01-B)', async () => {
    const { workspace, as } = sampleEngine()
    const { id } = await as('viewer').act('community.submitTutorial', lesson)
    expect((await workspace.read('community.overview', undefined)).tutorials[0]).toMatchObject({ id, status: 'waiting', mine: true })
    expect((await workspace.read('community.overview', undefined)).figures.tutorials).toBe(4)
    expect((await workspace.act('community.watchTutorial', { id })).views).toBe(0)
    await expect(as('editor').act('community.decideTutorial', { id, approved: true })).rejects.toMatchObject({ code: 'forbidden' })
    await workspace.act('community.decideTutorial', { id, approved: true })
    await expect(workspace.act('community.decideTutorial', { id, approved: false })).rejects.toMatchObject({ code: 'conflict' })
    expect((await workspace.read('community.overview', undefined)).figures.tutorials).toBe(5)
    expect((await workspace.act('community.watchTutorial', { id })).views).toBe(1)
    await expect(workspace.act('community.rateTutorial', { id, stars: 5 })).rejects.toMatchObject({ code: 'conflict' })
    for (const link of ['', 'http://example.com', 'javascript:alert(1)'])
      await expect(workspace.act('community.submitTutorial', { ...lesson, link })).rejects.toMatchObject({ code: 'invalid' })
    const file = { fileName: 'a.pdf', type: 'application/pdf', base64: 'JVBERi0=' } as const
    const given = await workspace.act('community.submitTutorial', { ...lesson, link: '', file })
    await workspace.act('community.withdrawTutorial', { id: given.id })
    await expect(workspace.act('community.watchTutorial', { id: given.id })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('means the stars of all, each member’s last (MKT-COMM-13-B)', async () => {
    const { workspace } = sampleEngine()
    const id = 'community-tutorial-4'
    const mean = (stars: number) => (4.4 * 57 + stars) / 58
    expect((await workspace.act('community.rateTutorial', { id, stars: 1 })).rating).toBeCloseTo(mean(1), 3)
    expect(await workspace.act('community.rateTutorial', { id, stars: 5 })).toMatchObject({ ratings: 58, rating: expect.closeTo(mean(5), 2) })
  })

  it('follows experts', async () => {
    const { workspace } = sampleEngine()
    const id = 'community-expert-4'
    expect(await workspace.act('community.follow', { id, following: true })).toEqual({ followers: 389 })
    expect(await workspace.act('community.follow', { id, following: true })).toEqual({ followers: 389 })
    expect((await workspace.read('community.overview', undefined)).experts.find((row) => row.id === id)).toMatchObject({ following: true, followers: 389 })
    expect(await workspace.act('community.follow', { id, following: false })).toEqual({ followers: 388 })
  })

  it('is empty in a project of one’s own: its people are the sample’s (MKT-COMM-03-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const { figures } = await workspace.read('community.overview', undefined)
    expect(figures).toEqual({ members: 1, discussions: 0, tutorials: 0, experts: 0 })
    await expect(workspace.act('community.reply', { id: 'discussion-1', text: 'x' })).rejects.toMatchObject({ code: 'notFound' })
  })
})
