import { commands, page } from 'vitest/browser'
import { looks } from './looks.ts'
import type { Mode } from './modes.ts'
import { settled } from './settle.ts'
import { spending } from './spent.ts'

/** Takes one picture of the story that stands on the page, as tall as the story is. */
export async function takePicture(story: string, mode: Mode): Promise<void> {
  const leave = await spending('looks', looks[mode])
  try {
    await drawn(story, mode)
  } finally {
    await spending('looks', leave)
  }
}

async function drawn(story: string, mode: Mode): Promise<void> {
  scrollTo(0, 0)
  await spending('rest', settled)
  const before = { width: innerWidth, height: innerHeight }
  const height = heightOf()
  if (height <= least) throw new Error(`${story} in ${mode} draws nothing, so its picture would be empty. Wait in the story for what it is about to show.`)
  if (height > most)
    throw new Error(`${story} in ${mode} is ${height} px tall, and pictures end at ${most}: nothing below would be compared. Show less in the story.`)
  // The browser draws only what the frame shows.
  if (height > before.height) {
    await spending('looks', () => page.viewport(before.width, height))
    await spending('rest', settled)
  }
  // Where the frame of the story stands in Vitest's page.
  const { x = 0, y = 0 } = frameElement?.getBoundingClientRect() ?? {}
  await spending('pictures', () => commands.takePicture({ story, mode, x, y, width: before.width, height }))
  if (height > before.height) await spending('looks', () => page.viewport(before.width, before.height))
}

/** The tallest picture: what is taller is a list that nobody reviews to its end. */
const most = 7000

/** The height of a picture on which nothing is. */
const least = 24

/** How far down the story goes. What is laid over the page stands in the middle of the frame, so then the frame is the picture. */
function heightOf(): number {
  if (document.querySelector(':is([role=dialog], [role=alertdialog]):not([hidden])')) return innerHeight
  if (document.querySelector('[data-ui=AppShell]')) return Math.max(innerHeight, document.documentElement.scrollHeight)
  let bottom = 0
  for (const element of document.querySelectorAll('#storybook-root *, body > div *')) {
    const box = element.getBoundingClientRect()
    if (box.width > 0 && box.height > 0 && element.getAttribute('data-ui') !== 'Theme') bottom = Math.max(bottom, box.bottom)
  }
  return Math.max(least, Math.ceil(Math.min(bottom, document.documentElement.scrollHeight)) + 16)
}
