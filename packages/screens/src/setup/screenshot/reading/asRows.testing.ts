import type { ReadElement } from '@tagmason/insight/screenshot'

/** One line an element, every figure of it: what the same picture has to give on every machine. For tests. */
export const asRows = (elements: readonly ReadElement[]): string =>
  elements
    .map(
      ({ kind, box: { x, y, width, height }, confidence, text }) =>
        `${kind} at ${x}, ${y} of ${width} × ${height}, ${(confidence * 100).toFixed(3)} %: ${text}\n`,
    )
    .join('')
