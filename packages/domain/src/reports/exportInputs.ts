import { z } from 'zod'
import { text } from '../inputTerms.ts'
import { dataSetIds, exportFormats, exportRanges } from './exports.ts'

/** What columns and titles are called, by their keys. */
export const wordsSchema = z.record(z.string().max(40), z.string().max(120))

const day = z.iso.date()

/** `from` and `to` count for `custom` only, which cannot do without. */
const range = { dateRange: z.enum(exportRanges), from: day.optional(), to: day.optional() }

type Range = z.infer<z.ZodObject<typeof range>>
const hasDays = ({ dateRange, from, to }: Range) => dateRange !== 'custom' || (from !== undefined && to !== undefined)
const inOrder = ({ dateRange, from, to }: Range) => dateRange !== 'custom' || from === undefined || to === undefined || from <= to
const days = { path: ['from'], message: 'A range of one’s own needs its first and its last day.' }
const order = { path: ['to'], message: 'The range ends before it begins.' }

export const exportQuestionSchema = z
  .object({ ...range, format: z.enum(exportFormats) })
  .refine(hasDays, days)
  .refine(inOrder, order)
export type ExportQuestion = z.infer<typeof exportQuestionSchema>

/** One file for each data set. */
export const newExportSchema = z
  .object({ ...range, format: z.enum(exportFormats), dataSets: z.array(z.enum(dataSetIds)).min(1), words: wordsSchema.optional() })
  .refine(hasDays, days)
  .refine(inOrder, order)

/** Any table as it stands on a screen. */
export const tableExportSchema = z
  .object({
    title: text(120),
    format: z.enum(exportFormats),
    columns: z.array(z.string().max(120)).min(1).max(40),
    rows: z.array(z.array(z.union([z.string().max(5000), z.number()]))).max(10_000),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    message: 'A row has not as many cells as there are columns.',
  })
