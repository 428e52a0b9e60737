import { defaultPrimaryColor, type Session } from '@tagmason/domain'
import { escapedHtml } from '../files/html.ts'

/** What a digest tells, before it is a text or a page. */
export interface DigestParts {
  /** Each with its lines; a title is empty for figures, which need none. */
  lists: readonly { title: string; lines: readonly string[] }[]
  /** Visits by day; empty where nothing was collected. */
  chart: { title: string; bars: readonly { day: string; value: number; shown: string }[] } | null
}

export interface DigestFrame {
  /** What it tells of, without the brand. */
  title: string
  language: Session['preferences']['language']
  brand: Session['brand']
  /** What the link to the preferences is called, and where it leads in this installation. */
  settings: { words: string; path: string }
}

const longestBar = 24
const shareOf = (bars: readonly { value: number }[], value: number) => value / Math.max(1, ...bars.map((bar) => bar.value))

/** A digest as plain text, its chart of blocks. */
export function digestText({ lists, chart }: DigestParts, { settings }: DigestFrame): string {
  const told = lists.map(({ title, lines }) => (title === '' ? lines.join('\n') : [title, ...lines.map((line) => `- ${line}`)].join('\n')))
  const drawn =
    chart === null
      ? []
      : [
          [
            chart.title,
            ...chart.bars.map(({ day, value, shown }) => `${day}  ${'█'.repeat(Math.round(shareOf(chart.bars, value) * longestBar))} ${shown}`),
          ].join('\n'),
        ]
  return `${[...told, ...drawn].join('\n\n')}\n\n${settings.words}\n${settings.path}\n`
}

const dark = '#1f2937'
const muted = '#6b7280'

/**
 * The same as a page of a mail: tables and styles of their own, which every mail program draws, nothing to fetch, and the colour and name of the brand. Links are
 * paths of this installation, which whoever sends it completes.
 */
export function digestHtml({ lists, chart }: DigestParts, { title: of, language, brand, settings }: DigestFrame): string {
  const { name = 'Tagmason', color = defaultPrimaryColor } = brand ?? {}
  const told = lists.map(({ title, lines }) => {
    const items = lines.map((line) => `<li style="margin:0 0 4px">${escapedHtml(line)}</li>`).join('')
    return `${title === '' ? '' : heading(title)}<ul style="margin:0 0 16px;padding-left:20px">${items}</ul>`
  })
  const rows = chart?.bars.map(({ day, value, shown }) => {
    const width = Math.round(shareOf(chart.bars, value) * 100)
    const bar = width === 0 ? '' : `<div style="width:${width}%;height:14px;background:${escapedHtml(color)};border-radius:3px"></div>`
    return `<tr><td style="padding:3px 12px 3px 0;white-space:nowrap;color:${muted}">${escapedHtml(day)}</td><td style="width:70%;padding:3px 0">${bar}</td><td style="padding:3px 0 3px 12px;text-align:right">${escapedHtml(shown)}</td></tr>`
  })
  const drawn =
    chart === null || rows === undefined
      ? ''
      : `${heading(chart.title)}<table style="width:100%;border-collapse:collapse;font-size:14px">${rows.join('')}</table>`
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapedHtml(of)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#f3f4f6;color:${dark};font:15px/1.5 Arial,Helvetica,sans-serif">`,
    `<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-top:6px solid ${escapedHtml(color)};border-radius:6px">`,
    `<p style="margin:0 0 4px;font-weight:bold">${escapedHtml(name)}</p><h1 style="margin:0 0 16px;font-size:20px">${escapedHtml(of)}</h1>`,
    ...told,
    drawn,
    `<p style="margin:24px 0 0;font-size:13px;color:${muted}"><a style="color:${muted}" href="${escapedHtml(settings.path)}">${escapedHtml(settings.words.replace(/[:\s]+$/, ''))}</a></p>`,
    '</div></body></html>',
  ].join('\n')
}

const heading = (text: string) => `<h2 style="margin:16px 0 8px;font-size:15px">${escapedHtml(text)}</h2>`
