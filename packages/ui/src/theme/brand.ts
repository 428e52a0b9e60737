import { luminanceOf } from './contrast.ts'
import { groupOn, pairOf, type Side } from './modes.ts'
import { hexOf, type Oklch, oklchOf } from './oklch.ts'
import { tokens } from './tokens.ts'

/** The accent group on one side: every colour as `#rrggbb`. */
export type Accents = Record<keyof typeof tokens.accent, string>

/** What the accent must reach, and against what: contrast ratios of WCAG 2.2, 7:1 where the words are small and many. */
export const least = { fill: 3, ink: 4.5, text: 4.5, onSoft: 7, focus: 3 } as const

const standing = (side: Side) => {
  const { page, sunken, surface, overlay, hover } = groupOn(tokens.color, side)
  return { fill: [page, sunken, surface, overlay], text: [page, sunken, surface, overlay, hover] }
}

/** The grounds of each side that fills stand on, and those under words in the accent and under the focus ring. */
export const accentGrounds = { light: standing('light'), dark: standing('dark') }

/** The quiet grounds and lines keep the hue of the brand and a share of its chroma. */
const quiet = {
  soft: { light: { l: 0.962, share: 0.085, most: 0.018 }, dark: { l: 0.264, share: 0.28, most: 0.056 } },
  line: { light: { l: 0.868, share: 0.28, most: 0.061 }, dark: { l: 0.406, share: 0.5, most: 0.1 } },
} as const

/** The luminances that a colour may have. */
interface Band {
  from: number
  to: number
}

/**
 * The accent of both modes made from one brand colour, `#rgb` or `#rrggbb`: hue stays, lightness moves the least that reaches every ratio of `least`, and chroma gives way only where
 * sRGB has no such colour. A brand that reaches them all is its own fill. Throws one sentence for anything that is not a colour.
 */
export const accentsOf = (brand: string): Record<Side, Accents> => ({ light: accentsOn('light', brand), dark: accentsOn('dark', brand) })

/** The same as values of the accent's variables: pairs that follow `color-scheme`. */
export function accentPairsOf(brand: string): Accents {
  const { light, dark } = accentsOf(brand)
  return Object.fromEntries(Object.entries(light).map(([name, color]) => [name, pairOf(color, dark[name as keyof Accents])])) as Accents
}

function accentsOn(side: Side, brand: string): Accents {
  const own = oklchOf(brand)
  const grounds = accentGrounds[side]
  const tinted = (name: keyof typeof quiet) => hexOf({ ...own, l: quiet[name][side].l, c: Math.min(quiet[name][side].most, own.c * quiet[name][side].share) })
  const soft = tinted('soft')
  const apart = (from: readonly string[], ratio: number) => bandApart(side, from, ratio)
  return {
    ...filled(own, apart(grounds.fill, least.fill)),
    text: moved(own, apart([...grounds.text, soft], least.text)),
    soft,
    // It is also the text of quiet badges and icons, so it stands on the page as well.
    onSoft: moved(own, both(apart([soft], least.onSoft), apart(grounds.text, least.text))),
    line: tinted('line'),
    focus: moved(own, apart([...grounds.text, soft], least.focus)),
  }
}

/** The fill with the ink, white or black, that moves the brand less; white where neither does. */
function filled(own: Oklch, onGround: Band) {
  const [white, black] = (['#ffffff', '#000000'] as const).map((ink) => {
    const band = both(onGround, bandApart(ink === '#ffffff' ? 'light' : 'dark', [ink], least.ink))
    const fill = moved(own, band)
    return { ink, band, fill, way: Math.abs(oklchOf(fill).l - own.l) }
  }) as [Filled, Filled]
  const { ink, band, fill } = black.way < white.way ? black : white
  return { fill, fillHover: hovered(fill, band, ink === '#ffffff' ? -1 : 1), ink }
}
interface Filled {
  ink: string
  band: Band
  fill: string
  way: number
}

/** A step away from the ink, or towards it where there is no room. Near black only a step up is seen, and from 0.15 on. */
function hovered(fill: string, band: Band, away: 1 | -1): string {
  const own = oklchOf(fill)
  const ways = own.l < 0.2 ? [1] : [away, -away]
  for (const step of [0.05, 0.04, 0.03, 0.02, 0.01]) {
    for (const way of ways) {
      const color = hexOf({ ...own, l: Math.max(own.l, 0.15) + way * step })
      if (color !== fill && inside(color, band)) return color
    }
  }
  return fill
}

/** The luminances that stand `ratio` apart from every ground, on the far side of it: darker on light grounds, lighter on dark ones. */
function bandApart(side: Side, grounds: readonly string[], ratio: number): Band {
  const lights = grounds.map(luminanceOf)
  // Rounding must not lose the last bit of a ratio that is just reached.
  if (side === 'light') return { from: 0, to: (Math.min(...lights) + 0.05) / ratio - 0.05 - 1e-9 }
  return { from: (Math.max(...lights) + 0.05) * ratio - 0.05 + 1e-9, to: 1 }
}

const both = (one: Band, other: Band): Band => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })

function inside(color: string, { from, to }: Band) {
  const luminance = luminanceOf(color)
  return luminance >= from && luminance <= to
}

/** The colour itself where it lies in the band; else the one of its hue with the nearest lightness that does. */
function moved(own: Oklch, band: Band): string {
  const itself = hexOf(own)
  if (inside(itself, band)) return itself
  const dark = luminanceOf(itself) < band.from
  const reaches = (color: string) => (dark ? luminanceOf(color) >= band.from : luminanceOf(color) <= band.to)
  let short = own.l
  let enough = dark ? 1 : 0
  let color = dark ? '#ffffff' : '#000000'
  for (let step = 0; step < 12; step++) {
    const l = (short + enough) / 2
    const tried = hexOf({ ...own, l })
    if (reaches(tried)) {
      enough = l
      color = tried
    } else short = l
  }
  return color
}
