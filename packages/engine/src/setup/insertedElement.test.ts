import { expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const screenshot = { name: 'home.png', size: 4096, width: 800, height: 600 }
const button = { type: 'Button' as const, text: 'Start free trial', confidence: 90, box: { x: 80, y: 60, width: 180, height: 44 } }
const link = { type: 'Link' as const, text: 'See pricing', confidence: 40, box: { x: 80, y: 160, width: 120, height: 24 } }

async function read() {
  const { workspace } = sampleEngine()
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  await workspace.act('screenshots.keep', { screenshot, elements: [button] })
  return workspace
}

it('what a person takes over from a model stands behind what the device found, is wanted, and becomes an event', async () => {
  const workspace = await read()
  await workspace.act('screenshots.insert', link)
  const elements = (await workspace.read('screenshots.current', undefined))?.elements ?? []
  expect(elements.map(({ text, excluded, added }) => [text, excluded, added])).toEqual([
    ['Start free trial', undefined, false],
    ['See pricing', undefined, false],
  ])
  await workspace.act('screenshots.add', { ids: [elements[1]?.id ?? ''] })
  expect((await workspace.read('plans.current', undefined))?.plan.events).toMatchObject([{ name: elements[1]?.event }])
  // It was not the device that was right.
  expect((await workspace.read('feedback.list', undefined)).findings.bands).toEqual([])
})

it('nothing is put twice, beside the picture, or on none', async () => {
  const workspace = await read()
  await expect(workspace.act('screenshots.insert', button)).rejects.toMatchObject({ code: 'conflict' })
  await expect(workspace.act('screenshots.insert', { ...link, box: { ...link.box, x: 700 } })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'box', message: 'notOnPicture' }],
  })
  await workspace.act('screenshots.readPage', { html: '<button id="go">Go</button>' })
  await expect(workspace.act('screenshots.insert', link)).rejects.toMatchObject({ code: 'conflict' })
})
