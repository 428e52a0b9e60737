import { Refusal } from '@tagmason/domain'
import { memoryStore, type RecordStore, sampleSeed, sharedStore } from '@tagmason/engine'

const hour = 3_600_000

/** What a demonstration holds at most: copies that were changed, copies that were only looked at, and bytes of what was written to one copy and to all of them. */
export interface DemoLimits {
  changed: number
  seen: number
  bytesOfCopy: number
  bytesOfAll: number
}
const defaultLimits: DemoLimits = { changed: 500, seen: 500, bytesOfCopy: 25_000_000, bytesOfAll: 400_000_000 }

interface Copy {
  store: RecordStore
  /** Where its visitor came from. */
  network: string
  seen: number
  /** Of each row that was written. */
  sizes: Map<string, number>
  bytes: number
}

/**
 * The copies of a demonstration, by account. One that was only looked at is the sample again when it was forgotten, so that many visitors end no work. Of those that were
 * changed the network that has most of them loses its oldest where there are too many: a flood ends its own.
 */
export function demoCopies(now: () => number, limits: DemoLimits = defaultLimits) {
  const seed = sampleSeed()
  // Both in the order in which they were last seen.
  const [changed, seen] = [new Map<string, Copy>(), new Map<string, Copy>()]
  const ended = new Set<(account: string) => void>()

  const end = (account: string) => {
    changed.delete(account)
    seen.delete(account)
    for (const listener of ended) listener(account)
  }

  /** The network that weighs most of those with changed copies, and its oldest copy. */
  const heaviest = (weigh: (copy: Copy) => number) => {
    const networks = new Map<string, { network: string; weight: number; oldest: string }>()
    for (const [account, copy] of changed) {
      const known = networks.get(copy.network) ?? { network: copy.network, weight: 0, oldest: account }
      networks.set(copy.network, { ...known, weight: known.weight + weigh(copy) })
    }
    return [...networks.values()].reduce((most, each) => (each.weight > most.weight ? each : most), { network: '', weight: 0, oldest: '' })
  }

  const total = () => [...changed.values()].reduce((sum, { bytes }) => sum + bytes, 0)

  const mustFit = (copy: Copy, more: number) => {
    if (more <= 0) return
    if (copy.bytes + more > limits.bytesOfCopy)
      throw new Refusal(
        'full',
        `This copy of the demonstration holds ${Math.round(limits.bytesOfCopy / 1e6)} MB at most: remove something, or install Tagmason to keep more.`,
      )
    for (let left = changed.size; total() + more > limits.bytesOfAll; left--) {
      const { network, oldest } = heaviest(({ bytes }) => bytes)
      if (left === 0 || network === copy.network || network === '')
        throw new Refusal('full', 'The demonstration is full at the moment: try again in an hour, or install Tagmason on a machine of your own.')
      end(oldest)
    }
  }

  const made = (account: string, network: string): Copy => {
    const rows = memoryStore(seed)
    const copy: Copy = {
      network,
      seen: now(),
      sizes: new Map(),
      bytes: 0,
      store: sharedStore({
        ...rows,
        async commit(writes) {
          const sizes = writes.map(({ collection, id, row }) => [`${collection} ${id}`, row === null ? 0 : 2 * JSON.stringify(row).length] as const)
          const more = sizes.reduce((sum, [row, size]) => sum + size - (copy.sizes.get(row) ?? 0), 0)
          mustFit(copy, more)
          await rows.commit(writes)
          for (const [row, size] of sizes) copy.sizes.set(row, size)
          copy.bytes += more
          // Forgotten meanwhile, it stays forgotten.
          if (!seen.delete(account)) return
          changed.set(account, copy)
          if (changed.size > limits.changed) end(heaviest(() => 1).oldest)
        },
      }),
    }
    return copy
  }

  return {
    has: (account: string) => changed.has(account) || seen.has(account),
    /** Tells that a visitor was there, whose copy is made where there is none. */
    visit(account: string, network: string): RecordStore {
      const kind = changed.has(account) ? changed : seen
      const copy = kind.get(account) ?? made(account, network)
      copy.seen = now()
      kind.delete(account)
      kind.set(account, copy)
      const [oldest] = seen.keys()
      if (seen.size > limits.seen && oldest !== undefined) end(oldest)
      return copy.store
    },
    storeOf: (account: string) => (changed.get(account) ?? seen.get(account))?.store,
    /** Forgets copies whose visitors were not seen for an hour. */
    sweep() {
      for (const copies of [changed, seen]) for (const [account, copy] of copies) if (copy.seen <= now() - hour) end(account)
    },
    onEnd: (listener: (account: string) => void) => void ended.add(listener),
    size: () => changed.size + seen.size,
  }
}
