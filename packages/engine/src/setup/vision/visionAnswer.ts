import { type ElementBox, type FoundOnPage, foundOnPageSchema, mostElements } from '@tagmason/domain'
import { z } from 'zod'

/** What a model says of an element: a finding on a picture, which always has a place. */
export type SeenElement = FoundOnPage & { box: ElementBox }

/** Models give fractions of pixels, and now and then an edge outside. */
const place = z.number().min(-1e6).max(1e6)
const said = z.object({
  elements: z
    .array(
      z.object({
        type: z.enum(['Button', 'Input', 'Link', 'Image', 'Navigation']),
        text: foundOnPageSchema.shape.text,
        confidence: foundOnPageSchema.shape.confidence,
        box: z.object({ x: place, y: place, width: place, height: place }),
      }),
    )
    .max(mostElements),
})

/** The elements that a model names in its words, held to the form of a finding and to the picture; null where the words are anything else. Fences around JSON are forgiven. */
export function visionAnswer(words: string | null, { width, height }: { width: number; height: number }): SeenElement[] | null {
  if (words === null) return null
  const [, fenced] = /^\s*```(?:json)?\s*\n([\s\S]*)\n\s*```\s*$/.exec(words) ?? []
  let json: unknown
  try {
    json = JSON.parse(fenced ?? words)
  } catch {
    return null
  }
  const { data } = said.safeParse(json)
  if (data === undefined) return null
  const elements = data.elements.map((element) => ({ ...element, box: clipped(element.box, width, height) }))
  return elements.every(({ box }) => box.width > 0 && box.height > 0) ? elements : null
}

function clipped(box: ElementBox, width: number, height: number): ElementBox {
  const inside = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  const [x, y] = [inside(box.x, width), inside(box.y, height)]
  return { x, y, width: inside(box.x + box.width, width) - x, height: inside(box.y + box.height, height) - y }
}
