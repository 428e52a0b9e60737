import type { ReadElement } from '@tagmason/insight/screenshot'

/** One line an element: what the same picture has to give on every machine. For tests. */
export const asRows = (elements: readonly ReadElement[]): string =>
  elements.map(({ kind, box: { x, y, width, height }, text }) => `${kind} at ${x}, ${y} of ${width} × ${height}: ${text}\n`).join('')
