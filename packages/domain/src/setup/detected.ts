import { z } from 'zod'
import { text } from '../inputTerms.ts'
import { type ElementType, elementTypes, type labelFields, mostElements } from './detectedTerms.ts'
import { languages } from './planTerms.ts'
import { mostScreenshotBytes } from './screenshotLimit.ts'

const pixels = z.number().int().min(0).max(100_000)
/** A rectangle in pixels of the picture. */
export const elementBoxSchema = z.object({ x: pixels, y: pixels, width: pixels, height: pixels })
export type ElementBox = z.infer<typeof elementBoxSchema>

/** What was found on a picture or in a page, before it has an event. */
export const foundOnPageSchema = z.object({
  type: z.enum(elementTypes),
  /** The words on it; empty where there are none. */
  text: z.string().trim().max(500),
  /** Percent, 0 to 100. */
  confidence: z.number().min(0).max(100),
  /** Where it stands; only on a picture. */
  box: elementBoxSchema.optional(),
  /** What finds it in the page (CSS); only from a page's HTML. */
  selector: text(500).optional(),
  /** Where a link leads, as written; only from a page's HTML. */
  href: z.string().max(2000).optional(),
  /** The event that the page itself suggests: of a telephone link, a file, a newsletter's form; only from a page's HTML. */
  purpose: text(40).optional(),
})
export type FoundOnPage = z.infer<typeof foundOnPageSchema>

/** Something on a screenshot, or in a page, that is worth measuring. */
export const detectedElementSchema = foundOnPageSchema.extend({
  id: text(200),
  project: text(100),
  /** Name of the event that is suggested for it, or that somebody gave it. */
  tracking: text(200),
  /** Somebody took it over from a vision model: the device did not find it, so it says nothing of how well the device finds. */
  inserted: z.literal(true).optional(),
  /** Somebody left it out: adding all passes over it. */
  excluded: z.literal(true).optional(),
})
export type DetectedElement = z.infer<typeof detectedElementSchema>

/** What may be corrected of an element; a field that is left out stays. */
export const elementChangeSchema = z.object({
  type: z.enum(elementTypes).optional(),
  text: z.string().trim().max(500).optional(),
  /** Name of its event. */
  tracking: text(200).optional(),
  excluded: z.boolean().optional(),
})

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

/** The last analysis of a project as it is kept. One a project. It is of a picture or of a page: one of `screenshot` and `page` is there. */
export const storedAnalysisSchema = z.object({
  /** Slug of the project. */
  id: text(100),
  project: text(100),
  screenshot: screenshotFileSchema.optional(),
  /** Where the HTML is from; the address is missing where it was pasted. */
  page: z
    .object({
      title: z.string().max(500),
      address: z.url({ protocol: /^https?$/ }).optional(),
      /** How many elements the page has beyond those that an analysis holds; missing where it has none. */
      left: z.number().int().min(1).optional(),
    })
    .optional(),
  /** What the page is written in; taken for the member's own language where it is not known. */
  language: z.enum(languages).optional(),
  /** ISO 8601, UTC. */
  analyzedAt: z.iso.datetime(),
  /** What the sample workspace answers to any picture, not what is on this one. */
  sample: z.boolean(),
  elements: z.array(detectedElementSchema).max(mostElements),
  /** Ids of the elements that were added to the plan. */
  added: z.array(text(200)).max(mostElements),
})
export type StoredAnalysis = z.infer<typeof storedAnalysisSchema>

/** What somebody said of a finding: what the feedback loop learns from. One for each element and field. */
export interface ElementLabel {
  /** Project, analysis time, element and field: a second correction takes the place of the first. */
  id: string
  project: string
  field: (typeof labelFields)[number]
  /** What was found. */
  found: string
  /** What a person says that it is. The same as `found` where they added the element to the plan as it was: so it was right. */
  right: string
  /** As it was found. */
  type: ElementType
  /** Percent, as the finding had it. */
  confidence: number
  /** Where it stands on the picture; missing where it was read from a page's HTML. */
  box?: ElementBox
  /** ISO 8601, UTC. */
  at: string
}

/** An element with what it would be in the plan. */
export interface FoundElement extends DetectedElement {
  /** The event's name as GA4 accepts it: `CTA Click` is `cta_click`. */
  event: string
  /** The plan has it. */
  added: boolean
  /** Nothing tells it from others in the page before somebody gives its words, so it cannot be added yet. */
  needsText: boolean
}

/** The last analysis as a screen shows it. `stored` is for having it back. */
export interface ScreenshotResult {
  stored: StoredAnalysis
  elements: FoundElement[]
}
