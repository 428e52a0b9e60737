import type { Context, Ports } from '../context.ts'
import type { RecordStore } from './store.ts'
import type { CollectionName } from './collectionName.ts'
import type { Records } from './unitOfWork.ts'

/** For so many milliseconds after it was made an answer is given again: its clock is as old as that. */
const longest = 1000
/** A longer question is answered anew each time: remembering it would cost more memory than it saves time. */
const mostCharacters = 20_000

/** What the answers of an account are kept in. */
export interface KeptAnswers {
  /**
   * The answer to a question, or the same object as before where nothing that the answer was made of has changed since. `question` says all that the answer depends on beside records, events and the clock;
   * `ask` answers it over the context that it is given, whose records and ports note what is looked at. A failure is not kept.
   */
  answer(question: string, context: Context, ask: (context: Context) => Promise<unknown>): Promise<unknown>
}

interface Kept {
  answer: unknown
  /** What was looked at, with how often it had been changed before; null where something was that changes unheard. */
  seen: ReadonlyMap<string, number> | null
  until: number
}

const events = ' events'
/** What of the world is the same each time, or as old as the clock may be. */
const steady: ReadonlySet<string | symbol> = new Set(['now', 'wait', 'passwords', 'seed', 'server', 'site', 'simulate', 'apart'] satisfies (keyof Ports)[])

/** `clock` gives milliseconds that only grow. */
export function keptAnswers({ changes }: Pick<RecordStore, 'changes'>, clock: () => number = () => performance.now()): KeptAnswers {
  const answers = new Map<string, Promise<Kept | null>>()
  let sweeping = false

  const timesOf = (name: string, context: Context) => (name === events ? context.ports.collected?.changes?.() : changes?.(name as CollectionName)) ?? null
  const isGood = ({ seen, until }: Kept, context: Context) =>
    seen !== null && clock() < until && [...seen].every(([name, times]) => timesOf(name, context) === times)

  /** Answers of which nobody asks again go, too. */
  function sweepLater(): void {
    if (sweeping) return
    sweeping = true
    const timer: unknown = setTimeout(() => {
      sweeping = false
      answers.clear()
    }, 10 * longest)
    // It keeps no process alive.
    if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function') timer.unref()
  }

  return {
    async answer(question, context, ask) {
      if (question.length > mostCharacters) return ask(context)
      let old: Promise<Kept | null> | undefined
      // Of many who waited for an answer that is old when it comes, one asks again and the others wait for that.
      for (let there = answers.get(question); there !== undefined && there !== old; there = answers.get(question)) {
        const kept = await there
        if (kept !== null && isGood(kept, context)) return kept.answer
        old = there
      }
      const { noting, seen } = notes(context, (name) => timesOf(name, context))
      const answer = ask(noting)
      const kept = answer.then(
        (answer): Kept => ({ answer, seen: seen(), until: clock() + longest }),
        () => null,
      )
      answers.set(question, kept)
      void kept.then((found) => {
        if (found?.seen == null && answers.get(question) === kept) answers.delete(question)
      })
      sweepLater()
      return answer
    },
  }
}

/** The same context, which notes what is looked at before it is. */
function notes(context: Context, timesOf: (name: string) => number | null) {
  const seen = new Map<string, number>()
  let isSteady = true
  const note = (name: string) => {
    if (seen.has(name)) return
    const times = timesOf(name)
    if (times === null) isSteady = false
    else seen.set(name, times)
  }
  const { records } = context
  const noted: Records = {
    ...records,
    list: (collection) => (note(collection), records.list(collection)),
    entries: (collection) => (note(collection), records.entries(collection)),
    find: (collection, query) => (note(collection), records.find(collection, query)),
    count: (collection, where, most) => (note(collection), records.count(collection, where, most)),
    get: (collection, id) => (note(collection), records.get(collection, id)),
  }
  const ports = new Proxy(context.ports, {
    get(target, name) {
      if (name === 'collected') {
        if (target.collected !== undefined) note(events)
      } else if (!steady.has(name)) isSteady = false
      return Reflect.get(target, name) as unknown
    },
  })
  return { noting: { ...context, records: noted, ports }, seen: () => (isSteady ? seen : null) }
}
