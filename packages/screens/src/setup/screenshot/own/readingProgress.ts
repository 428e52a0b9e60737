import type { ReadingStage } from '../reading/readScreenshot.ts'

/** Where an analysis is. */
export interface ReadingProgress {
  stage: ReadingStage | 'keeping'
  done: number
  all: number
}
