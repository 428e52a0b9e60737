/** What waits, and for whom. */
export interface Waiting {
  sender: string
}

interface Sender<Job> {
  jobs: Job[]
  running: number
  /** Milliseconds of threads that it used lately; half of it is forgotten every `halfLife`. */
  used: number
  at: number
}

const halfLife = 30_000

/**
 * Jobs that wait for a thread. The next one is of the sender that used the threads least lately, and no sender runs more than `share` at a time: who asks for much
 * waits for others, and not they for it.
 */
export class FairQueue<Job extends Waiting> {
  readonly #senders = new Map<string, Sender<Job>>()
  readonly #share: number
  readonly #now: () => number
  #waiting = 0

  constructor(share: number, now: () => number = Date.now) {
    this.#share = share
    this.#now = now
  }

  get waiting(): number {
    return this.#waiting
  }

  waitingOf(sender: string): number {
    return this.#senders.get(sender)?.jobs.length ?? 0
  }

  /** Milliseconds of threads that a sender used lately. */
  usedBy(sender: string): number {
    const known = this.#senders.get(sender)
    return known === undefined ? 0 : this.#faded(known)
  }

  add(job: Job): void {
    const sender = this.#senders.get(job.sender) ?? { jobs: [], running: 0, used: 0, at: this.#now() }
    this.#senders.set(job.sender, sender)
    sender.jobs.push(job)
    this.#waiting++
  }

  remove(job: Job): void {
    const jobs = this.#senders.get(job.sender)?.jobs ?? []
    const at = jobs.indexOf(job)
    if (at === -1) return
    jobs.splice(at, 1)
    this.#waiting--
  }

  /** The next job whose sender may run one more. It runs until `ended`. */
  next(): Job | undefined {
    let least: Sender<Job> | undefined
    for (const [name, sender] of this.#senders) {
      if (sender.jobs.length === 0) {
        if (sender.running === 0 && this.#faded(sender) < 1) this.#senders.delete(name)
      } else if (sender.running < this.#share && (least === undefined || this.#faded(sender) < this.#faded(least))) least = sender
    }
    const job = least?.jobs.shift()
    if (least === undefined || job === undefined) return undefined
    least.running++
    this.#waiting--
    return job
  }

  ended({ sender }: Job, milliseconds: number): void {
    const known = this.#senders.get(sender)
    if (known === undefined) return
    known.running--
    known.used = this.#faded(known) + milliseconds
    known.at = this.#now()
  }

  #faded({ used, at }: Sender<Job>): number {
    return used * 0.5 ** ((this.#now() - at) / halfLife)
  }
}
