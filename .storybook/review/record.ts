import type { Mode } from './modes.ts'

/** What a picture is, beside the one that was accepted. */
export type PictureState = 'same' | 'changed' | 'new' | 'lost'

/** One picture of this run. */
export interface PictureResult {
  mode: Mode
  state: PictureState
  /** The hash of the picture of this run. */
  hash: string
  /** The hash of the accepted one. */
  accepted?: string
  /** How many pixels differ. */
  pixels: number
}

/** What one story showed in a run; a line of `reports/pictures/results.jsonl`. */
export interface StoryRecord {
  story: string
  /** Where it is written. */
  file: string
  /** Which checks by axe were made. */
  axe: ('light' | 'dark')[]
  pictures: PictureResult[]
  /** From the first drawing to the last picture, in milliseconds. */
  took: number
  /** The parts of it, in milliseconds by name. */
  spent: Record<string, number>
  /** Everything that was wrong, a sentence each. */
  faults: string[]
  /** The requirements that it holds where it has no fault; records of older runs have none. */
  requirements?: readonly string[]
}

/** What is asked of the browser's driver for a picture. */
export interface Shot {
  story: string
  mode: Mode
  /** Where it stands on the page of the browser, in CSS pixels. */
  x: number
  y: number
  width: number
  height: number
}
