import type { Holds } from '../known.ts'
import type { Words } from '../../sentences/say.ts'

/** What the listeners of one page remember. */
export interface Memory {
  /** By trigger: whether its listener runs on the page. */
  readonly armed: Map<string, Armed>
  /** Scroll and video thresholds that were pushed, by direction or video, unit and figure. */
  readonly passed: Map<string, Holds>
  readonly timers: Map<string, Timer>
  /** By trigger and element. */
  readonly appearances: Map<string, Appearance>
  /** Visibility triggers that fire once and did. */
  readonly appeared: Map<string, Holds>
  readonly groups: Map<string, Group>
  /** `gtm.triggers`: the triggers that the last message of a listener was for, as texts such as `123_4` with commas; of messages pushed by hand, too. */
  addressees: string
}

export interface Armed {
  readonly holds: Holds
  readonly because: Words
}

export interface Timer {
  readonly interval: number
  /** Infinite where there is no limit. */
  readonly limit: number
  /** Milliseconds since the last tick. */
  waited: number
  ticks: number
}

export interface Appearance {
  /** Milliseconds on the screen, all appearances together. */
  shown: number
  /** Pushed since it came on the screen. */
  pushed: boolean
}

export interface Group {
  readonly members: { readonly id: string; fired: Holds }[]
  /** Whether its event was pushed. */
  pushed: Holds
}

export const emptyMemory = (): Memory => ({
  armed: new Map(),
  passed: new Map(),
  timers: new Map(),
  appearances: new Map(),
  appeared: new Map(),
  groups: new Map(),
  addressees: '',
})
