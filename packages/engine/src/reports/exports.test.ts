import { type ActInput, dataSetColumns, dataSetIds, exportFormats, mostExportRows, type ReadInput } from '@tagmason/domain'
import { sample } from '@tagmason/domain/sample'
import { sampleEventsOf } from '@tagmason/domain/sampleEvents'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleSeed } from '../sample.ts'
import { csvRows, pdfPages, pdfTexts, xlsxRows } from '../testing/readFiles.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'

/** The events of the last 30 days and today: of the days of Berlin, the first of which began at 23:00 in UTC. */
const since = sampleEventsOf('analytics-dashboard').filter(({ time }) => time >= Date.parse('2023-12-22T23:00:00Z'))

const question = { dateRange: 'last-30-days', format: 'csv' } as const
type Engine = ReturnType<typeof sampleEngine>['workspace']

/** Starts exports and works on them until they are done. */
async function made(workspace: Engine, input: ActInput<'exports.start'>) {
  const rows = await workspace.act('exports.start', input)
  return Promise.all(
    rows.map(async ({ id }) => {
      const steps = [await workspace.act('exports.work', { id })]
      while (steps.at(-1)?.status === 'processing') steps.push(await workspace.act('exports.work', { id }))
      return { id, steps, row: steps.at(-1) }
    }),
  )
}

const bytesOf = async (workspace: Engine, id: string) => Buffer.from((await workspace.act('exports.download', { id })).base64, 'base64')

describe('exports', () => {
  it('stand with the last asked for first, of every state', async () => {
    const { workspace } = sampleEngine()
    const [rows, { today }] = [await workspace.read('exports.list', undefined), await workspace.read('exports.offer', question)]
    expect(today).toBe('2024-01-22')
    expect(rows.map(({ id, status, mine, expired }) => [id, status, mine, expired])).toEqual([
      ['export-1', 'processing', false, false],
      ['export-2', 'completed', false, false],
      ['export-3', 'completed', false, false],
      ['export-4', 'failed', false, false],
      ['export-5', 'completed', false, false],
    ])
  })

  it('of the sample have the sizes of their files', async () => {
    const { workspace } = sampleEngine()
    for (const row of sample.exports) if (row.status === 'completed') expect((await bytesOf(workspace, row.id)).length, row.id).toBe(row.size)
    for (const id of ['export-1', 'export-4']) await expect(workspace.act('exports.download', { id })).rejects.toMatchObject({ code: 'conflict' })
  })

  it.each(exportFormats)(
    'of each data set are estimated as %s, near what is made (REP-EXPORT-06-B, REP-EXPORT-07-B, REP-EXPORT-08-B, REP-EXPORT-09-B)',
    async (format) => {
      const { workspace } = sampleEngine()
      const { dataSets } = await workspace.read('exports.offer', { ...question, format })
      expect(dataSets.map(({ id, rows }) => [id, rows])).toEqual([
        ['user-data', 446],
        ['revenue-data', 31],
        ['campaign-data', 48],
        ['event-data', 731],
      ])
      const files = await made(workspace, { ...question, format, dataSets: [...dataSetIds] })
      for (const [place, { row }] of files.entries()) {
        const { rows = 0, estimatedSize = 0 } = dataSets[place] ?? {}
        if (rows <= 200) expect(row?.size).toBe(estimatedSize)
        else expect(Math.abs((row?.size ?? 0) - estimatedSize) / estimatedSize).toBeLessThan(0.1)
      }
    },
  )

  it('are gathered in pieces, and go on where they were after a restart (REP-EXPORT-05-B, REP-EXPORT-12-B, DATA-EXPORT-01-B)', async () => {
    const { workspace, as } = sampleEngine()
    const [asked] = await workspace.act('exports.start', { ...question, dataSets: ['user-data', 'user-data'] })
    expect(asked).toMatchObject({ status: 'processing', progress: 0, mine: true, name: 'User Data', from: '2023-12-23', to: '2024-01-22', validUntil: null })
    const id = asked?.id ?? ''
    expect((await workspace.read('exports.list', undefined))[0]?.id).toBe(id)
    expect(await workspace.act('exports.work', { id })).toMatchObject({ status: 'processing', progress: 56, size: null, downloadUrl: null })
    const done = await as('analyst').act('exports.work', { id })
    expect(done).toMatchObject({ status: 'completed', progress: 100, downloadUrl: `/downloads/${id}.csv`, validUntil: '2024-01-29T10:00:00.000Z', mine: false })
    expect(await workspace.act('exports.work', { id })).toEqual(done)
    const rows = csvRows(await bytesOf(workspace, id))
    expect([rows.length, rows[0], (await bytesOf(workspace, id)).length]).toEqual([447, dataSetColumns['user-data'], done.size])
    expect(rows.slice(1).reduce((sum, row) => sum + Number(row[3]), 0)).toBe(new Set(since.map(({ session }) => session)).size)
  })

  it('of revenue add up to the cent, in every format', async () => {
    const { workspace } = sampleEngine()
    const words = { day: 'Tag', revenue: 'Umsatz' }
    const file = async (format: (typeof exportFormats)[number]) => {
      const [export1] = await made(workspace, { ...question, format, dataSets: ['revenue-data'], words })
      return bytesOf(workspace, export1?.id ?? '')
    }
    const revenue = since.reduce((sum, { name, value }) => sum + (name === 'purchase' ? Math.round((value ?? 0) * 100) : 0), 0)
    const cents = (rows: (string | number)[][]) => rows.slice(1).reduce((sum, row) => sum + Math.round(Number(row[3]) * 100), 0)
    const csv = csvRows(await file('csv'))
    expect([csv[0], cents(csv)]).toEqual([['Tag', 'visits', 'orders', 'Umsatz', 'averageOrder', 'revenuePerVisit', 'currency'], revenue])
    const sheet = xlsxRows(await file('excel'))
    expect([sheet.length, cents(sheet), typeof sheet[1]?.[3]]).toEqual([32, revenue, 'number'])
    const json = JSON.parse((await file('json')).toString()) as { dataSet: string; rows: { revenue: number; day: string }[] }
    expect([json.dataSet, json.rows.length, json.rows.reduce((sum, row) => sum + Math.round(row.revenue * 100), 0)]).toEqual(['revenue-data', 31, revenue])
    expect(json.rows.at(-1)?.day).toBe('2024-01-22')
    const pdf = await file('pdf')
    expect(pdfPages(pdf)).toEqual({ pages: 1, sound: true })
    expect(pdfTexts(pdf).slice(0, 4)).toEqual(['Revenue Data', '2023-12-23 \u0096 2024-01-22', 'Tag', 'visits'])
    expect(pdfTexts(pdf)).toContain(String(json.rows.at(-1)?.revenue))
  })

  it.each<[string, Partial<ReadInput<'exports.offer'>>, string]>([
    ['without days', {}, 'from'],
    ['that ends before it begins', { from: '2024-01-10', to: '2024-01-09' }, 'to'],
    ['that ends tomorrow', { from: '2024-01-10', to: '2024-01-23' }, 'to'],
    ['of a day that there is not', { from: '2024-01-10', to: '2024-02-30' }, 'to'],
  ])('refuse a range of one’s own %s', async (_, days, path) => {
    const { workspace, store } = sampleEngine()
    const range = { ...days, dateRange: 'custom', format: 'csv' } as const
    const wrong = { code: 'invalid', issues: [expect.objectContaining({ path })] }
    await expect(workspace.read('exports.offer', range)).rejects.toMatchObject(wrong)
    await expect(workspace.act('exports.start', { ...range, dataSets: ['user-data'] })).rejects.toMatchObject(wrong)
    expect((await store.list('exports')).size).toBe(5)
  })

  it('take both ends of a range of one’s own, in the time zone of the project', async () => {
    const { workspace } = sampleEngine()
    const oneDay = { dateRange: 'custom', from: '2024-01-16', to: '2024-01-16', format: 'csv' } as const
    const [hours] = await made(workspace, { ...oneDay, dataSets: ['event-data'] })
    const rows = csvRows(await bytesOf(workspace, hours?.id ?? ''))
    // Midnight in Berlin is 23:00 of the day before in UTC.
    expect([rows.length, rows[1]?.[0], rows.at(-1)?.[0]]).toEqual([25, '2024-01-15T23:00:00.000Z', '2024-01-16T22:00:00.000Z'])
    expect((await workspace.read('exports.offer', { ...oneDay, to: '2024-01-22' })).dataSets[0]?.rows).toBe(100)
  })

  it('of two ranges side by side have the rows of the range of both', async () => {
    const { workspace } = sampleEngine()
    const day = (count: number) => new Date(Date.UTC(2023, 10, 20) + count * 86_400_000).toISOString().slice(0, 10)
    const rows = async (from: number, to: number) =>
      (await workspace.read('exports.offer', { dateRange: 'custom', from: day(from), to: day(to), format: 'csv' })).dataSets.map((set) => set.rows)
    await fc.assert(
      fc.asyncProperty(fc.nat(20), fc.nat(20), fc.nat(20), async (start, first, second) => {
        const [mid, end] = [start + first, start + first + 1 + second]
        const [left, right, both] = [await rows(start, mid), await rows(mid + 1, end), await rows(start, end)]
        expect(left.map((count, place) => count + (right[place] ?? 0))).toEqual(both)
      }),
      { numRuns: 12 },
    )
  })

  it('of more rows than are kept fail and say so', async () => {
    const cost = sample.campaignCosts[0]
    if (cost === undefined) throw new Error('The sample has no campaign costs.')
    const day = '2024-01-20'
    const campaignCosts = new Map(Array.from({ length: mostExportRows + 1 }, (_, at) => [`cost-${at}`, { ...cost, id: `cost-${at}`, day }]))
    const { workspace } = sampleEngine({ seed: { ...sampleSeed(), campaignCosts } })
    const [asked] = await workspace.act('exports.start', { ...question, dataSets: ['campaign-data'] })
    expect(await workspace.act('exports.work', { id: asked?.id ?? '' })).toMatchObject({ status: 'failed', problem: 'tooLarge', size: null })
  })

  it('are cancelled, and run again up to today', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('exports.cancel', { id: 'export-1' })).toMatchObject({ status: 'failed', problem: 'cancelled', downloadUrl: null })
    await expect(workspace.act('exports.cancel', { id: 'export-1' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('exports.retry', { id: 'export-2' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('exports.retry', { id: 'export-1' })).toMatchObject({ from: '2024-01-01', to: '2024-01-21', status: 'processing', progress: 0 })
    expect(await workspace.act('exports.retry', { id: 'export-4' })).toMatchObject({ from: '2023-01-22', to: '2024-01-22', problem: null, mine: true })
    const steps = [await workspace.act('exports.work', { id: 'export-4' })]
    while (steps.at(-1)?.status === 'processing' && steps.length < 50) steps.push(await workspace.act('exports.work', { id: 'export-4' }))
    expect(steps.at(-1)).toMatchObject({ status: 'completed', progress: 100 })
  })

  it('expire after seven days: no download, but another run (REP-EXPORT-11-B, DATA-EXPORT-01-B)', async () => {
    const { workspace, store } = sampleEngine()
    const row = await store.get('exports', 'export-5')
    if (row === undefined) throw new Error('The sample has no fifth export.')
    await store.commit([{ collection: 'exports', id: row.id, row: { ...row, validUntil: '2024-01-22T10:00:00.000Z' } }])
    const rows = await workspace.read('exports.list', undefined)
    expect(rows.find(({ id }) => id === row.id)).toMatchObject({ expired: true, downloadUrl: null, status: 'completed' })
    await expect(workspace.act('exports.download', { id: row.id })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('exports.retry', { id: row.id })).toMatchObject({ status: 'processing', expired: false })
  })

  it('are removed with their files, and put back with them', async () => {
    const { workspace } = sampleEngine()
    const [file] = await made(workspace, { ...question, dataSets: ['campaign-data'] })
    const id = file?.id ?? ''
    const bytes = await bytesOf(workspace, id)
    await workspace.act('exports.remove', { id })
    await expect(bytesOf(workspace, id)).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('exports.restore', { id })
    expect((await bytesOf(workspace, id)).equals(bytes)).toBe(true)
    await expect(workspace.act('exports.remove', { id: 'export-1' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('of nothing fail and say so; a project sees its own only (REP-EXPORT-05-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const before = await workspace.read('exports.offer', question)
    expect([await workspace.read('exports.list', undefined), before.dataSets.map(({ rows, estimatedSize }) => rows + estimatedSize)]).toEqual([
      [],
      [0, 0, 0, 0],
    ])
    const [file] = await made(workspace, { ...question, dataSets: ['event-data'] })
    expect(file?.row).toMatchObject({ status: 'failed', problem: 'nothingCollected', project: 'shop' })
    await expect(workspace.act('exports.download', { id: 'export-2' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('are for analysts to start and for all to download', async () => {
    const { workspace } = sampleEngine({ role: 'viewer' })
    await expect(workspace.act('exports.start', { ...question, dataSets: ['user-data'] })).rejects.toMatchObject({ code: 'forbidden' })
    expect((await workspace.act('exports.download', { id: 'export-2' })).fileName).toBe('user-data-2024-01-22.csv')
  })

  it('of any table disarm formulas', async () => {
    const { workspace } = sampleEngine({ role: 'viewer' })
    const table = {
      title: 'Deliveries',
      columns: ['Report', 'Count'],
      rows: [
        ['=HYPERLINK("x")', 2],
        ['@b, c', -3],
      ],
    }
    const csv = await workspace.act('exports.table', { ...table, format: 'csv' })
    expect(csv).toMatchObject({ fileName: 'deliveries-2024-01-22.csv' })
    expect(csvRows(Buffer.from(csv.base64, 'base64'))).toEqual([table.columns, ['\'=HYPERLINK("x")', '2'], ["'@b, c", '-3']])
    const sheet = await workspace.act('exports.table', { ...table, format: 'excel' })
    expect(xlsxRows(Buffer.from(sheet.base64, 'base64'))).toEqual([table.columns, ...table.rows])
    await expect(workspace.act('exports.table', { ...table, rows: [['one cell']], format: 'csv' })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'rows' }],
    })
  })
})
