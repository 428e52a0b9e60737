import { useText } from '../../language.ts'
import { reportsText } from './texts.ts'

/** What the columns and rows of a report are called in the member's language, by their keys. */
export function useColumnWords(): Record<string, string> {
  const { dimensions, metrics, devices, generatedAt } = useText(reportsText)
  return { ...dimensions, ...metrics, ...devices, generated: generatedAt }
}
