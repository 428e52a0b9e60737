import type { FoundOnPage } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'

const screenshot = { name: 'page.png', size: 4096, width: 800, height: 600 }
const box = { x: 10, y: 20, width: 100, height: 40 }
const found: FoundOnPage[] = [
  { type: 'Button', text: 'Add to cart', confidence: 91, box },
  { type: 'Link', text: 'Pricing', confidence: 70, box },
  { type: 'Image', text: '', confidence: 55, box },
  { type: 'Link', text: 'Pricing', confidence: 66, box },
]

async function kept(elements: FoundOnPage[] = found) {
  const engine = sampleEngine()
  const { workspace, store } = engine
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const { elements: first } = await workspace.act('screenshots.keep', { screenshot, elements })
  const ids = first.map(({ id }) => id)
  const element = async (place: number) => (await workspace.read('screenshots.current', undefined))?.elements[place]
  const labels = async () =>
    [...(await store.list('elementLabels')).values()].map(({ field, found: was, right, type, confidence }) => [field, was, right, type, confidence])
  const change = (place: number, fields: object) => workspace.act('screenshots.change', { id: ids[place] ?? '', change: fields })
  return { ...engine, ids, element, labels, change, events: async () => (await workspace.read('plans.current', undefined))?.plan.events ?? [] }
}

describe('what a device found on a picture', () => {
  it('is kept with ids and suggested events, and what needs words says so', async () => {
    const { workspace } = await kept()
    const result = await workspace.read('screenshots.current', undefined)
    expect(result?.stored).toMatchObject({ sample: false, screenshot, analyzedAt: testClock })
    expect(result?.elements.map(({ event, box: at, needsText }) => [event, at, needsText])).toEqual([
      ['add_to_cart', box, false],
      ['link_click', box, false],
      ['image_view', box, true],
      ['link_click', box, false],
    ])
    expect(new Set(result?.elements.map(({ id }) => id)).size).toBe(4)
  })

  it('is named in the language of the member', async () => {
    const { workspace } = await kept()
    await workspace.act('session.setPreferences', { mode: 'light', language: 'de' })
    const { elements } = await workspace.act('screenshots.keep', { screenshot, elements: [{ type: 'Button', text: 'In den Warenkorb', confidence: 80, box }] })
    expect(elements[0]?.event).toBe('add_to_cart')
  })

  it('is named in the language of the page where that is told, also after a correction', async () => {
    const { workspace } = await kept()
    const german = { type: 'Button' as const, text: 'In den Warenkorb', confidence: 80, box }
    const { elements } = await workspace.act('screenshots.keep', { screenshot, elements: [german], language: 'de' })
    expect(elements[0]?.event).toBe('add_to_cart')
    await workspace.act('screenshots.change', { id: elements[0]?.id ?? '', change: { text: 'Konto erstellen' } })
    expect((await workspace.read('screenshots.current', undefined))?.elements[0]?.event).toBe('sign_up')
  })

  it('has to stand on the picture, and belongs to a project of one’s own', async () => {
    const { workspace } = await kept()
    for (const elements of [[{ ...found[0], box: { ...box, x: 701 } }], [{ type: 'Link', text: 'x', confidence: 1 }]])
      await expect(workspace.act('screenshots.keep', { screenshot, elements: elements as FoundOnPage[] })).rejects.toMatchObject({ code: 'invalid' })
    await expect(sampleEngine().workspace.act('screenshots.keep', { screenshot, elements: found })).rejects.toMatchObject({ code: 'unavailable' })
    await expect(workspace.act('screenshots.analyze', screenshot)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('is had back after it was removed', async () => {
    const { workspace, change } = await kept()
    await change(2, { excluded: true })
    const before = await workspace.read('screenshots.current', undefined)
    await workspace.act('screenshots.clear', undefined)
    if (before === null) throw new Error('There was an analysis.')
    await workspace.act('screenshots.restore', before.stored)
    expect(await workspace.read('screenshots.current', undefined)).toEqual(before)
  })

  it('is passed over when it was left out or has no words; two that count the same become one event', async () => {
    const { workspace, ids, change, events, element } = await kept()
    await expect(workspace.act('screenshots.add', { ids: [ids[2] ?? ''] })).rejects.toThrow(/give the words/)
    await change(0, { excluded: true })
    await expect(workspace.act('screenshots.add', { ids: [ids[0] ?? ''] })).rejects.toThrow(/left out/)
    expect(await workspace.act('screenshots.add', { ids })).toEqual({ added: 1 })
    expect((await events()).map(({ name }) => name)).toEqual(['link_click'])
    expect([await element(0), await element(1), await element(3)].map((each) => each?.added)).toEqual([false, true, true])
    expect((await workspace.read('setup.progress', undefined))['/setup/screenshot']).toBe('in progress')
    await change(2, { text: 'Product tour' })
    await workspace.act('screenshots.add', { ids: [ids[2] ?? ''] })
    expect((await workspace.read('setup.progress', undefined))['/setup/screenshot']).toBe('done')
  })

  it('goes into the plan and out of it with all that a page can hold', async () => {
    const most = Array.from({ length: 500 }, (_, n): FoundOnPage => ({ type: n % 2 === 0 ? 'Button' : 'Link', text: `Words ${n}`, confidence: 80, box }))
    const { workspace, ids, events, labels } = await kept(most)
    expect(await workspace.act('screenshots.add', { ids })).toEqual({ added: 500 })
    expect([(await events()).length, (await labels()).length]).toEqual([500, 1000])
    await workspace.act('screenshots.takeBack', { ids })
    expect([(await events()).length, (await labels()).length]).toEqual([0, 0])
  })

  it('takes back its own events only', async () => {
    const { workspace, ids, events } = await kept([
      { type: 'Link', text: 'Pricing', confidence: 70, box },
      { type: 'Link', text: 'About', confidence: 70, box },
    ])
    await workspace.act('screenshots.add', { ids })
    const first = (await events())[0]
    await workspace.act('plans.removeEvent', { id: first?.id ?? '' })
    await workspace.act('screenshots.takeBack', { ids: [ids[0] ?? ''] })
    expect((await events()).map(({ trigger }) => trigger)).toMatchObject([{ conditions: [{ value: 'About' }] }])
  })
})

describe('a correction', () => {
  it('changes the element and the event that is suggested for it, and is a label until it is taken back', async () => {
    const { change, element, labels } = await kept()
    await change(0, { text: 'Subscribe' })
    expect(await element(0)).toMatchObject({ text: 'Subscribe', event: 'subscribe' })
    await change(0, { text: 'Buy now' })
    expect(await labels()).toEqual([['text', 'Add to cart', 'Buy now', 'Button', 91]])
    await change(0, { type: 'Link' })
    expect(await element(0)).toMatchObject({ type: 'Link', event: 'link_click' })
    expect(await labels()).toHaveLength(2)
    await change(0, { text: 'Add to cart', type: 'Button' })
    expect(await element(0)).toMatchObject({ event: 'add_to_cart' })
    expect(await labels()).toEqual([])
  })

  it('of the event’s name is repaired as GA4 takes it, is told, and stays when the words change', async () => {
    const { change, element, labels } = await kept()
    expect(await change(0, { tracking: 'Buy it Now!' })).toEqual({
      repairs: [
        { code: 'nameHasCharacters', from: 'Buy it Now!', to: 'Buy_it_Now' },
        { code: 'nameNotLowerSnake', from: 'Buy_it_Now', to: 'buy_it_now' },
      ],
    })
    await change(0, { text: 'Subscribe' })
    expect(await element(0)).toMatchObject({ tracking: 'buy_it_now', event: 'buy_it_now' })
    expect(await labels()).toContainEqual(['event', 'add_to_cart', 'buy_it_now', 'Button', 91])
  })

  it('leaves an element out and takes it in again', async () => {
    const { change, element, labels } = await kept()
    await change(1, { excluded: true })
    expect(await element(1)).toMatchObject({ excluded: true })
    expect(await labels()).toEqual([['excluded', 'false', 'true', 'Link', 70]])
    await change(1, { excluded: false })
    expect(await element(1)).not.toHaveProperty('excluded')
    expect(await labels()).toEqual([])
  })

  it('is not made of what the plan has, nor of what is not there', async () => {
    const { workspace, change, ids } = await kept()
    await workspace.act('screenshots.add', { ids: [ids[0] ?? ''] })
    await expect(change(0, { text: 'x' })).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('screenshots.takeBack', { ids: [ids[0] ?? ''] })
    await expect(change(0, { text: 'x' })).resolves.toEqual({ repairs: [] })
    await expect(change(9, { text: 'x' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.act('screenshots.change', { id: 'nobody', change: {} })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('is known from what was right: adding an element says so of its type and words', async () => {
    const { workspace, change, ids, labels } = await kept()
    await change(1, { text: 'Prices' })
    await workspace.act('screenshots.add', { ids: [ids[0] ?? '', ids[1] ?? ''] })
    const right = [
      ['text', 'Pricing', 'Prices', 'Link', 70],
      ['type', 'Button', 'Button', 'Button', 91],
      ['text', 'Add to cart', 'Add to cart', 'Button', 91],
      ['type', 'Link', 'Link', 'Link', 70],
    ]
    expect(await labels()).toEqual(right)
    await workspace.act('screenshots.takeBack', { ids: [ids[0] ?? '', ids[1] ?? ''] })
    expect(await labels()).toEqual(right.slice(0, 1))
  })

  it('of what the sample answers teaches nothing', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('screenshots.analyze', screenshot)
    await workspace.act('screenshots.change', { id: 'detected-1', change: { text: 'Try it' } })
    expect((await workspace.read('screenshots.current', undefined))?.elements[0]).toMatchObject({ text: 'Try it', tracking: 'CTA Click' })
    await workspace.act('screenshots.add', { ids: ['detected-2'] })
    expect((await store.list('elementLabels')).size).toBe(0)
  })
})
