import type { VisitRun } from '@tagmason/domain'
import { Alert } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { firedIn } from './firedIn.ts'
import { simulatorText } from './texts.ts'

/** So many names fit in a sentence. */
const fewNames = 6

/** What came of the whole visit in one line: how many tags there are, how many fired, and which did not. */
export function VisitSummary({ tags, run }: { tags: number; run: VisitRun }) {
  const text = useText(simulatorText)
  const { fired, silent } = firedIn(run)
  const rest = tags - fired.length
  const named = silent.slice(0, Math.min(fewNames, rest))
  const names = [named.join(', '), ...(rest > named.length ? [text.moreSilent(rest - named.length)] : [])].filter((part) => part !== '').join(' ')
  return <Alert tone={rest === 0 ? 'positive' : 'neutral'} title={text.summary(tags, fired.length)} detail={rest === 0 ? text.allFired : text.silent(names)} />
}
