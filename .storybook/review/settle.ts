import { drawn, work } from '../work.ts'
import { nextFrame, planned, soon } from './planned.ts'

/** Nothing blinks, glides or is half way when a picture is taken. */
const still = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important }`

/** It ends soon by itself. What lasts longer is no movement: a toast counts its time by an animation. */
const ends = (animation: Animation) => {
  const { endTime = Infinity } = animation.effect?.getComputedTiming() ?? {}
  return animation.playState !== 'finished' && Number(endTime) <= soon
}

/** Waits until the page stands, what moves being brought to its end, and holds it still until the answer is called. Held before that, a message on its way out would stay for ever. */
export async function holdStill(): Promise<() => void> {
  await settled()
  const sheet = document.createElement('style')
  sheet.textContent = still
  document.head.append(sheet)
  return () => sheet.remove()
}

/** A part of a screen, or of a drawer over it, whose skeleton stands though all has been answered. */
const skeletons = () =>
  !work.held && !work.hangs && document.querySelector('[data-ui=PageFrame]') !== null && document.querySelector('[data-ui=Skeleton]') !== null

/** The screen is still on its way, or something that was asked, be it for the part of a page or after a change: the answer may be seen, however late it comes. */
const arriving = () => work.starting || work.open.size > 0 || skeletons()

/** No page that comes to rest takes so many milliseconds, on any machine. */
const most = 10_000

/**
 * Waits until the page stands: fonts and images are there, no screen is on its way, the page plans nothing, and two frames in a row, and all that React had to draw between them, changed nothing. That is an observation and not a time; a page that goes
 * on and on is an error, since no picture of it would be like another.
 */
export async function settled(): Promise<void> {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  let changes = 0
  const observer = new MutationObserver((found) => (changes += found.length))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  let quiet = 0
  const begun = performance.now()
  while (quiet < 2) {
    if (performance.now() - begun > most) {
      const why = [changes > 0 ? 'it changes' : '', arriving() ? `its screen is on its way with ${work.open.size} open questions` : '', ...planned()]
        .filter(Boolean)
        .join(', ')
      throw new Error(
        `The page did not come to rest in ${most / 1000} seconds (${why}), so no picture of it was taken. Find what goes on and let it stand still in stories.`,
      )
    }
    changes = 0
    for (const animation of document.getAnimations().filter(ends)) {
      animation.finish()
      changes++
    }
    await nextFrame()
    await drawn()
    quiet = changes === 0 && planned().length === 0 && !arriving() ? quiet + 1 : 0
  }
  observer.disconnect()
}
