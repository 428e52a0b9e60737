import type { Colour } from './picture.ts'

/** What is the same for all runs of a slice: the ink and the size most of its text has, and how wide the text of each ink is. */
export interface TextHabits {
  readonly ink: Colour
  readonly em: number
  readonly inks: readonly { readonly ink: Colour; readonly width: number }[]
}
