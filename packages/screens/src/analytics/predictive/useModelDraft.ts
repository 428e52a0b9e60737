import { type DailyMetric, leastHistory, type ModelKind, type ModelRow, type NewModel, sameName } from '@tagmason/domain'
import { useState } from 'react'
import { useOnOpen } from '../../useOnOpen.ts'

export interface ModelDraft {
  name: string
  kind: ModelKind
  metric: DailyMetric
  horizon: number | undefined
  history: number | undefined
}

const empty: ModelDraft = { name: '', kind: 'forecast', metric: 'visits', horizon: 14, history: 60 }
const within = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && Number.isInteger(value) && value >= least && value <= most

/** What is written in the form of a new model, and what is wrong with it once somebody tried to send it. Each opening begins anew. */
export function useModelDraft(open: boolean, rows: readonly ModelRow[]) {
  const [draft, setDraft] = useState(empty)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(empty)
    setTried(false)
  })
  const { name, kind, horizon, history } = draft
  // A score foretells conversions.
  const metric = kind === 'score' ? 'conversions' : draft.metric
  const nameWrong = name.trim() === '' ? 'nameMissing' : rows.some((row) => sameName(row.name, name)) ? 'nameTaken' : false
  return {
    draft,
    set: (part: Partial<ModelDraft>) => setDraft({ ...draft, ...part }),
    problems: {
      name: tried && nameWrong,
      horizon: tried && !within(horizon, 1, 90),
      history: tried && !within(history, leastHistory, 730),
    } as const,
    /** The model to train, when nothing is wrong with it. */
    checked: (): NewModel | undefined => {
      setTried(true)
      return nameWrong === false && within(horizon, 1, 90) && within(history, leastHistory, 730) ? { name, kind, metric, horizon, history } : undefined
    },
  }
}
