import { z } from 'zod'
import { text } from '../declare.ts'
import { mostScreenshotBytes } from './screenshotLimit.ts'

/** Something on a screenshot that is worth measuring. */
export interface DetectedElement {
  id: string
  project: string
  type: string
  /** The words on it. */
  text: string
  /** Percent, 0 to 100. */
  confidence: number
  /** Name of the event that is suggested for it. */
  tracking: string
}

/** What is told of a screenshot; the picture itself stays where it was chosen. */
export const screenshotFileSchema = z.object({
  name: z.string().trim().min(1).max(255),
  /** In bytes. */
  size: z.number().int().min(1).max(mostScreenshotBytes),
  /** In pixels, as decoded. */
  width: z.number().int().min(1).max(100_000),
  height: z.number().int().min(1).max(100_000),
})
export type ScreenshotFile = z.infer<typeof screenshotFileSchema>

/** The last analysis of a project as it is kept. One a project. */
export const storedAnalysisSchema = z.object({
  /** Slug of the project. */
  id: text(100),
  project: text(100),
  screenshot: screenshotFileSchema,
  /** ISO 8601, UTC. */
  analyzedAt: z.iso.datetime(),
  /** What the sample workspace answers to any picture, not what is on this one. */
  sample: z.boolean(),
  elements: z
    .array(z.object({ id: text(200), project: text(100), type: text(50), text: text(500), confidence: z.number().min(0).max(100), tracking: text(200) }))
    .max(100),
  /** Ids of the elements that were added to the plan. */
  added: z.array(text(200)).max(100),
})
export type StoredAnalysis = z.infer<typeof storedAnalysisSchema>

/** An element with what it would be in the plan. */
export interface FoundElement extends DetectedElement {
  /** The event's name as GA4 accepts it: `CTA Click` is `cta_click`. */
  event: string
  /** The plan has it. */
  added: boolean
}

/** The last analysis as a screen shows it. `stored` is for having it back. */
export interface ScreenshotResult {
  stored: StoredAnalysis
  elements: FoundElement[]
}
