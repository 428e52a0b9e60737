import type { InSpace } from '../space.ts'
import type { FoundOnPage } from './detected.ts'

/** How a model that sees is spoken to: what most servers took over from OpenAI, Anthropic's own messages, or Ollama's own chat. */
export const visionKinds = ['openai', 'anthropic', 'ollama'] as const
export type VisionKind = (typeof visionKinds)[number]

/** The most bytes of a picture that is sent to a model. */
export const mostVisionBytes = 700_000

/** A model that sees, as somebody set it up. None is asked unless it is on. */
export interface VisionModel extends InSpace {
  id: string
  kind: VisionKind
  address: string
  model: string
  on: boolean
  /** When it answered last as asked for, with these settings; null before. ISO 8601, UTC. */
  connectedAt: string | null
}

/** What opens the model's server. */
export interface VisionKey extends InSpace {
  id: string
  secret: string
}

/** The settings without the key. */
export interface VisionSettings extends Omit<VisionModel, 'id' | 'space'> {
  hasKey: boolean
}

/** What a model found beside what the device found. Nothing of it is kept. */
export interface VisionComparison {
  model: string
  /** What the model found, in pixels of the analyzed picture; `own` is the id of the element that stands in its place, null where the device found none. */
  found: { element: FoundOnPage; own: string | null }[]
  /** Ids of the elements that only the device found. */
  onlyDevice: string[]
}
