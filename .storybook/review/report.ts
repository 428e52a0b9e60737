import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { rawOf } from './compare.ts'
import { places, store } from './places.ts'
import type { PictureResult, StoryRecord } from './record.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const embedded = async (image: Buffer | string) =>
  `data:image/webp;base64,${(await sharp(image).resize({ width: 900, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()).toString('base64')}`

/** The pixels that differ, red on a pale copy of the accepted picture; pictures of different size are compared in the larger frame. */
async function difference(before: string, after: string): Promise<Buffer> {
  const raws = await Promise.all([rawOf(before), rawOf(after)])
  const width = Math.max(...raws.map((raw) => raw.width))
  const height = Math.max(...raws.map((raw) => raw.height))
  const [one, other] = await Promise.all(
    [before, after].map(async (file) =>
      rawOf(
        await sharp({ create: { width, height, channels: 4, background: '#ff00ff' } })
          .composite([{ input: file, left: 0, top: 0 }])
          .png()
          .toBuffer(),
      ),
    ),
  )
  const data = new Uint8Array(width * height * 4)
  if (one && other) pixelmatch(one.data, other.data, data, width, height, { threshold: 0 })
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

async function pictureRow(story: string, { mode, state, pixels, accepted }: PictureResult): Promise<string> {
  const actual = places.actual(story, mode)
  const before = accepted !== undefined && store.has(accepted) ? store.imageFile(accepted) : undefined
  const after = existsSync(actual) ? actual : undefined
  const figures = [
    before === undefined ? '' : `<figure><figcaption>Accepted</figcaption><img alt="Accepted" src="${await embedded(before)}"></figure>`,
    before === undefined || after === undefined
      ? ''
      : `<figure><figcaption>Difference, ${pixels} pixels</figcaption><img alt="Difference" src="${await embedded(await difference(before, after))}"></figure>`,
    after === undefined ? '' : `<figure><figcaption>Now</figcaption><img alt="Now" src="${await embedded(after)}"></figure>`,
  ]
  return `<section><h3><a href="http://127.0.0.1:6006/?path=/story/${encodeURIComponent(story)}">${escaped(story)}</a> in ${mode}: ${state}</h3><div class="row">${figures.join('')}</div></section>`
}

const style = `body{font:14px/20px system-ui,sans-serif;margin:24px;color:#1a1a1e;background:#fff}h1{font-size:20px}h2{font-size:16px;margin-top:32px}h3{font-size:14px;margin:24px 0 8px}a{color:#2449c6}.row{display:flex;gap:16px;flex-wrap:wrap}figure{margin:0;max-width:32%}figcaption{color:#5c5d67;font-size:12px}img{max-width:100%;border:1px solid #e5e5e9}td,th{text-align:start;padding:2px 16px 2px 0}li{margin:4px 0;white-space:pre-wrap}`

/** Most pictures in one report: beyond that a reader accepts or mends in bulk, and a browser would choke. */
const most = 200

/** Writes `reports/pictures/index.html`: one file that holds everything, so that it can be sent or kept as it is. */
export async function writeReport(records: readonly StoryRecord[], faults: readonly string[]): Promise<string> {
  const different = records.flatMap(({ story, pictures }) => pictures.filter(({ state }) => state !== 'same').map((picture) => ({ story, picture })))
  const rows: string[] = []
  for (const { story, picture } of different.slice(0, most)) rows.push(await pictureRow(story, picture))
  const failing = records.filter((record) => record.faults.length > 0)
  const slow = [...records].sort((one, other) => other.took - one.took).slice(0, 20)
  const pictures = records.reduce((sum, record) => sum + record.pictures.length, 0)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style><h1>${records.length} stories, ${pictures} pictures, ${different.length} not as accepted</h1>
${faults.length === 0 ? '' : `<h2>What fails</h2><ul>${faults.map((fault) => `<li>${escaped(fault)}</li>`).join('')}</ul>`}
${failing.length === 0 ? '' : `<h2>Stories with faults</h2><ul>${failing.map((record) => `<li><a href="http://127.0.0.1:6006/?path=/story/${encodeURIComponent(record.story)}">${escaped(record.story)}</a>\n${escaped(record.faults.join('\n'))}</li>`).join('')}</ul>`}
${rows.length === 0 ? '' : `<h2>Pictures</h2>${different.length > most ? `<p>The first ${most} of ${different.length}.</p>` : ''}${rows.join('\n')}`}
<h2>Slowest stories</h2><table>${slow.map((record) => `<tr><td>${escaped(record.story)}</td><td>${record.took} ms</td></tr>`).join('')}</table></html>
`
  mkdirSync(places.reports, { recursive: true })
  const file = join(places.reports, 'index.html')
  writeFileSync(file, html)
  return file
}
