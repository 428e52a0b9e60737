/** How much there is at present, and how it grows: two averages with forgetting, one of which looks further back. */
export interface Level {
  came: number
  due: number
  cameLong: number
  dueLong: number
  /** The last half day as it came, with nothing held back: the level to begin again from after a shift. */
  cameNow: number
  dueNow: number
}

/** After how many intervals an old value counts half. */
export interface Memory {
  near: number
  long: number
  now: number
}

export const noLevel = (): Level => ({ came: 0, due: 0, cameLong: 0, dueLong: 0, cameNow: 0, dueNow: 0 })

const meanAge = (half: number) => half / Math.LN2
/** No shop grows faster than this a day for long, as a logarithm. */
const fastest = 0.02

/** The level of the next interval: that of the near past, carried on by the growth from the far past to it. `perDay` intervals are a day. */
export function levelOf({ came, due, cameLong, dueLong }: Level, { near, long }: Memory, perDay: number): number {
  if (due <= 0) return 0
  const level = came / due
  if (level <= 0 || cameLong <= 0) return level
  const most = fastest / perDay
  const slope = Math.log(level / (cameLong / dueLong)) / (meanAge(long) - meanAge(near))
  return level * Math.exp(Math.min(most, Math.max(-most, slope)) * meanAge(near) * 0.8)
}

/** Learns one value where a level of 1 would have brought `due`. Changes `level`. */
export function learnLevel(level: Level, memory: Memory, value: number, due: number): void {
  const near = 0.5 ** (1 / memory.near)
  const long = 0.5 ** (1 / memory.long)
  level.came = level.came * near + value
  level.due = level.due * near + due
  level.cameLong = level.cameLong * long + value
  level.dueLong = level.dueLong * long + due
}

/** Notes what came, whatever it was. Changes `level`. */
export function noteNow(level: Level, memory: Memory, value: number, due: number): void {
  const now = 0.5 ** (1 / memory.now)
  level.cameNow = level.cameNow * now + value
  level.dueNow = level.dueNow * now + due
}

/** Takes the last half day as the level from now on. Changes `level`. */
export function acceptLevel(level: Level): void {
  const ratio = level.dueNow > 0 ? level.cameNow / level.dueNow : 0
  level.came = ratio * level.due
  level.cameLong = ratio * level.dueLong
}
