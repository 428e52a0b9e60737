import { readCsvLines } from '../setup/table.ts'
import type { TableRefusal } from '../setup/tableTerms.ts'
import type { CampaignCost } from './campaigns.ts'

export type CsvRow = Omit<CampaignCost, 'id' | 'project' | 'integration'>

/** Why a file of campaign costs cannot be read: it is no CSV, nothing is in it, a column is missing, or a line has something that is no day or number. */
export type CsvProblem =
  | { kind: 'file'; refused: TableRefusal }
  | { kind: 'empty' }
  | { kind: 'column'; column: CsvColumn }
  | { kind: 'line'; line: number; column: CsvColumn }

export const csvColumns = ['day', 'campaign', 'impressions', 'clicks', 'cost', 'conversions'] as const
export type CsvColumn = (typeof csvColumns)[number]

/** What the platforms call the columns in their exports. */
const heads: Record<CsvColumn, RegExp> = {
  day: /^(day|date|reporting starts|start date.*|send date|send time)$/,
  campaign: /^(campaign|campaign name|campaign title|title)$/,
  impressions: /^(impr\.?|impressions|total recipients|delivered|successful deliveries)$/,
  clicks: /^(clicks|link clicks|unique clicks|total clicks)$/,
  cost: /^(cost|spend|amount spent|total spent)( ?\(.*\))?$/,
  conversions: /^(conv\.?|conversions|results|orders|total orders)$/,
}

/** Reads an export of campaign costs. Costs are in whole units of the currency: 12.50 becomes 1250 cents. */
export function readCampaignCsv(text: string): { rows: CsvRow[] } | { problem: CsvProblem } {
  const read = readCsvLines(text)
  if ('why' in read) return { problem: { kind: 'file', refused: read } }
  // Spreadsheets leave lines of separators alone.
  const [head, ...lines] = read.filter(({ values }) => values.some((value) => value.trim() !== ''))
  if (head === undefined || lines.length === 0) return { problem: { kind: 'empty' } }
  const names = head.values.map((name) => name.trim().toLowerCase())
  const at = new Map(csvColumns.map((column) => [column, names.findIndex((name) => heads[column].test(name))]))
  const missing = csvColumns.find((column) => at.get(column) === -1)
  if (missing !== undefined) return { problem: { kind: 'column', column: missing } }
  const rows: CsvRow[] = []
  for (const { line, values } of lines) {
    const cell = (column: CsvColumn) => (values[at.get(column) ?? -1] ?? '').trim()
    const [impressions, clicks, cost, conversions] = [amount(cell('impressions')), amount(cell('clicks')), amount(cell('cost')), amount(cell('conversions'))]
    const day = cell('day').slice(0, 10)
    const wrong =
      (!isDay(day) && 'day') ||
      (cell('campaign') === '' && 'campaign') ||
      (impressions === null && 'impressions') ||
      (clicks === null && 'clicks') ||
      (cost === null && 'cost') ||
      (conversions === null && 'conversions')
    if (wrong) return { problem: { kind: 'line', line, column: wrong } }
    rows.push({
      day,
      campaign: cell('campaign').slice(0, 200),
      impressions: Math.round(impressions ?? 0),
      clicks: Math.round(clicks ?? 0),
      costCents: Math.round((cost ?? 0) * 100),
      conversions: conversions ?? 0,
    })
  }
  return { rows }
}

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

/** The most that one line can say of anything: sums stay exact. */
const most = 1e10

/** A number from nought to `most`: `1,234.50`, `1.234,50` or `1234.5`; nothing is nought. Null where it is none. */
function amount(words: string): number | null {
  const bare = words.replace(/[$€£\s]/g, '')
  const plain = /^[\d.]+,\d{1,2}$/.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare.replace(/,(?=\d{3}(?:\D|$))/g, '')
  return plain === '' || plain === '--' ? 0 : /^\d+(\.\d+)?$/.test(plain) && Number(plain) <= most ? Number(plain) : null
}
