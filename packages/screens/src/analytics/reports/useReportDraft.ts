import { type Report, type ReportDefinition, type ReportDimension, type ReportDraft, type ReportMetric, reportMetrics, sameName } from '@tagmason/domain'
import { useState } from 'react'

export interface Draft extends ReportDefinition {
  name: string
}

const empty: Draft = { name: '', dimension: 'day', metrics: ['visits'], period: '30', filter: '' }

/** What is written in the report editor, and what is wrong with it once somebody tried to save it. It begins with the report, or empty. */
export function useReportDraft(rows: readonly Report[], report?: Report) {
  const [draft, setDraft] = useState<Draft>(report === undefined ? empty : { name: report.name, ...report.definition })
  const [tried, setTried] = useState(false)
  const { name, ...definition } = draft
  const taken = rows.some((row) => row.id !== report?.id && sameName(row.name, name))
  const nameWrong: 'nameMissing' | 'nameTaken' | false = name.trim() === '' ? 'nameMissing' : taken ? 'nameTaken' : false
  const noColumns = draft.metrics.length === 0
  return {
    draft,
    definition,
    noColumns,
    nameWrong: tried && nameWrong,
    set: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    /** Other rows have other columns. */
    setDimension: (dimension: ReportDimension) => setDraft({ ...draft, dimension, metrics: metricsOf(dimension).slice(0, 2) }),
    /** The report to keep, when nothing is wrong with it. */
    checked: (): ReportDraft | undefined => {
      setTried(true)
      return nameWrong === false && !noColumns ? { name, definition } : undefined
    },
  }
}

export const metricsOf = (dimension: ReportDimension): ReportMetric[] => [...reportMetrics[dimension]]
