import { commands, page } from 'vitest/browser'
import { looks } from './looks.ts'
import type { Mode } from './modes.ts'
import type { PictureResult } from './record.ts'
import { settled } from './settle.ts'

/** Takes one picture of the story that stands on the page, as tall as the story is. */
export async function takePicture(story: string, mode: Mode): Promise<PictureResult> {
  const leave = await looks[mode]()
  try {
    return await drawn(story, mode)
  } finally {
    await leave()
  }
}

async function drawn(story: string, mode: Mode): Promise<PictureResult> {
  scrollTo(0, 0)
  await settled()
  const before = { width: innerWidth, height: innerHeight }
  const height = heightOf()
  if (height > most)
    throw new Error(`${story} in ${mode} is ${height} px tall, and pictures end at ${most}: nothing below would be compared. Show less in the story.`)
  // The browser draws only what the frame shows.
  if (height > before.height) {
    await page.viewport(before.width, height)
    await settled()
  }
  const result = await commands.takePicture({ story, mode, width: before.width, height })
  if (height > before.height) await page.viewport(before.width, before.height)
  return result
}

/** The tallest picture: what is taller is a list that nobody reviews to its end. */
const most = 6000

/** How far down the story goes. What is laid over the page stands in the middle of the frame, so then the frame is the picture. */
function heightOf(): number {
  if (document.querySelector(':is([role=dialog], [role=alertdialog]):not([hidden])')) return innerHeight
  if (document.querySelector('[data-ui=AppShell]')) return Math.max(innerHeight, document.documentElement.scrollHeight)
  let bottom = 0
  for (const element of document.querySelectorAll('#storybook-root *, body > div *')) {
    const box = element.getBoundingClientRect()
    if (box.width > 0 && box.height > 0 && element.getAttribute('data-ui') !== 'Theme') bottom = Math.max(bottom, box.bottom)
  }
  return Math.max(24, Math.ceil(Math.min(bottom, document.documentElement.scrollHeight)) + 16)
}
