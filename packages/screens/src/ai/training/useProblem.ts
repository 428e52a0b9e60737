import type { TrainingJob } from '@tagmason/domain'
import { formatNumber, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { trainingText } from './texts.ts'

/** Why a training ended in error, in words. */
export function useProblem({ problem, dataPoints }: TrainingJob): string {
  const text = useText(trainingText)
  const locale = useLocale()
  const written = (count: number) => formatNumber(count, {}, locale)
  return problem === undefined ? text.noProblem : text.problems[problem.code](written(dataPoints), written(problem.needs))
}
