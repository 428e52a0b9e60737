/** A colour in OKLCH (Björn Ottosson, 2020; CSS Color 4): lightness 0…1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Triple = readonly [number, number, number]

/** Reads `#rgb` or `#rrggbb` as red, green and blue, each 0…1. Throws one sentence for anything else. */
export function rgbOf(color: string): Triple {
  const digits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? color.slice(1) : undefined
  if (digits === undefined) throw new Error(`“${color}” is not read as a colour, because only #rgb and #rrggbb are; write it as #2f5bea.`)
  const long = digits.length === 6 ? digits : digits.replace(/./g, '$&$&')
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255
  return [channel(0), channel(2), channel(4)]
}

/** The light that one channel of sRGB stands for, 0…1. */
export const linearOf = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const channelOf = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** A colour of sRGB, as `#2f5bea`, in OKLCH. Greys have no hue: it is 0 then. */
export function oklchOf(color: string): Oklch {
  const [r, g, b] = rgbOf(color).map(linearOf) as unknown as Triple
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const c = Math.hypot(a, y)
  return c < 1e-4 ? { l, c: 0, h: 0 } : { l, c, h: ((Math.atan2(y, a) * 180) / Math.PI + 360) % 360 }
}

/** Linear red, green and blue; outside 0…1 where sRGB has no such colour. */
function linearRgbOf({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

// Not quite half a step of eight bits: what is out by less is the same colour once written.
const slack = 0.49 / 255
const shown = (rgb: Triple) => rgb.every((light) => light >= -slack / 12.92 && light <= 1 + slack)

/** The colour as `#rrggbb`. Where sRGB cannot show it, its chroma is reduced until it can; lightness and hue stay. */
export function hexOf(color: Oklch): string {
  if (color.l <= 0) return '#000000'
  if (color.l >= 1) return '#ffffff'
  let rgb = linearRgbOf(color)
  if (!shown(rgb)) {
    let inside = 0
    let outside = color.c
    for (let step = 0; step < 12; step++) {
      const c = (inside + outside) / 2
      if (shown(linearRgbOf({ ...color, c }))) inside = c
      else outside = c
    }
    rgb = linearRgbOf({ ...color, c: inside })
  }
  return `#${rgb
    .map((light) =>
      Math.round(255 * channelOf(Math.min(1, Math.max(0, light))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
