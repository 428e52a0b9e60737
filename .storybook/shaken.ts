/** Whether answers, steps and frames take times that differ, as they do on a machine with much else to do: `visual:steady -- 3 shaken`. */
const shaking = import.meta.env['VITE_SHAKEN'] === '1'

/** Milliseconds that an answer takes longer, or a step or a frame comes later. */
const times = [0, 0, 2, 10, 30, 80]

/** So many milliseconds later than it would come, this time. */
export const late = () => (shaking ? (times[Math.floor(Math.random() * times.length)] ?? 0) : 0)

const pause = () => {
  const time = late()
  // Not by a timer: a picture waits for those of the page, and would hide that it waits for nothing else.
  return time === 0 ? Promise.resolve() : scheduler.postTask(() => undefined, { delay: time })
}

/** Shakes the stories: an answer comes as late as it likes. What is promised stays promised. */
export function shaken<Answer>(promise: Promise<Answer>): Promise<Answer> {
  return shaking ? promise.finally(pause) : promise
}

/** A pause before a step of a story, where they are shaken. */
export const beforeStep = () => (shaking ? pause() : undefined)
