import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { differing, rawOf } from './compare.ts'
import { places, store } from './places.ts'
import type { PictureResult, Shot, StoryRecord } from './record.ts'
import { hashOf } from './store.ts'

const sessions = new WeakMap<Page, Promise<CDPSession>>()
const sessionOf = (page: Page) => {
  const open = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, open)
  return open
}

/** The accepted pictures as the run began. */
const manifest = store.read()

/** Pictures that were taken and are being compared, by story: the browser goes on meanwhile. */
const compared = new Map<string, Promise<PictureResult>[]>()

/** Takes a picture of the story's frame. */
const takePicture: BrowserCommand<[Shot]> = async ({ page }, { story, mode, ...clip }): Promise<void> => {
  const session = await sessionOf(page)
  // Speed before size: most pictures are only hashed.
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip: { ...clip, scale: 1 }, optimizeForSpeed: true })
  const result = compare(story, mode, Buffer.from(data, 'base64'))
  // Asked for when the story is over; until then nobody hears of a failure.
  result.catch(() => undefined)
  compared.set(story, [...(compared.get(story) ?? []), result])
}

/** Holds a picture against the accepted one; one that differs is kept under `reports/pictures/actual`. */
async function compare(story: string, mode: Shot['mode'], png: Buffer): Promise<PictureResult> {
  const accepted = manifest[story]?.[mode]
  const raw = await rawOf(png)
  const hash = hashOf(raw)
  const result = { mode, hash, ...(accepted === undefined ? {} : { accepted }) }
  if (accepted === hash && store.has(hash)) return { ...result, state: 'same', pixels: 0 }
  const known = accepted !== undefined && store.has(accepted)
  const pixels = known ? differing(await rawOf(store.imageFile(accepted)), raw) : 0
  if (known && pixels === 0) return { ...result, state: 'same', pixels }
  const file = places.actual(story, mode)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, png)
  return { ...result, state: known ? 'changed' : accepted === undefined ? 'new' : 'lost', pixels }
}

/** Sets whether the reader asked for more contrast. */
const askContrast: BrowserCommand<[boolean]> = ({ page }, more) => page.emulateMedia({ contrast: more ? 'more' : null })

/** Writes down what a story showed, with its pictures. */
const storyDone: BrowserCommand<[Omit<StoryRecord, 'pictures'>]> = async (_context, record) => {
  const taken = compared.get(record.story) ?? []
  compared.delete(record.story)
  const whole: StoryRecord = { ...record, pictures: await Promise.all(taken) }
  mkdirSync(places.reports, { recursive: true })
  appendFileSync(places.results, `${JSON.stringify(whole)}\n`)
}

export const reviewCommands = { takePicture, askContrast, storyDone }

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture(shot: Shot): Promise<void>
    askContrast(more: boolean): Promise<void>
    storyDone(record: Omit<StoryRecord, 'pictures'>): Promise<void>
  }
}
