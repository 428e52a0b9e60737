import { type DataSetId, type ExportFormat, type ExportQuestion, type ExportRange } from '@tagmason/domain'
import type { DatesFromTo } from '@tagmason/ui'
import { useState } from 'react'

export type ExportDraft = ReturnType<typeof useExportDraft>

/** What shall be exported, as it stands in the form. `question` holds the last range that is whole. */
export function useExportDraft() {
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [dateRange, setRange] = useState<ExportRange>('last-30-days')
  const [days, setDays] = useState<DatesFromTo>()
  const [dataSets, setDataSets] = useState<DataSetId[]>(['user-data'])
  const [question, ask] = useState<ExportQuestion>({ dateRange, format })
  return {
    format,
    dateRange,
    days,
    dataSets,
    question,
    /** Whether a range of one’s own has its days. */
    whole: dateRange !== 'custom' || days !== undefined,
    setFormat: (next: ExportFormat) => {
      setFormat(next)
      ask({ ...question, format: next })
    },
    setRange: (next: ExportRange) => {
      setRange(next)
      if (next !== 'custom') ask({ format, dateRange: next })
      else if (days !== undefined) ask({ format, dateRange: next, ...days })
    },
    setDays: (next: DatesFromTo) => {
      setDays(next)
      ask({ format, dateRange: 'custom', ...next })
    },
    tick: (id: DataSetId, ticked: boolean) => setDataSets(ticked ? [...dataSets, id] : dataSets.filter((each) => each !== id)),
  }
}
