import type { AIInsight, FindingWords } from '@tagmason/domain'
import { useText } from '../../language.ts'
import { insightsText } from './texts.ts'

/** What an insight says, in the member's language where a rule found it, and as it was written elsewhere. */
export function useWords({ finding, title, description, timeframe }: AIInsight): FindingWords {
  const text = useText(insightsText)
  return finding === undefined ? { title, description, timeframe, segment: '', calculation: '', act: '' } : text.finding(finding)
}
