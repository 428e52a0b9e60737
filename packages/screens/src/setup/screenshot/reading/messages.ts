import type { ReadElement } from '@tagmason/insight/screenshot'
import type { ReadingFault } from './refusal.ts'
import type { RecogniserLanguage } from './languages.ts'

/** Where a reading is: opening the file, finding elements, loading the recogniser, reading lines. */
export type ReadingStage = 'opening' | 'looking' | 'loading' | 'reading'

/** What was read from a picture. */
export interface Reading {
  /** In pixels, as decoded. */
  readonly width: number
  readonly height: number
  /** Device pixels a CSS pixel. */
  readonly ratio: number
  /** The picture moves: this is of its first frame. */
  readonly animated: boolean
  /** From above, boxes in pixels of the picture. */
  readonly elements: readonly ReadElement[]
}

/** To the worker. */
export interface ToRead {
  readonly file: Blob
  /** What the recogniser knows, the first counting most. */
  readonly languages: readonly RecogniserLanguage[]
}

/** From the worker. `fault` is missing where something broke that should not. */
export type Said =
  | { readonly kind: 'progress'; readonly stage: ReadingStage; readonly done: number; readonly all: number }
  | { readonly kind: 'reading'; readonly reading: Reading }
  | { readonly kind: 'refusal'; readonly fault: ReadingFault | undefined; readonly message: string }
