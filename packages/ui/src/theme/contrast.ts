import { linearOf, rgbOf } from './oklch.ts'

/** Relative luminance of `#rgb` or `#rrggbb`, 0 (black) … 1 (white), as WCAG 2.2 defines it. */
export function luminanceOf(color: string): number {
  const [r, g, b] = rgbOf(color)
  return 0.2126 * linearOf(r) + 0.7152 * linearOf(g) + 0.0722 * linearOf(b)
}

/** How far two colours stand apart, 1 … 21 (WCAG 2.2). Throws a sentence where one of them is not `#rgb` or `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const a = luminanceOf(one)
  const b = luminanceOf(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The smallest contrast of a colour with any of several grounds. */
export const leastContrastOf = (color: string, grounds: readonly string[]) => Math.min(...grounds.map((ground) => contrastOf(color, ground)))
