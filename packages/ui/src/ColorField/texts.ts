/** The words of a ColorField. */
export interface ColorTexts {
  /** Before the label, in the name of the box that opens the browser's own choice of colours. */
  pick: string
  /** The names of the colours beside each other: what was chosen, and what is painted in either mode. */
  chosen: string
  light: string
  dark: string
  /** A ratio of contrast; `ratio` as the reader writes numbers. */
  contrast(ratio: string): string
  /** The chosen colour is painted as it is; `ratio` is the least of what it reaches. */
  kept(color: string, ratio: string): string
  /** The chosen colour reaches too little, so another one is painted. */
  moved(color: string, ratio: string, least: string): string
  /** What was written is no colour. */
  wrong(text: string): string
}

export const englishColor: ColorTexts = {
  pick: 'Pick',
  chosen: 'Chosen',
  light: 'Light mode',
  dark: 'Dark mode',
  contrast: (ratio) => `Contrast ${ratio} to 1`,
  kept: (color, ratio) => `${color} is used as it is: its contrast is at least ${ratio} to 1.`,
  moved: (color, ratio, least) => `${color} reaches a contrast of ${ratio} to 1 where ${least} to 1 is needed, so the nearest colors that reach it are used.`,
  wrong: (text) => `“${text}” is not a color; write it as #rrggbb, for example #2f5bea.`,
}
