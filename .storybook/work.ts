import type { Workspace } from '@tagmason/domain'
import { never } from '../packages/screens/src/never.ts'
import { shaken } from './shaken.ts'

/** What the screen of a story is waiting for, so that a picture can wait for exactly that. */
export const work = {
  /** Questions, changes, modules and files that will come back and have not yet. */
  open: new Set<Promise<unknown>>(),
  /** A story let one of them hang: skeletons may stand for ever. */
  hangs: false,
  /** A screen is on its way to the page: the story is one of a screen, and its workspace is not there yet. */
  starting: false,
  /** The story keeps its skeleton up for a time of its own. */
  held: false,
}

/** Nothing is awaited: a primitive, or a story that is over. What comes back later to one that is over counts for no other. */
export function forget() {
  work.open.clear()
  Object.assign(work, { hangs: false, starting: false, held: false })
}

/** Counts what will come: an answer, a module, what a file holds. */
export function count<Answer>(promise: Promise<Answer>): Promise<Answer> {
  if (promise === never) {
    work.hangs = true
    return promise
  }
  const answer = shaken(promise)
  work.open.add(answer)
  const done = () => void work.open.delete(answer)
  answer.then(done, done)
  return answer
}

/** Counts what a screen asks of its workspace. */
export function counted(real: Workspace): Workspace {
  return { ...real, read: (name, input) => count(real.read(name, input)), act: (name, input) => count(real.act(name, input)) }
}

/**
 * A task that comes after all others of the page. A message stands at once, and the words beside it are drawn by React in a task of its own. What moves without end may leave no room for such a task: then one
 * is enough that comes later than what was planned before it.
 */
export const drawn = () =>
  'scheduler' in globalThis
    ? Promise.race([scheduler.postTask(() => undefined, { priority: 'background' }), scheduler.postTask(() => undefined, { delay: 50 })])
    : new Promise<void>((done) => setTimeout(done))
