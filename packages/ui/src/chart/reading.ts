import type { Tone } from '../theme/tones.ts'

/** What a chart says about one moment or category, in words: under the pointer, to readers of the screen and in the table. */
export interface Reading {
  title: string
  /** One per series, in their order; null where the series has nothing there. */
  values: readonly (string | null)[]
  marks: readonly { label: string; tone: Tone }[]
}

/** The reading as one sentence. */
export const spoken = ({ title, values, marks }: Reading, labels: readonly string[]): string =>
  [title, ...values.flatMap((value, index) => (value === null ? [] : [`${labels[index]} ${value}`])), ...marks.map(({ label }) => label)].join(', ')
