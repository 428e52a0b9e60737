import { FairQueue } from '../pool/fairQueue.ts'

interface Waiting {
  sender: string
  begin(): void
}

export interface Turns {
  /** Does something in its turn. Senders have equal shares. What is asked again under the same name before its turn came is done once for all who asked. */
  run<T>(sender: string, name: string, work: () => Promise<T>): Promise<T>
}

/**
 * Begins one piece of work in each turn of the event loop. Most reads are answered from memory without a pause, so of fifty that come at once all would be answered before
 * anything else goes on; an act, which pauses some twenty times for the database, waited for fifty reads each time.
 */
export function openTurns(): Turns {
  const queue = new FairQueue<Waiting>(Infinity)
  /** Answers of questions whose turn has not come: what they will find is newer than every one who waits for them, also than what these wrote before they asked. */
  const awaited = new Map<string, Promise<unknown>>()
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

  async function inTurn<T>(sender: string, name: string, work: () => Promise<T>): Promise<T> {
    const job = await new Promise<Waiting>((resolve) => {
      const waiting: Waiting = {
        sender,
        begin() {
          awaited.delete(name)
          resolve(waiting)
        },
      }
      queue.add(waiting)
      plan()
    })
    const began = performance.now()
    try {
      return await work()
    } finally {
      queue.ended(job, performance.now() - began)
    }
  }

  return {
    run<T>(sender: string, name: string, work: () => Promise<T>): Promise<T> {
      const there = awaited.get(name)
      if (there !== undefined) return there as Promise<T>
      const answer = inTurn(sender, name, work)
      awaited.set(name, answer)
      return answer
    },
  }
}
