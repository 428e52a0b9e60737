import { z } from 'zod'
import { base64Text } from '../base64Text.ts'
import { text } from '../inputTerms.ts'
import { mostVisionBytes, visionKinds } from './visionTerms.ts'

export const visionInput = z.object({
  kind: z.enum(visionKinds),
  /** What the paths of its interface follow: `https://api.openai.com/v1`, `https://api.anthropic.com`, `http://localhost:11434`. */
  address: z.url({ protocol: /^https?$/ }).max(500),
  model: text(200),
  /** Left out, the key stays as long as the address does; '' takes it away. Nobody gets to read it again. */
  key: z.string().trim().max(500).optional(),
  on: z.boolean(),
})

/** A picture for a model, in its own pixels. It may be smaller than the one that was analyzed. */
export const comparisonInput = z.object({
  type: z.enum(['image/png', 'image/jpeg']),
  /** Base64. */
  picture: base64Text(mostVisionBytes).min(1),
  width: z.number().int().min(1).max(100_000),
  height: z.number().int().min(1).max(100_000),
})
