import { IdTable } from './idTable.ts'

export interface RecentLimits {
  /** How long an id is remembered, milliseconds. */
  keep: number
  /** How many ids at most; the oldest go first. */
  most: number
}

/** The same `eventId` in a project within this window is the same event; 4 million ids take 64 MB at most. */
export const recentLimits: RecentLimits = { keep: 48 * 60 * 60 * 1000, most: 4_000_000 }

/** An order that comes again under another id within this window is the same order: phones load a page of thanks anew weeks later. At most 16 MB. */
export const orderLimits: RecentLimits = { keep: 90 * 24 * 60 * 60 * 1000, most: 1_000_000 }

/** The ids of the events that came in lately, to know those that come twice. */
export interface Recent {
  /** `id` is a `shortHash`. */
  has(id: string): boolean
  add(id: string, at: number): void
  /** The same of an id as the two numbers that it stands for. */
  addKey(high: number, low: number, at: number): void
}

interface Generation {
  from: number
  ids: IdTable
}

const generations = 8

/** Remembers ids by generations, so that old ones go without looking at each: a generation ends with an eighth of the time or of the ids. */
export function recent({ keep, most }: RecentLimits = recentLimits): Recent {
  let kept: Generation[] = []
  return {
    has(id) {
      const [high, low] = halves(id)
      return kept.some(({ ids }) => ids.has(high, low))
    },
    add(id, at) {
      this.addKey(...halves(id), at)
    },
    addKey(high, low, at) {
      const newest = kept[0]
      if (newest === undefined || at - newest.from > keep / (generations - 1) || newest.ids.size >= most / generations) {
        // A generation is as old as the one after it began.
        kept = [{ from: at, ids: new IdTable() }, ...kept.filter((_, place) => place + 1 < generations && at - (kept[place - 1]?.from ?? at) <= keep)]
      }
      kept[0]?.ids.add(high, low || 1)
    },
  }
}

/** The key of zeros is taken for the one beside it, because zeros mark a free place in the table. */
export const halves = (id: string): [high: number, low: number] => [Number.parseInt(id.slice(0, 8), 16), Number.parseInt(id.slice(8, 16), 16) || 1]
