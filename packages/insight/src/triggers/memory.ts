import type { StatefulRule } from './rules.ts'

/** What one rule remembers of one key. */
export interface Remembered {
  /** When it was last written to, on the stream's clock. */
  at: number
  /** Of counts and rates: pairs of a sixtieth of the window and how many came in it, oldest first; of rates a second list for `among`. */
  counts?: number[]
  among?: number[]
  /** When it last fired. */
  fired?: number
  /** Of `few`: the part of the window at whose beginning it was last looked at. */
  looked?: number
  /** Of a sequence: when the latest chain up to each step began; -1 for none. */
  starts?: number[]
}

/** By hand: a structured clone of 100,000 keys takes seconds. */
function copied([key, { counts, among, starts, ...rest }]: [string, Remembered]): [string, Remembered] {
  const copy: Remembered = rest
  if (counts !== undefined) copy.counts = [...counts]
  if (among !== undefined) copy.among = [...among]
  if (starts !== undefined) copy.starts = [...starts]
  return [key, copy]
}

/** What one rule remembers, the key that was longest not written to first. */
export class Memory {
  readonly keys: Map<string, Remembered>
  /** How many keys were forgotten because there were too many. */
  forgotten: number

  private readonly rule: StatefulRule
  private readonly most: number

  constructor(rule: StatefulRule, most: number, kept?: { keys: [string, Remembered][]; forgotten: number }) {
    this.rule = rule
    this.most = most
    this.keys = new Map(kept?.keys.map(copied))
    this.forgotten = kept?.forgotten ?? 0
  }

  /** A copy of all keys, the one longest not written to first. */
  save(): [string, Remembered][] {
    return Array.from(this.keys, copied)
  }

  /** What is remembered of a key, which becomes the latest; what is too old to matter goes, and the oldest where there are too many. */
  touch(key: string, now: number): Remembered {
    const found = this.keys.get(key)
    if (found !== undefined) this.keys.delete(key)
    else this.makeRoom(now)
    const remembered = found ?? { at: now }
    remembered.at = now
    this.keys.set(key, remembered)
    return remembered
  }

  /** Makes room for one key. */
  private makeRoom(now: number): void {
    // Two for each that comes: the old ones go faster than new ones arrive. An absence's time is looked at by the engine, which takes it out itself.
    for (let looked = 0; looked < 2; looked++) {
      const oldest = this.keys.entries().next().value
      if (oldest === undefined) return
      const isOld = this.rule.kind !== 'absence' && now - oldest[1].at > 2 * this.rule.windowMs
      if (!isOld && this.keys.size < this.most) return
      this.keys.delete(oldest[0])
      if (!isOld) this.forgotten++
    }
  }
}

/** As many parts does a window have. */
export const parts = 60

/** Adds one to the part of the window that `now` is in, drops the parts that have left it, and gives the sum. Changes `counts`. */
export function countIn(counts: number[], now: number, windowMs: number, add: number): number {
  const part = Math.floor((now * parts) / windowMs)
  let gone = 0
  while (gone < counts.length && (counts[gone] ?? 0) <= part - parts) gone += 2
  if (gone > 0) counts.splice(0, gone)
  if (add > 0) {
    if (counts.at(-2) === part) counts[counts.length - 1] = (counts.at(-1) ?? 0) + add
    else counts.push(part, add)
  }
  let sum = 0
  for (let at = 1; at < counts.length; at += 2) sum += counts[at] ?? 0
  return sum
}
