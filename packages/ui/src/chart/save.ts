import type { SavedLine } from './Saves.tsx'

/** What a program for tables would take for a formula is kept as words. */
const asWords = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** A field as RFC 4180 writes it; nothing where there is no figure. */
function field(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const text = asWords(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines as CSV (RFC 4180). */
export const csvOf = (lines: readonly SavedLine[]) => lines.map((line) => `${line.map(field).join(',')}\r\n`).join('')

/** The figures of a chart as a file. */
export const saveFigures = (title: string, lines: readonly SavedLine[]) => save(title, 'csv', new Blob([`\uFEFF${csvOf(lines)}`], { type: 'text/csv' }))

/** The picture of a chart as a file; with its ground, because it may be shown anywhere. */
export async function savePicture(title: string, picture: SVGSVGElement, kind: 'svg' | 'png'): Promise<void> {
  const text = new XMLSerializer().serializeToString(alone(picture))
  const file = new Blob([text], { type: 'image/svg+xml' })
  if (kind === 'svg') return save(title, kind, file)
  const drawn = await pixels(text, picture.width.baseVal.value, picture.height.baseVal.value)
  if (drawn !== null) save(title, kind, drawn)
}

const looks = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
]
const room = 16

/** A copy that needs no style sheet: each element has the look that it has on the page. */
function alone(picture: SVGSVGElement): SVGSVGElement {
  const copy = picture.cloneNode(true) as SVGSVGElement
  const [from, to] = [[...picture.querySelectorAll('*')], [...copy.querySelectorAll('*')]]
  for (const [at, element] of from.entries()) {
    const look = getComputedStyle(element)
    for (const name of looks) to[at]?.setAttribute(name, look.getPropertyValue(name))
    to[at]?.removeAttribute('class')
  }
  const { width, height } = { width: picture.width.baseVal.value, height: picture.height.baseVal.value }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('viewBox', `${-room} ${-room} ${width + 2 * room} ${height + 2 * room}`)
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  for (const [name, value] of Object.entries({ x: -room, y: -room, width: width + 2 * room, height: height + 2 * room, fill: groundOf(picture) }))
    ground.setAttribute(name, String(value))
  copy.prepend(ground)
  return copy
}

/** The colour on which the picture stands: that of the nearest element around it that has one. */
function groundOf(element: Element | null): string {
  for (let each = element; each !== null; each = each.parentElement) {
    const color = getComputedStyle(each).backgroundColor
    if (color !== 'rgba(0, 0, 0, 0)' && color !== 'transparent') return color
  }
  return '#ffffff'
}

/** Twice as fine as on the page, so that it is sharp in slides; null where the browser has no canvas. */
async function pixels(text: string, width: number, height: number): Promise<Blob | null> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}

/** Hands a file to the browser, called after the chart without what file systems refuse. */
function save(title: string, kind: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${
    title
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .toLowerCase() || 'chart'
  }.${kind}`
  link.click()
  // The click has started the download by now; the address is not needed again.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
