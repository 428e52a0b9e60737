import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { largeText } from '../../packages/screens/src/setup/gtm/container/madeExports.ts'
import { root } from '../files.ts'
import { type forms, startProduct, visit, Visitor } from '../product.ts'

/** What a person waits for with a large container, in milliseconds; `frame` is the middle one of the frames while its list is scrolled through. */
export interface ContainerWaits {
  name: string
  open: number
  search: number
  frame: number
}

const publicId = 'GTM-LARGE1'
const genuine = join(root, '../shared/data/gtm-containers/real/kyle-williams-kubix__GTM-containers__sGTM---Stape-Gads-GA4-Meta-Event.json')

/** A made-up container of 400 tags, and the largest genuine one where it lies beside the checkout; both of some 650 KB. */
function containers(): { name: string; text: string }[] {
  const made = { name: '400 tags, made up', text: largeText(publicId) }
  if (!existsSync(genuine)) return [made]
  return [made, { name: 'the largest genuine one', text: readFileSync(genuine, 'utf8').replace(/"publicId": *"[^"]*"/, `"publicId": "${publicId}"`) }]
}

/** Imports large containers into the built product and times what people do with them: the median of several rounds each. */
export async function containerWaits(form: (typeof forms)[number], rounds = 5): Promise<ContainerWaits[]> {
  const { browser, address, close } = await startProduct(form)
  const waits: ContainerWaits[] = []
  try {
    for (const { name, text } of containers()) {
      const visitor = await Visitor.arrive(browser, address)
      const page = await visitor.open('/setup/gtm?do=import')
      await page.locator('[role=dialog] input[type=file]').setInputFiles({ name: 'large.json', mimeType: 'application/json', buffer: Buffer.from(text) })
      await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
      await page.getByText('Import Complete').first().waitFor()
      const all: Omit<ContainerWaits, 'name'>[] = []
      for (let round = 0; round < rounds; round++) all.push(await timed(page))
      const median = (of: (wait: Omit<ContainerWaits, 'name'>) => number) => all.map(of).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
      waits.push({ name: `${name}, ${form}`, open: median(({ open }) => open), search: median(({ search }) => search), frame: median(({ frame }) => frame) })
      await visitor.leave()
    }
  } finally {
    await close()
  }
  return waits
}

const rows = '[role=dialog] tr[data-part=row]'

/** One round, from a page that has just loaded: nothing of the container is known to it yet. What runs in the page has no functions of its own: tsx would name them. */
async function timed(page: Page): Promise<Omit<ContainerWaits, 'name'>> {
  await visit(page, '/setup/gtm')
  await page.getByRole('button', { name: `View: ${publicId}` }).waitFor()
  const open = await page.evaluate(
    async ([button, drawn]) => {
      const started = performance.now()
      document.querySelector<HTMLElement>(button)?.click()
      while (document.querySelector(drawn) === null && performance.now() - started < 20_000) await new Promise(requestAnimationFrame)
      return performance.now() - started
    },
    [`button[aria-label="View: ${publicId}"]`, rows] as const,
  )
  const frame = await page.evaluate(async () => {
    const sheet = document.querySelector('[role=dialog] [role=region]')
    const frames: number[] = []
    let last = performance.now()
    for (let step = 0; step < 60; step++) {
      sheet?.scrollBy({ top: 300 })
      await new Promise(requestAnimationFrame)
      frames.push(performance.now() - last)
      last = performance.now()
    }
    sheet?.scrollTo({ top: 0 })
    return frames.sort((a, b) => a - b)[30] ?? Number.NaN
  })
  const search = await page.evaluate(async (drawn) => {
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input[type=search]')
    if (field === null) throw new Error('The list has no field to search with.')
    const started = performance.now()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'no thing is called so')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    while (document.querySelector(drawn) !== null && performance.now() - started < 20_000) await new Promise(requestAnimationFrame)
    return performance.now() - started
  }, rows)
  return { open, search, frame }
}
