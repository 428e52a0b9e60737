import { work } from '../work.ts'

/** Nothing blinks, glides or is half way when a picture is taken. */
const still = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important }`

/** Holds the page still until the answer is called. */
export function holdStill(): () => void {
  const sheet = document.createElement('style')
  sheet.textContent = still
  document.head.append(sheet)
  return () => sheet.remove()
}

/**
 * A screen is still on its way: nobody is asked anything any more, and yet its skeleton stands. React holds content back for up to 300 ms after a fallback, in which nothing changes on the page.
 */
const arriving = () => work.starting || (!work.held && work.open === 0 && document.querySelector('[data-ui=PageFrame] [data-ui=Skeleton]') !== null)

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Waits until the page stands: fonts and images are there, and no screen is on its way, and two frames in a row changed nothing. That is an observation and not a time; a page that changes for 200 frames is an error,
 * since no picture of it would be like another.
 */
export async function settled(): Promise<void> {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  let changes = 0
  const observer = new MutationObserver((found) => (changes += found.length))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  let quiet = 0
  for (let count = 0; quiet < 2; count++) {
    if (count === 200)
      throw new Error(
        'The page did not come to rest in 200 frames, so no picture of it was taken. Find what goes on changing and let it stand still in stories.',
      )
    changes = 0
    await frame()
    await frame()
    quiet = changes === 0 && !arriving() ? quiet + 1 : 0
  }
  observer.disconnect()
}
