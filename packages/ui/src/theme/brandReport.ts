import { accentGrounds, type Accents, accentsOf, least } from './brand.ts'
import { leastContrastOf } from './contrast.ts'
import { bothSides, type Side } from './modes.ts'
import { hexOf, oklchOf } from './oklch.ts'

/** One pair that the accent must hold: the smallest contrast over all grounds it stands on. */
export interface BrandRatio {
  pair: 'fillOnGround' | 'inkOnFill' | 'inkOnHover' | 'textOnGround' | 'textOnSoft' | 'onSoftOnSoft' | 'focusOnGround'
  /** What it must reach. */
  least: number
  /** What the chosen colour would reach, unchanged. */
  chosen: number
  /** What the derived one reaches. */
  derived: number
}

/** What a screen says about a brand colour: it warns where the colour had to move, and refuses none. */
export interface BrandReport {
  /** The colour that was asked for, as `#rrggbb`. */
  chosen: string
  derived: Record<Side, Accents>
  ratios: Record<Side, BrandRatio[]>
  /** Whether the fill of either mode is another colour than the chosen one. */
  moved: boolean
}

/** The chosen colour, what the theme makes of it in both modes, and the ratios of both. Throws one sentence for anything that is not `#rgb` or `#rrggbb`. */
export function brandReport(brand: string): BrandReport {
  const chosen = hexOf(oklchOf(brand))
  const derived = accentsOf(brand)
  return {
    chosen,
    derived,
    ratios: { light: ratiosOn('light', chosen, derived.light), dark: ratiosOn('dark', chosen, derived.dark) },
    moved: bothSides.some((side) => derived[side].fill !== chosen),
  }
}

function ratiosOn(side: Side, chosen: string, accents: Accents): BrandRatio[] {
  const grounds = accentGrounds[side]
  const row = (pair: BrandRatio['pair'], ratio: number, color: string, on: readonly string[]): BrandRatio => ({
    pair,
    least: ratio,
    chosen: leastContrastOf(chosen, on),
    derived: leastContrastOf(color, on),
  })
  return [
    row('fillOnGround', least.fill, accents.fill, grounds.fill),
    row('inkOnFill', least.ink, accents.fill, [accents.ink]),
    row('inkOnHover', least.ink, accents.fillHover, [accents.ink]),
    row('textOnGround', least.text, accents.text, grounds.text),
    row('textOnSoft', least.text, accents.text, [accents.soft]),
    row('onSoftOnSoft', least.onSoft, accents.onSoft, [accents.soft]),
    row('focusOnGround', least.focus, accents.focus, [...grounds.text, accents.soft]),
  ]
}
