import { afterAll, afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
import { heldBy, type HeldByStories } from '../docs/checked.ts'
import { darkFaults } from './axe.ts'
import { heard, listen } from './console.ts'
import { looks } from './looks.ts'
import { type Mode, modesOf } from './modes.ts'
import './loads.ts'
import { takePicture } from './picture.ts'
import { forgetPlans } from './planned.ts'
import { holdStill } from './settle.ts'
import { spending, spent } from './spent.ts'
import { forget } from '../work.ts'

/** What Storybook's own test leaves behind about the story it played. */
interface Played {
  story?: { id: string; parameters: { modes?: readonly Mode[]; a11y?: { test?: string }; requirements?: HeldByStories } }
  task: {
    meta: { storyId?: string; reports?: { type: string; status: string; result?: unknown }[] }
    result?: { state: string }
    file: { filepath: string }
  }
}

// What a screen loads later is loaded here first, so that how fast this machine reads files decides nothing about a picture.
import.meta.glob(['../../packages/{screens,ui}/src/**/*.{ts,tsx}', '!**/*.{stories,test}.{ts,tsx}', '!**/*.css.ts'], { eager: true })

/** Whether this run takes pictures and keeps records: `1`, or `only` where axe is left out. */
const taking = import.meta.env['VITE_PICTURES']

let started = 0
/** The record of the story before, on its way: this one is drawn meanwhile. */
let written = Promise.resolve()
beforeEach(() => {
  started = performance.now()
  spent()
  listen()
  forget()
  forgetPlans()
  // Each story begins on the same page, whatever the one before it did to this one.
  document.documentElement.removeAttribute('style')
  document.documentElement.removeAttribute('dir')
  scrollTo(0, 0)
})

/**
 * After a story has been drawn, played and checked in light: what it wrote to the console, whether its dark colours hold, and its pictures. Everything found is told at once, so that one run
 * says all. Pictures are judged afterwards, all together (gate.ts); they are taken by `npm run visual` and `npm test`; elsewhere a story is only checked.
 */
afterEach(async (context) => {
  const { story, task } = context as unknown as Played
  const id = task.meta.storyId
  if (story === undefined || id === undefined || task.result?.state === 'fail') return
  const play = Math.round(performance.now() - started)
  const reports = task.meta.reports ?? []
  // What axe says of its hundred rules is drawn by Storybook's panel; elsewhere it would be sent and kept for every story, and nobody reads it when nothing failed.
  if (import.meta.env['VITEST_STORYBOOK'] !== 'true') for (const report of reports) delete report.result
  const faults: string[] = []
  const release = await holdStill()
  try {
    if (taking !== undefined) for (const mode of modesOf(id, story.parameters.modes)) await takePicture(id, mode)
    if (taking !== 'only') faults.push(...(await spending('axe in dark', inDark)))
    // Last, so that what was said while a picture was taken counts too.
    faults.push(...heard())
  } finally {
    release()
  }
  const light = reports.some(({ type, status }) => type === 'a11y' && status === 'passed') ? (['light', 'dark'] as const) : (['dark'] as const)
  await written
  if (taking !== undefined)
    written = commands.storyDone({
      story: id,
      file: task.file.filepath,
      axe: taking === 'only' ? [] : [...light],
      took: Math.round(performance.now() - started),
      spent: { 'play and axe in light': play, ...spent() },
      faults,
      requirements: heldBy(id, story.parameters.requirements),
    })
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
afterAll(() => written)

async function inDark() {
  const leave = await looks.dark()
  return darkFaults().finally(leave)
}
