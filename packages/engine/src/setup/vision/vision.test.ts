import type { ActInput, DetectedElement } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OutgoingAnswer, OutgoingQuestion } from '../../context.ts'
import { sampleEngine, testClock } from '../../testing/sampleEngine.ts'
import { matched } from './compareVision.ts'
import { testPicture } from './testPicture.ts'
import { visionAnswer } from './visionAnswer.ts'

const settings = { kind: 'openai', address: 'https://api.example.com/v1', model: 'eyes-1', on: true } as const
const box = { x: 30, y: 25, width: 100, height: 30 }
const seen = (elements: unknown) => ({ choices: [{ message: { content: JSON.stringify({ elements }) } }] })
const button = { type: 'Button', text: 'Go', confidence: 88, box }
const answered = (body: unknown, status = 200): OutgoingAnswer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
  cut: false,
  url: settings.address,
})

async function shop(answer: OutgoingAnswer = answered(seen([button])), names = false) {
  const asked: OutgoingQuestion[] = []
  const ask = async (question: OutgoingQuestion) => (asked.push(question), answer)
  const engine = sampleEngine({ ports: { outgoing: { names: () => names, send: async () => ({ status: 200 }), ask } } })
  await engine.workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const keep = async (elements: ActInput<'screenshots.keep'>['elements']) =>
    (await engine.workspace.act('screenshots.keep', { screenshot: { name: 'a.png', size: 9, width: 320, height: 160 }, elements })).elements.map(({ id }) => id)
  return { ...engine, asked, keep, settings: async () => engine.workspace.read('vision.settings', undefined) }
}

describe('the settings of a model that sees', () => {
  it('are kept without showing the key to anybody again, and are off until somebody switches them on', async () => {
    const { workspace, settings: now, store } = await shop()
    expect(await now()).toBeNull()
    await workspace.act('vision.save', { ...settings, on: false, key: 'sk-secret' })
    expect(await now()).toEqual({ ...settings, on: false, hasKey: true, connectedAt: null })
    const log = [...(await store.list('auditLog')).values(), ...(await store.list('auditChanges')).values()]
    expect(JSON.stringify(log)).not.toContain('sk-secret')
    const { base64 } = (await workspace.act('settings.exportData', undefined)) as { base64: string }
    expect(atob(base64)).not.toContain('sk-secret')
  })

  it('lose the key with the address that it was for', async () => {
    const { workspace, settings: now } = await shop()
    await workspace.act('vision.save', { ...settings, key: 'sk-secret' })
    await workspace.act('vision.save', { ...settings, model: 'eyes-2' })
    expect(await now()).toMatchObject({ hasKey: true, model: 'eyes-2' })
    await workspace.act('vision.save', { ...settings, address: 'https://mine.example.com/v1' })
    expect(await now()).toMatchObject({ hasKey: false })
    await workspace.act('vision.save', { ...settings, key: 'a' })
    await workspace.act('vision.save', { ...settings, key: '' })
    expect(await now()).toMatchObject({ hasKey: false })
  })

  it('count as connected only after an answer in the form that was asked for, and no longer when they change', async () => {
    const { workspace, settings: now, asked } = await shop()
    await expect(workspace.act('vision.test', undefined)).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('vision.save', { ...settings, key: 'sk-secret' })
    expect(await workspace.act('vision.test', undefined)).toEqual({ found: 1 })
    expect(asked[0]).toMatchObject({ url: 'https://api.example.com/v1/chat/completions', headers: { Authorization: 'Bearer sk-secret' } })
    expect(await now()).toMatchObject({ connectedAt: testClock })
    await workspace.act('vision.save', { ...settings, on: false })
    expect(await now()).toMatchObject({ connectedAt: testClock, on: false })
    await workspace.act('vision.save', { ...settings, model: 'eyes-2' })
    expect(await now()).toMatchObject({ connectedAt: null })
    const failing = await shop(answered({ error: 'no' }, 401))
    await failing.workspace.act('vision.save', settings)
    await expect(failing.workspace.act('vision.test', undefined)).rejects.toMatchObject({ issues: [{ message: 'key' }] })
    expect(await failing.settings()).toMatchObject({ connectedAt: null })
  })

  it('name no server without encryption that was not named, and are for owners and admins of what is real', async () => {
    const plain = { ...settings, kind: 'ollama', address: 'http://localhost:11434' } as const
    await expect((await shop()).workspace.act('vision.save', plain)).rejects.toMatchObject({ issues: [{ path: 'address', message: 'notSecure' }] })
    await expect((await shop(undefined, true)).workspace.act('vision.save', plain)).resolves.toMatchObject({ address: plain.address })
    const { as } = await shop()
    await expect(as('editor').act('vision.save', settings)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(sampleEngine().workspace.act('vision.save', settings)).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('a comparison with a model', () => {
  it('sends the picture as it is and shows what both found, one of them, or the other, in pixels of the analyzed picture', async () => {
    const { workspace, keep, asked } = await shop(answered(seen([button, { ...button, type: 'Link', box: { ...box, y: 60, height: 15 } }])))
    const ids = await keep([
      { type: 'Button', text: 'Go', confidence: 91, box: { x: 62, y: 50, width: 200, height: 60 } },
      { type: 'Image', text: '', confidence: 60, box: { x: 0, y: 0, width: 20, height: 20 } },
    ])
    await workspace.act('vision.save', settings)
    const before = await workspace.read('screenshots.current', undefined)
    expect(await workspace.act('screenshots.compare', testPicture)).toEqual({
      model: 'eyes-1',
      found: [
        { element: { ...button, box: { x: 60, y: 50, width: 200, height: 60 } }, own: ids[0] },
        { element: { ...button, type: 'Link', box: { x: 60, y: 120, width: 200, height: 30 } }, own: null },
      ],
      onlyDevice: [ids[1]],
    })
    expect(asked[0]?.body).toContain(testPicture.picture)
    expect(await workspace.read('screenshots.current', undefined)).toEqual(before)
  })

  it('sends nothing while the model is off, without an analysis, or what is no picture', async () => {
    const { workspace, keep, asked } = await shop()
    await workspace.act('vision.save', { ...settings, on: false })
    await expect(workspace.act('screenshots.compare', testPicture)).rejects.toMatchObject({ code: 'notFound' })
    await keep([])
    await expect(workspace.act('screenshots.compare', testPicture)).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('vision.save', settings)
    await expect(workspace.act('screenshots.compare', { ...testPicture, type: 'image/jpeg' })).rejects.toMatchObject({ issues: [{ path: 'picture' }] })
    await expect(workspace.act('screenshots.compare', { ...testPicture, picture: 'iVBORw0KGgo'.padEnd(940_000, 'A') })).rejects.toMatchObject({
      code: 'invalid',
    })
    expect(asked).toEqual([])
  })

  it.each([
    [answered(seen('none')), 'form'],
    [answered({ choices: [] }), 'form'],
    [{ ...answered(seen([])), cut: true } as OutgoingAnswer, 'form'],
    [answered({}, 500), 'status'],
    [answered({}, 403), 'key'],
    [{ status: null, problem: 'timeout' } as const, 'timeout'],
  ])('shows nothing of any other answer %#', async (answer, reason) => {
    const { workspace, keep } = await shop(answer)
    await workspace.act('vision.save', settings)
    await keep([])
    await expect(workspace.act('screenshots.compare', testPicture)).rejects.toMatchObject({ code: 'unavailable', issues: [{ message: reason }] })
  })

  it('pairs each element with one other at most', () => {
    const boxes = fc.record({ x: fc.nat(20), y: fc.nat(20), width: fc.integer({ min: 1, max: 20 }), height: fc.integer({ min: 1, max: 20 }) })
    const own = (at: number, place: typeof box): DetectedElement => ({
      id: `o${at}`,
      project: 'p',
      type: 'Link',
      text: '',
      confidence: 1,
      tracking: 'x',
      box: place,
    })
    fc.assert(
      fc.property(fc.array(boxes, { maxLength: 8 }), fc.array(boxes, { maxLength: 8 }), (a, b) => {
        const elements = b.map((place, at) => own(at, place))
        const { found, onlyDevice } = matched(
          a.map((place) => ({ type: 'Link', text: '', confidence: 1, box: place })),
          elements,
        )
        const paired = found.flatMap(({ own: id }) => (id === null ? [] : [id]))
        expect(new Set(paired).size).toBe(paired.length)
        expect([...paired, ...onlyDevice].toSorted()).toEqual(elements.map(({ id }) => id).toSorted())
      }),
    )
  })
})

describe('the words of a model', () => {
  const page = { width: 160, height: 80 }
  it('are held to the form of findings and to the picture', () => {
    const fenced = `\`\`\`json\n${JSON.stringify({ elements: [{ ...button, extra: 1, box: { x: -3, y: 20.4, width: 400, height: 20 } }] })}\n\`\`\``
    expect(visionAnswer(fenced, page)).toEqual([{ type: 'Button', text: 'Go', confidence: 88, box: { x: 0, y: 20, width: 160, height: 20 } }])
    const others = ['Here are the elements.', '[]', '{"elements":[{"type":"Menu"}]}', JSON.stringify({ elements: [{ ...button, confidence: 400 }] })]
    const outside = JSON.stringify({ elements: [{ ...button, box: { x: 900, y: 0, width: 10, height: 10 } }] })
    for (const words of [...others, outside, null]) expect(visionAnswer(words, page)).toBeNull()
  })

  it('may be anything without harm', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (words) => ['object'].includes(typeof visionAnswer(words, page))))
  })
})
