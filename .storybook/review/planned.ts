import { late } from '../shaken.ts'

/** What is planned for later than this many milliseconds from now does not change a page while its pictures are taken. */
export const soon = 1000

type Timer = ReturnType<typeof setTimeout>
const timers = new Map<Timer, number>()
/** Those that come later than soon. */
const later = new Set<Timer>()
const frames = new Set<number>()
const page = {
  setTimeout: setTimeout.bind(globalThis),
  clearTimeout: clearTimeout.bind(globalThis),
  requestAnimationFrame: requestAnimationFrame.bind(globalThis),
  cancelAnimationFrame: cancelAnimationFrame.bind(globalThis),
}

function planTimer(act: TimerHandler, time = 0, ...rest: unknown[]) {
  if (typeof act !== 'function') return page.setTimeout(act as unknown as () => void, time, ...rest)
  // Those of no time keep their order, which a page may rely on.
  const wait = time > 0 ? time + late() : 0
  const timer = page.setTimeout(() => {
    timers.delete(timer)
    later.delete(timer)
    act(...rest)
  }, wait)
  if (time > soon) later.add(timer)
  else timers.set(timer, time)
  return timer
}

/** When the last late frame comes: one that was asked for later comes no sooner, as in a browser. */
let lastFrame = 0

function planFrame(act: FrameRequestCallback) {
  const frame = page.requestAnimationFrame((time) => {
    const come = () => {
      // Taken back while it was late.
      if (frames.delete(frame)) act(time)
    }
    const now = performance.now()
    // Timers know whole milliseconds only.
    const wait = Math.ceil(Math.max(lastFrame - now, late()))
    lastFrame = now + wait
    if (wait === 0) come()
    else page.setTimeout(come, wait)
  })
  frames.add(frame)
  return frame
}

Object.assign(globalThis, {
  setTimeout: planTimer,
  clearTimeout: (timer: Timer) => {
    timers.delete(timer)
    later.delete(timer)
    page.clearTimeout(timer)
  },
  requestAnimationFrame: planFrame,
  cancelAnimationFrame: (frame: number) => {
    frames.delete(frame)
    page.cancelAnimationFrame(frame)
  },
})

/**
 * What the page means to do soon, in words: timers and frames that it asked for and that have not come. A search after a pause in typing, content that React holds back, a step of a layout: a picture that is
 * taken before is another one than a picture that is taken after.
 */
export const planned = (): string[] => [...[...timers.values()].map((time) => `a timer of ${Math.round(time)} ms`), ...[...frames].map(() => 'a frame')]

/**
 * Takes back what the stories before planned for later than soon. A timer holds all that its function can reach: the caches of answers, which keep each answer for five minutes, would hold the screens, the documents
 * and the workspaces of all stories of these five minutes.
 */
export function forgetPlans() {
  for (const timer of later) page.clearTimeout(timer)
  later.clear()
}

/** The next frame, which does not count as planned. */
export const nextFrame = () => new Promise((resolve) => page.requestAnimationFrame(resolve))
