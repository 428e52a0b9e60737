import { exportKeptDays, type ExportFormat, type ExportRecord, type ExportRow, listedExports, mostExportRows, Refusal } from '@tagmason/domain'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { base64 } from '../files/table.ts'
import { endingOf, fileAs, fileOf } from '../files/tableFile.ts'
import { own, ownRow } from '../own.ts'
import { fromBin, toBin } from './bin.ts'
import { dataRows } from './dataSets.ts'
import { estimate, titleOf } from './exportFile.ts'
import { daysOf, today } from './exportRange.ts'
import { projectZone } from '../analytics/zonedTime.ts'

/** How many rows are gathered at once, so that nobody waits long for their turn. */
const piece = 250

export const exports: Handles<'exports'> = {
  'exports.offer': async (context, question) => {
    const days = await daysOf(context, question)
    const sets = await context.records.list('dataSets')
    return {
      today: await today(context),
      dataSets: await Promise.all(sets.map(async (set) => estimate(set, question.format, days, await dataRows(context, set.id, days)))),
    }
  },

  // The clock of the sample stands still, so the last one written is the newest.
  'exports.list': async (context) =>
    (await own(context, 'exports', { order: 'exported', descending: true, limit: listedExports })).map((row) => shown(context, row)),

  'exports.start': async (context, { dataSets, format, words, ...range }) => {
    const { from, to } = await daysOf(context, range)
    const names = new Map((await context.records.list('dataSets')).map(({ id, name }) => [id, name]))
    return [...new Set(dataSets)].map((dataSet) => {
      const id = context.ports.id()
      const asked = { name: names.get(dataSet) ?? dataSet, dataSet, format, dateRange: range.dateRange, from, to }
      return put(context, { ...asked, ...begun(context), id, project: context.session.project, ...(words === undefined ? {} : { words }) })
    })
  },

  'exports.work': async (context, { id }) => {
    const row = await ownRow(context, 'exports', id)
    // Somebody else may have finished or stopped it.
    return row.status === 'processing' ? work(context, row) : shown(context, row)
  },

  'exports.cancel': async (context, { id }) => {
    const row = await ownRow(context, 'exports', id)
    if (row.status !== 'processing') throw new Refusal('conflict', `The export '${row.name}' is ${row.status}: there is nothing to cancel.`)
    return failed(context, row, 'cancelled')
  },

  'exports.retry': async (context, { id }) => {
    const row = await ownRow(context, 'exports', id)
    if (row.status !== 'failed' && !isExpired(context, row))
      throw new Refusal('conflict', `The export '${row.name}' is ${row.status}: only one that failed or expired runs again.`)
    const { from, to } = await daysOf(context, row)
    context.records.remove('exportFiles', id)
    return put(context, { ...row, ...begun(context), from, to })
  },

  'exports.download': async (context, { id }) => {
    const row = await ownRow(context, 'exports', id)
    if (row.status !== 'completed') throw new Refusal('conflict', `The export '${row.name}' is ${row.status}: it has no file.`)
    if (isExpired(context, row)) throw new Refusal('conflict', `The file of '${row.name}' was kept for ${exportKeptDays} days: run the export again.`)
    const file = await context.records.get('exportFiles', id)
    // The files of the sample are not stored: they are made of rows that do not change.
    const encoded =
      file?.base64 ?? base64(await apart(context, 'export', row, await dataRows(context, row.dataSet, { ...row, timeZone: await projectZone(context) })))
    return fileAs(titleOf(row), row.format, new Date(row.exported), encoded)
  },

  'exports.remove': async (context, { id }) => {
    const { status, name } = await ownRow(context, 'exports', id)
    if (status === 'processing') throw new Refusal('conflict', `The export '${name}' is being made: cancel it first.`)
    await toBin(context, 'exports', id)
  },
  'exports.restore': (context, { id }) => fromBin(context, 'exports', id),

  'exports.table': async (context, { title, format, columns, rows }) => {
    const { now } = context
    return fileOf(title, format, now, await apart(context, 'table', { title, detail: now.toISOString().slice(0, 10), columns, rows }, format))
  },
}

/** Gathers the next rows; with the last ones the file is written. */
async function work(context: Context, row: ExportRecord): Promise<ExportRow> {
  const all = await dataRows(context, row.dataSet, { ...row, timeZone: await projectZone(context) })
  if (all.length === 0) return failed(context, row, 'nothingCollected')
  if (all.length > mostExportRows) return failed(context, row, 'tooLarge')
  const { id, project } = row
  const before = (await context.records.get('exportFiles', id))?.rows ?? []
  // What a real project collects goes on coming, so a second look could find other rows: it is gathered at once.
  const end = context.session.space === 'real' ? all.length : before.length + piece
  const rows = [...before, ...all.slice(before.length, end)]
  if (rows.length < all.length) {
    context.records.put('exportFiles', id, { id, project, rows, base64: null })
    return put(context, { ...row, progress: Math.floor((rows.length / all.length) * 100) })
  }
  const bytes = await apart(context, 'export', row, rows)
  context.records.put('exportFiles', id, { id, project, rows: [], base64: base64(bytes) })
  return put(context, {
    ...row,
    status: 'completed',
    progress: 100,
    size: bytes.length,
    downloadUrl: pathOf(id, row.format),
    validUntil: new Date(context.now.getTime() + exportKeptDays * 86_400_000).toISOString(),
  })
}

const pathOf = (id: string, format: ExportFormat) => `/downloads/${id}.${endingOf(format)}`

const begun = ({ now, session }: Context) =>
  ({
    status: 'processing',
    progress: 0,
    size: null,
    downloadUrl: null,
    validUntil: null,
    problem: null,
    exported: now.toISOString(),
    startedBy: session.member.id,
  }) as const

function failed(context: Context, row: ExportRecord, problem: NonNullable<ExportRecord['problem']>): ExportRow {
  context.records.remove('exportFiles', row.id)
  return put(context, { ...row, status: 'failed', problem })
}

/** A server goes on with the exports of real projects; those of the sample are a page's. */
const goesOnItself = ({ ports, session }: Context) => ports.server !== undefined && session.space === 'real'

const isExpired = ({ now }: Context, { validUntil }: ExportRecord) => validUntil !== null && Date.parse(validUntil) <= now.getTime()

function shown(context: Context, { words: _words, ...row }: ExportRecord): ExportRow {
  const expired = isExpired(context, row)
  return {
    ...row,
    expired,
    downloadUrl: expired ? null : row.downloadUrl,
    mine: row.status === 'processing' && !goesOnItself(context) && row.startedBy === context.session.member.id,
  }
}

function put(context: Context, row: ExportRecord): ExportRow {
  context.records.put('exports', row.id, row)
  return shown(context, row)
}
