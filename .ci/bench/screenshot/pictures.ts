import type { Random } from './random.ts'

const hue = (random: Random, light: number) => `hsl(${random.int(0, 359)} ${random.int(25, 80)}% ${light}%)`

/** Something like a photo: clouds of colour with grain and a few soft shapes, as an SVG of any size. */
function photo(random: Random, id: string): string {
  const blobs = Array.from(
    { length: random.int(3, 9) },
    () =>
      `<ellipse cx="${random.int(0, 100)}" cy="${random.int(0, 100)}" rx="${random.int(6, 45)}" ry="${random.int(6, 40)}" fill="${hue(random, random.int(15, 85))}" opacity=".${random.int(4, 9)}"/>`,
  ).join('')
  const grain = `<filter id="${id}"><feTurbulence type="fractalNoise" baseFrequency="${(random.int(3, 60) / 100).toFixed(2)}" numOctaves="${random.int(2, 4)}" seed="${random.int(1, 999)}"/><feColorMatrix type="saturate" values="0"/></filter>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none">${grain}<rect width="100" height="100" fill="${hue(random, random.int(20, 80))}"/><g style="filter:blur(${random.int(0, 3)}px)">${blobs}</g><rect width="100" height="100" filter="url(#${id})" opacity=".${random.int(12, 45)}"/></svg>`
}

/** A flat drawing, with or without a ground of its own. */
function drawing(random: Random, ground: boolean): string {
  const shapes = Array.from({ length: random.int(4, 10) }, () => {
    const fill = hue(random, random.int(35, 80))
    const [x, y, size] = [random.int(8, 80), random.int(8, 80), random.int(8, 34)]
    return random.pick([
      `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${fill}"/>`,
      `<rect x="${x}" y="${y}" width="${Math.min(size, 96 - x)}" height="${Math.min(size * 1.4, 96 - y)}" rx="3" fill="${fill}"/>`,
      `<path d="M${x} ${y}l${size / 2} ${size}h-${size}z" fill="${fill}"/>`,
      `<path d="M4 ${y}q24 -${size} 46 0t46 0" fill="none" stroke="${fill}" stroke-width="3"/>`,
    ])
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none">${ground ? `<rect width="100" height="100" fill="${hue(random, random.int(80, 94))}"/>` : ''}${shapes}</svg>`
}

/** A mark of a company: a shape in one colour. */
function mark(random: Random): string {
  const fill = hue(random, random.int(25, 60))
  const shape = random.pick([
    `<circle cx="50" cy="50" r="46" fill="${fill}"/><circle cx="50" cy="50" r="20" fill="#fff"/>`,
    `<path d="M50 4L96 90H4z" fill="${fill}"/>`,
    `<rect x="4" y="4" width="92" height="92" rx="24" fill="${fill}"/><path d="M25 60l20-30 14 18 16-22" stroke="#fff" stroke-width="9" fill="none"/>`,
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${shape}</svg>`
}

export type PictureKind = 'photo' | 'drawing' | 'sketch' | 'mark'

let used = 0

/** An `img` of this size. A sketch is a drawing without a ground. */
export function picture(random: Random, kind: PictureKind, style: string): string {
  const svg = kind === 'photo' ? photo(random, `g${used++}`) : kind === 'mark' ? mark(random) : drawing(random, kind === 'drawing')
  return `<img alt="" style="${style}" src="data:image/svg+xml,${encodeURIComponent(svg)}">`
}

/** A chart as dashboards draw it: an inline SVG with axes, labels and bars or a line. Its words belong to the picture. */
export function chart(random: Random, width: string, height: number, ink: string): string {
  const colour = hue(random, random.int(40, 60))
  const values = Array.from({ length: random.int(6, 14) }, () => random.int(10, 90))
  const step = 380 / values.length
  const bars = values.map((value, at) => `<rect x="${34 + at * step}" y="${110 - value}" width="${step * 0.6}" height="${value}" fill="${colour}"/>`).join('')
  const line = `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${values.map((value, at) => `${34 + at * step},${110 - value}`).join(' ')}"/>`
  const grid = [20, 50, 80, 110]
    .map((y) => `<path d="M30 ${y}H414" stroke="${ink}" opacity=".15"/><text x="2" y="${y + 4}" font-size="10" fill="${ink}" opacity=".7">${110 - y}</text>`)
    .join('')
  const turns = values.slice(0, 4).map((value, at) => ({ value, at }))
  const ring = `<g fill="none" stroke-width="22">${turns.map(({ value, at }) => `<circle cx="210" cy="65" r="40" stroke="hsl(${at * 67} 55% 55%)" stroke-dasharray="${value} 251" stroke-dashoffset="${-at * 63}"/>`).join('')}</g>`
  const kind = random.pick([grid + bars, grid + line, ring])
  return `<svg data-chart viewBox="0 0 418 130" style="width:${width};height:${height}px;display:block">${kind}</svg>`
}

/** A chart of one smooth line, with dots and a shade below at times, or of bars, words at both axes. As large as its place, so that its type is. */
export function curve(random: Random, width: string, height: number): string {
  const colour = hue(random, random.int(40, 60))
  const count = random.int(5, 12)
  const [step, low] = [540 / count, height - 30]
  const at = (place: number) => 50 + (place + 0.5) * step
  const values = Array.from({ length: count }, () => random.int(10, height - 50))
  const path = values
    .map((value, place) => (place === 0 ? `M${at(0)} ${low - value}` : `S${at(place) - step / 2} ${low - value} ${at(place)} ${low - value}`))
    .join('')
  const dots = random.chance(0.5) ? values.map((value, place) => `<circle cx="${at(place)}" cy="${low - value}" r="4" fill="${colour}"/>`).join('') : ''
  const shade = random.chance(0.5) ? `<path d="${path}V${low}H${at(0)}z" fill="${colour}" opacity=".2"/>` : ''
  const bars = values
    .map((value, place) => `<rect x="${at(place) - step * 0.3}" y="${low - value}" width="${step * 0.6}" height="${value}" fill="${colour}"/>`)
    .join('')
  const words = `<g font-size="12" fill="currentColor" opacity=".75">${[0, 1, 2, 3].map((line) => `<text x="8" y="${low - (line * low) / 4}">${line * 10}k</text>`).join('')}${values.map((_, place) => `<text x="${at(place)}" y="${height - 6}" text-anchor="middle">${place + 1}.${random.int(1, 12)}.</text>`).join('')}</g>`
  const grid = [0, 1, 2, 3].map((line) => `<path d="M44 ${low - (line * low) / 4}H590" stroke="currentColor" opacity=".12"/>`).join('')
  return `<svg data-chart viewBox="0 0 600 ${height}" style="width:${width};height:${height}px;display:block">${grid}${words}${random.chance(0.35) ? bars : `${shade}<path d="${path}" fill="none" stroke="${colour}" stroke-width="3"/>${dots}`}</svg>`
}
