import { type ElementType, type FoundOnPage, mostElements } from '@tagmason/domain'
import type { ReadElement } from '@tagmason/insight/screenshot'
import { readingOrder } from './readingOrder.ts'

const types: Readonly<Record<ReadElement['kind'], ElementType>> = { button: 'Button', input: 'Input', link: 'Link', image: 'Image', navigation: 'Navigation' }

/** Nothing that was seen is certain. Percent. */
const mostSure = 99

/** What was read from a picture as the workspace keeps it, in the order of the page. Where there are more than it holds, the surest stay. */
export function asFound(elements: readonly ReadElement[]): FoundOnPage[] {
  const least = elements.map(({ confidence }) => confidence).sort((a, b) => b - a)[mostElements - 1] ?? 0
  return readingOrder(elements.filter(({ confidence }) => confidence >= least).slice(0, mostElements)).map(({ kind, text, confidence, box }) => ({
    type: types[kind],
    text: text.slice(0, 500).trim(),
    confidence: Math.min(mostSure, Math.round(confidence * 100)),
    box,
  }))
}
