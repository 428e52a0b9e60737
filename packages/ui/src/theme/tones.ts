import { vars } from './contract.css.ts'

/** What a thing means; never told by colour alone. */
export type Tone = 'neutral' | 'accent' | 'positive' | 'caution' | 'critical'

/** The steps of room between things, from the theme. */
export type Space = 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl'

interface ToneColors {
  /** Text on the page, on a surface and on `soft`; also the ground of solid things, which carry `inverse`. */
  text: string
  soft: string
  fill: string
  line: string
}

/** The colours of each tone in one shape, so that a recipe can be made over all of them. */
export const toneColors: Record<Tone, ToneColors> = {
  neutral: { text: vars.color.text, soft: vars.color.hover, fill: vars.color.lineStrong, line: vars.color.line },
  accent: { text: vars.accent.onSoft, soft: vars.accent.soft, fill: vars.accent.fill, line: vars.accent.line },
  positive: vars.positive,
  caution: vars.caution,
  critical: vars.critical,
}

/** One entry per tone, made by `make`; keeps the keys typed for recipes. */
export const eachTone = <T>(make: (colors: ToneColors, tone: Tone) => T): Record<Tone, T> => ({
  neutral: make(toneColors.neutral, 'neutral'),
  accent: make(toneColors.accent, 'accent'),
  positive: make(toneColors.positive, 'positive'),
  caution: make(toneColors.caution, 'caution'),
  critical: make(toneColors.critical, 'critical'),
})

/** One entry per step of room, made by `make`. */
export const eachSpace = <T>(make: (size: string) => T): Record<Space, T> => ({
  none: make(vars.space.none),
  xxs: make(vars.space.xxs),
  xs: make(vars.space.xs),
  s: make(vars.space.s),
  m: make(vars.space.m),
  l: make(vars.space.l),
  xl: make(vars.space.xl),
  xxl: make(vars.space.xxl),
})
