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

/** Takes a picture of the story's frame and holds it against the accepted one; a picture that differs is kept under `reports/pictures/actual`. */
const takePicture: BrowserCommand<[Shot]> = async ({ page, iframe }, shot): Promise<PictureResult> => {
  const accepted = store.read()[shot.story]?.[shot.mode]
  const frame = await iframe.owner().boundingBox()
  const session = await sessionOf(page)
  const clip = { x: frame?.x ?? 0, y: frame?.y ?? 0, width: shot.width, height: shot.height, scale: 1 }
  // Speed before size: most pictures are only hashed.
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true })
  const png = Buffer.from(data, 'base64')
  const raw = await rawOf(png)
  const hash = hashOf(raw)
  const result = { mode: shot.mode, hash, ...(accepted === undefined ? {} : { accepted }) }
  if (accepted === hash && store.has(hash)) return { ...result, state: 'same', pixels: 0 }
  const known = accepted !== undefined && store.has(accepted)
  const pixels = known ? differing(await rawOf(store.imageFile(accepted)), raw) : 0
  if (known && pixels === 0) return { ...result, state: 'same', pixels }
  const file = places.actual(shot.story, shot.mode)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, png)
  return { ...result, state: known ? 'changed' : accepted === undefined ? 'new' : 'lost', pixels }
}

/** Sets whether the reader asked for more contrast. */
const askContrast: BrowserCommand<[boolean]> = ({ page }, more) => page.emulateMedia({ contrast: more ? 'more' : null })

/** Writes down what a story showed. */
const storyDone: BrowserCommand<[StoryRecord]> = async (_context, record) => {
  mkdirSync(places.reports, { recursive: true })
  appendFileSync(places.results, `${JSON.stringify(record)}\n`)
}

export const reviewCommands = { takePicture, askContrast, storyDone }

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture(shot: Shot): Promise<PictureResult>
    askContrast(more: boolean): Promise<void>
    storyDone(record: StoryRecord): Promise<void>
  }
}
