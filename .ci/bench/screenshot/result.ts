import type { analyzePicture } from '../../../packages/insight/src/screenshot/index.ts'
import type { Judged } from './matching.ts'
import type { DrawnPage } from './render.ts'

/** What is found on a picture, with how sure the analysis is of it. */
export type Found = ReturnType<typeof analyzePicture>['elements'][number] & { score: number; text?: string }

/** A page with what was found on it, each right or wrong. */
export interface Result {
  page: DrawnPage
  judged: readonly Judged<Found>[]
}
