import type { tokens } from './tokens.ts'

type Groups = Pick<typeof tokens, 'color' | 'accent' | 'positive' | 'caution' | 'critical' | 'series'>
type Colors = { [Group in keyof Groups]: Record<keyof Groups[Group], string> }

/** A colour of the theme by its place, as `accent.soft`. */
export type ColorPath = { [Group in keyof Groups]: `${Group}.${keyof Groups[Group] & string}` }[keyof Groups]

/** Two colours that stand on each other in the product, and the ratio they must hold (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface ContrastPair {
  ink: ColorPath
  on: ColorPath
  least: number
}

const pages = ['color.page', 'color.sunken', 'color.surface', 'color.overlay'] as const
const grounds = [...pages, 'color.hover', 'color.pressed'] as const
const over = (ink: ColorPath, least: number, on: readonly ColorPath[]): ContrastPair[] => on.map((ground) => ({ ink, on: ground, least }))

/** Every such pair of the default theme. A test holds them in both modes, and Foundations/Colors shows them. */
export const contrastPairs: readonly ContrastPair[] = [
  ...over('color.text', 4.5, [...grounds, 'accent.soft']),
  ...over('color.muted', 4.5, grounds),
  ...over('color.inverse', 4.5, ['color.text']),
  ...over('color.lineStrong', 3, pages),
  ...over('accent.fill', 3, pages),
  ...over('accent.ink', 4.5, ['accent.fill', 'accent.fillHover']),
  ...over('accent.text', 4.5, [...pages, 'color.hover', 'accent.soft']),
  ...over('accent.onSoft', 4.5, [...pages, 'color.hover']),
  ...over('accent.onSoft', 7, ['accent.soft']),
  ...(['second', 'third', 'fourth', 'fifth', 'sixth'] as const).flatMap((place) => over(`series.${place}`, 3, pages)),
  ...over('accent.focus', 3, [...pages, 'color.hover', 'accent.soft']),
  ...(['positive', 'caution', 'critical'] as const).flatMap((tone) => [
    ...over(`${tone}.text`, 4.5, [...grounds, `${tone}.soft`]),
    // Alerts and notices set plain and muted words on the ground of their tone; solid badges and buttons are `inverse` on its text colour.
    ...over('color.text', 4.5, [`${tone}.soft`]),
    ...over('color.muted', 4.5, [`${tone}.soft`]),
    ...over('color.inverse', 4.5, [`${tone}.text`]),
    ...over(`${tone}.fill`, 3, pages),
  ]),
]

/** The value at a path, in the tokens or in the variables made from them. */
export function colorAt(colors: Colors, path: ColorPath): string {
  const [group, name] = path.split('.') as [keyof Groups, string]
  return (colors[group] as Record<string, string>)[name]!
}
