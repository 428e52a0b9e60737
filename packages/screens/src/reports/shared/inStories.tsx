import type { PublicShare } from '@tagmason/domain'
import type { AskShared, SharedRefusal } from './answers.ts'
import { SharedPage } from './SharedPage.tsx'

const day = (at: number) => new Date(Date.UTC(2026, 1, at)).toISOString()
const common = { brand: {}, timeZone: 'Europe/Madrid', at: '2026-03-01T12:00:00.000Z' }
const days = Array.from({ length: 14 }, (_, at) => ({
  id: `day-${at}`,
  name: day(at + 1),
  values: [320 + ((at * 37) % 90), 18 + ((at * 7) % 11), 91_000 + at * 2500],
}))
const devices = [
  { id: 'mobile', name: 'mobile', values: [640] },
  { id: 'desktop', name: 'desktop', values: [410] },
  { id: 'tablet', name: 'tablet', values: [70] },
]

export const report: PublicShare = {
  ...common,
  name: 'Executive Summary',
  content: {
    kind: 'report',
    about: { project: 'Corner Bakery', days: 30 },
    table: { dimension: 'day', metrics: ['visits', 'conversions', 'revenue'], rows: days },
  },
}

const shown = { filter: '', period: null, look: 'line' as const }
const byDay = { dimension: 'day' as const, metrics: ['visits' as const], rows: days.map((row) => ({ ...row, values: row.values.slice(0, 1) })) }

export const dashboard: PublicShare = {
  ...common,
  name: 'Sales at a Glance',
  content: {
    kind: 'dashboard',
    about: { project: 'Corner Bakery', days: 30 },
    range: '30',
    widgets: [
      {
        widget: { ...shown, id: 'a', type: 'metric', title: 'Visits', x: 0, y: 0, w: 4, h: 2, dimension: 'day', metrics: ['visits'] },
        figures: { table: byDay, totals: [{ metric: 'visits', value: 5120, before: 4740, change: 0.08 }], shares: [] },
      },
      {
        widget: { ...shown, id: 'b', type: 'pie', title: 'Devices', x: 4, y: 0, w: 4, h: 5, dimension: 'device', metrics: ['users'] },
        figures: { table: { dimension: 'device', metrics: ['users'], rows: devices }, totals: [], shares: [57, 37, 6] },
      },
      {
        widget: { ...shown, id: 'c', type: 'chart', title: 'Visits by day', x: 0, y: 5, w: 12, h: 5, dimension: 'day', metrics: ['visits'] },
        figures: { table: byDay, totals: [], shares: [] },
      },
      {
        widget: { ...shown, id: 'd', type: 'table', title: 'Pages', x: 8, y: 0, w: 4, h: 5, dimension: 'page', metrics: ['conversions'] },
        figures: { table: { dimension: 'page', metrics: ['conversions'], rows: [] }, totals: [], shares: [] },
      },
    ],
  },
}

/** A link that shows this, or refuses so. */
export interface Link {
  shows?: PublicShare
  refuses?: SharedRefusal
  /** The one that opens it; what is refused at first is that it is needed. */
  password?: string
  /** No answer ever comes. */
  hangs?: true
  embedded?: boolean
  speaks?: readonly string[]
}

/** The passwords that were sent, in order; '' where none was. */
export const tried: string[] = []

const askOf =
  ({ shows = report, refuses, password: wanted, hangs }: Link): AskShared =>
  async (password) => {
    tried.push(password ?? '')
    if (hangs === true) return new Promise(() => undefined)
    if (wanted !== undefined && password === wanted) return { done: shows }
    if (refuses !== undefined && (wanted === undefined || password !== undefined)) return { refused: refuses }
    if (wanted !== undefined) return { refused: { code: password === undefined ? 'passwordNeeded' : 'passwordWrong' } }
    return { done: shows }
  }

/** Made once a story, so that drawing again asks nothing again. */
const asks = new WeakMap<Link, AskShared>()

/** The page as it stands in a window. */
export function InWindow({ link, mode }: { link: Link; mode: 'light' | 'dark' }) {
  const ask = asks.get(link) ?? askOf(link)
  asks.set(link, ask)
  return <SharedPage token="a-token" ask={ask} mode={mode} embedded={link.embedded ?? false} speaks={link.speaks ?? ['en-US']} />
}
