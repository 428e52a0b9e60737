import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { documentPdf } from './documentPdf.ts'
import { exampleFiles } from './examples/index.ts'
import { tours } from './tours/index.ts'
import { walkthroughs } from './walkthroughs/index.ts'

const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

describe('tutorials', () => {
  it('are 42 films, 18 guides, 25 examples and 1.2k hours, each with what it promises (LEARN-TUT-03-B, LEARN-TUT-04-B, LEARN-TUT-05-B, LEARN-TUT-06-B)', async () => {
    const { workspace } = sampleEngine()
    const { figures, videos, guides, examples, written } = await workspace.read('tutorials.catalog', undefined)
    expect([figures.videos, figures.guides, figures.examples, Math.round(figures.watchHours / 100)]).toEqual([42, 18, 25, 12])
    for (const { id } of videos) expect((await workspace.read('tutorials.video', { id })).steps.length, id).toBeGreaterThanOrEqual(3)
    for (const { id, steps } of guides) expect((await workspace.read('tutorials.guide', { id })).steps, id).toHaveLength(steps)
    for (const { id } of examples) expect((await workspace.read('tutorials.example', { id })).code.split('\n').length, id).toBeGreaterThan(5)
    for (const { id } of written) expect((await workspace.read('tutorials.written', { id })).blocks.length, id).toBeGreaterThan(5)
    expect([videos.length, guides.length, examples.length]).toEqual([walkthroughs, tours, exampleFiles].map((texts) => Object.keys(texts).length))
  })

  it('remember how far a member is in a guide, and that it was finished once', async () => {
    const { workspace } = sampleEngine()
    const id = 'set-up-a-goal'
    expect(await workspace.read('tutorials.guide', { id })).toMatchObject({ done: 0, completedAt: null })
    expect(await workspace.act('tutorials.keepStep', { id, done: 2 })).toMatchObject({ done: 2, completedAt: null })
    expect((await workspace.read('tutorials.catalog', undefined)).guides.find((guide) => guide.id === id)?.done).toBe(2)
    expect(await workspace.act('tutorials.keepStep', { id, done: 4 })).toMatchObject({ done: 4, completedAt: '2024-01-22T10:00:00.000Z' })
    expect(await workspace.act('tutorials.keepStep', { id, done: 0 })).toMatchObject({ done: 0, completedAt: '2024-01-22T10:00:00.000Z' })
    await expect(workspace.act('tutorials.keepStep', { id, done: 5 })).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.act('tutorials.keepStep', { id: 'zeppelins', done: 1 })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('hand out the file of an example, and count it (LEARN-TUT-13-B, DATA-CODE-01-B)', async () => {
    const { workspace } = sampleEngine()
    const file = await workspace.act('tutorials.downloadExample', { id: 'push-an-event' })
    expect(file.fileName).toBe('push-event.js')
    expect(atob(file.base64)).toContain("event: 'sign_up'")
    const { example, code } = await workspace.read('tutorials.example', { id: 'push-an-event' })
    expect(example.downloads).toBe(2_315)
    expect(new TextDecoder().decode(Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0)))).toBe(code)
  })

  it('hand out a guide as a PDF with all of its words, and count it (LEARN-TUT-14-B, DATA-WRITTEN-01-B)', async () => {
    const { workspace } = sampleEngine()
    const file = await workspace.act('tutorials.downloadWritten', { id: 'attribution-explained' })
    const text = atob(file.base64)
    expect([file.fileName, file.type, text.slice(0, 8)]).toEqual(['attribution-explained.pdf', 'application/pdf', '%PDF-1.4'])
    expect(text).toContain('(Attribution Explained) Tj')
    expect(text).toContain('(What no model sees) Tj')
    expect((await workspace.read('tutorials.written', { id: 'attribution-explained' })).guide.downloads).toBe(847)
    await expect(workspace.act('tutorials.downloadWritten', { id: 'push-an-event' })).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('a text as a PDF', async () => {
  const long = `${'Every sentence of this paragraph is set on lines that fit between the margins. '.repeat(200)}End.`
  const made = latin(
    await documentPdf('A long one', 'Of many pages', [
      { kind: 'text', text: long },
      { kind: 'steps', items: ['First `step`', '**Second** (last)'] },
      { kind: 'code', label: 'Code', language: 'JavaScript', code: 'x'.repeat(200) },
    ]),
  )

  it('goes on over as many pages as it needs and loses no word', () => {
    expect(made.match(/\/Type \/Page /g)?.length).toBeGreaterThan(3)
    expect(made).toContain('/Count ' + String(made.match(/\/Type \/Page /g)?.length))
    const said = [...made.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, words]) => words ?? '')
    expect(said.join(' ')).toContain(long.slice(0, 500))
    expect(said.join(' ').split('paragraph').length).toBe(201)
    expect(said).toContain('Second \\(last\\)')
    expect(said.filter((words) => /^x+$/.test(words)).join('')).toBe('x'.repeat(200))
  })

  it('keeps every line on the page', () => {
    for (const [, x, y] of made.matchAll(/ Tf (\d+) (\d+) Td/g)) {
      expect(Number(y)).toBeGreaterThanOrEqual(56)
      expect(Number(y)).toBeLessThanOrEqual(786)
      expect(Number(x)).toBeGreaterThanOrEqual(56)
    }
  })

  it('names the place of each of its objects', () => {
    const table = made.slice(made.lastIndexOf('\nxref'))
    const offsets = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at))
    offsets.forEach((at, index) => expect(made.slice(at, at + 12)).toMatch(new RegExp(`^${index + 1} 0 obj`)))
    expect(offsets.length).toBeGreaterThan(5)
  })
})
