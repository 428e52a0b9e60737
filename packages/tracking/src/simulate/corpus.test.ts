import type { Step } from '@tagmason/domain'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ContainerFile, readContainer } from '../gtm/index.ts'
import { simulate } from './simulate.ts'
import { inEnglish, refusingInEnglish } from '../sentences/english.testing.ts'

const folder = `${import.meta.dirname}/../../../../../shared/data/gtm-containers`
const present = existsSync(folder)
const files = present ? ['real', 'handmade'].flatMap((kind) => readdirSync(`${folder}/${kind}`).map((name) => `${kind}/${name}`)) : []
if (!present) console.warn('50 container files were skipped: ../shared/data/gtm-containers is not there.')

const read = (name: string): ContainerFile => {
  const { file } = readContainer(readFileSync(`${folder}/${name}`))
  if (file === null) throw new Error(`${name} could not be read`)
  return file
}
const isWeb = (file: ContainerFile): boolean => (file.containerVersion.container?.usageContext?.[0] ?? 'WEB').toUpperCase() === 'WEB'

/** A bit of everything that a visitor can do. */
const visit: readonly Step[] = [
  { type: 'pageLoad', url: 'https://www.example.com/shop?utm_source=mail', title: 'Shop', elements: [], dataLayer: [{ pageType: 'shop' }] },
  { type: 'consent', state: { ad_storage: 'granted', analytics_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' } },
  { type: 'push', data: { ecommerce: null } },
  {
    type: 'push',
    data: { event: 'purchase', ecommerce: { transaction_id: 'T1', value: 25, currency: 'EUR', items: [{ item_id: 'A', price: 25, quantity: 1 }] } },
  },
  { type: 'linkClick', element: { tag: 'a', href: 'mailto:info@example.com', classes: 'contact', text: 'Write to us' } },
  { type: 'formSubmit', element: { tag: 'form', id: 'contact', attributes: { action: '/thanks' } } },
  { type: 'scroll', percent: 100 },
  { type: 'visibility', element: { id: 'hero-section' }, duration: 5000 },
  { type: 'history', url: '/shop#cart' },
  { type: 'wait', ms: 60_000 },
  { type: 'video', status: 'progress', percent: 50, duration: 100 },
  { type: 'error', message: 'x is undefined' },
  { type: 'pageLoad', url: 'https://www.example.com/thanks' },
]

describe.runIf(present)('the simulation of genuine and hand-made files', () => {
  it.each(files)('%s: a visit ends, every tag is told of in every step, and the order of the lists changes nothing', async (name) => {
    const file = read(name)
    if (!isWeb(file)) {
      await expect(refusingInEnglish(simulate(file, visit))).rejects.toThrow(/^This is a container for \w+, and only [^\n]+\.$/)
      return
    }
    const { steps } = await simulate(file, visit)
    const names = (file.containerVersion.tag ?? []).map((tag) => tag.name)
    for (const { fired, notFired, unknown } of steps) {
      expect([...new Set([...fired, ...notFired.map(({ tag }) => tag), ...unknown.map(({ tag }) => tag)])].sort()).toEqual([...new Set(names)].sort())
      for (const { because } of inEnglish([...notFired, ...unknown])) expect(because).toMatch(/^[^\n]+\.$/)
    }
    const { tag, trigger, variable } = file.containerVersion
    const lists = Object.entries({ tag, trigger, variable }).flatMap(([kind, list]) => (list === undefined ? [] : [[kind, [...list].reverse()]]))
    const turned: ContainerFile = { ...file, containerVersion: { ...file.containerVersion, ...Object.fromEntries(lists) } }
    const sets = (result: typeof steps) => result.map(({ fired, unknown }) => [[...fired].sort(), unknown.map((one) => one.tag).sort()])
    expect(sets((await simulate(turned, visit)).steps)).toEqual(sets(steps))
  })

  it('tells how many tags of the genuine files fire in the visit; most wait for events of their own shop', async () => {
    let fired = 0
    let all = 0
    for (const name of files.filter((one) => one.startsWith('real'))) {
      const file = read(name)
      if (!isWeb(file)) continue
      const names = new Set((await simulate(file, visit)).steps.flatMap((step) => step.fired))
      fired += names.size
      all += file.containerVersion.tag?.length ?? 0
    }
    expect([fired, all]).toMatchInlineSnapshot(`
      [
        53,
        219,
      ]
    `)
  })
})

it('tells how many container files there were', () => {
  expect(files.length).toBe(present ? 50 : 0)
})
