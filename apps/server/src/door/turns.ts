import { FairQueue } from '../pool/fairQueue.ts'

interface Waiting {
  sender: string
  begin(): void
}

export interface Turns {
  /** Does something in its turn. Senders have equal shares. */
  run<T>(sender: string, work: () => Promise<T>): Promise<T>
}

/**
 * Begins one piece of work in each turn of the event loop. Most reads are answered from memory without a pause, so of fifty that come at once all would be answered before
 * anything else goes on; an act, which pauses some twenty times for the database, waited for fifty reads each time.
 */
export function openTurns(): Turns {
  const queue = new FairQueue<Waiting>(Infinity)
  let planned = false

  function plan(): void {
    if (planned || queue.waiting === 0) return
    planned = true
    setImmediate(() => {
      planned = false
      queue.next()?.begin()
      plan()
    })
  }

  return {
    async run(sender, work) {
      const job = await new Promise<Waiting>((resolve) => {
        const waiting: Waiting = { sender, begin: () => resolve(waiting) }
        queue.add(waiting)
        plan()
      })
      const began = performance.now()
      try {
        return await work()
      } finally {
        queue.ended(job, performance.now() - began)
      }
    },
  }
}
